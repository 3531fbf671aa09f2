import type { ReactNode } from 'react'

export interface PlaceholderProps {
  readonly title: string
  readonly detail: string
}

/** Stands where something cannot be drawn, so that it is seen and not missed. The contract tests look for it. */
export function Placeholder({ title, detail }: PlaceholderProps): ReactNode {
  return (
    <div className="qs-placeholder" data-placeholder role="note">
      <strong>{title}</strong>
      <code>{detail}</code>
    </div>
  )
}
