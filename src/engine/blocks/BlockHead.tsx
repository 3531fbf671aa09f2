import type { ReactNode } from 'react'

export interface BlockHeadProps {
  readonly label: string | undefined
  readonly text?: string | undefined
  /** How many there are of what the heading names. */
  readonly count?: number
  readonly children?: ReactNode
}

/** The heading of a block that has one. */
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
