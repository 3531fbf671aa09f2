import type { ReactNode } from 'react'

export interface PlaceholderProps {
  readonly title: string
  readonly detail: string
}

/** Replaces what cannot be rendered, so that it is noticed. The contract tests look for it. */
export function Placeholder({ title, detail }: PlaceholderProps): ReactNode {
  return (
    <div className="qs-placeholder" data-placeholder role="note">
      <strong>{title}</strong>
      <code>{detail}</code>
    </div>
  )
}

export interface SkeletonProps {
  readonly lines: number
}

/** Outline of what is loading; the caller announces it to screen readers. */
export function Skeleton({ lines }: SkeletonProps): ReactNode {
  return (
    <div className="qs-page-skeleton" aria-hidden="true">
      <span className="qs-bone" data-size="title" />
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
        <span key={index} className="qs-bone" data-size={index % 3 === 2 ? 'short' : undefined} />
      ))}
    </div>
  )
}
