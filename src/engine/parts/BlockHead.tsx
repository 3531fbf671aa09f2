import type { ReactNode } from 'react'

export interface BlockHeadProps {
  readonly label: string | undefined
  readonly text?: string | undefined
  /** Number of items under the heading. */
  readonly count?: number
  readonly children?: ReactNode
}

/** Optional heading of a block. */
export function BlockHead({ label, text, count, children }: BlockHeadProps): ReactNode {
  if (!label && !children) return null
  return (
    <div className="qs-block-head">
      {label ? (
        <h2>
          {label}
          {count === undefined ? null : <span className="qs-head-count"> {count}</span>}
        </h2>
      ) : null}
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  )
}
