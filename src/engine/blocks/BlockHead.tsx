import type { ReactNode } from 'react'

/** The heading of a block that has one. */
export function BlockHead({
  label,
  text,
  children,
}: {
  readonly label: string | undefined
  readonly text?: string | undefined
  readonly children?: ReactNode
}): ReactNode {
  if (!label && !children) return null
  return (
    <div className="qs-block-head">
      {label ? <h2>{label}</h2> : null}
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  )
}
