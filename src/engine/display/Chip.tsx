import type { ReactNode } from 'react'
import './chip.css'

export interface ChipProps {
  readonly tone: string
  readonly children: ReactNode
}

/** A state in one word. The dot has the colour, the word the meaning. */
export function Chip({ tone, children }: ChipProps): ReactNode {
  return (
    <span className="qs-chip" data-tone={tone}>
      {children}
    </span>
  )
}
