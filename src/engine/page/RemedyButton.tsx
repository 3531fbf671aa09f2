import type { ReactNode } from 'react'
import { Button } from '../display/Button.tsx'
import { usePortal } from '../portal.ts'

export interface RemedyButtonProps {
  /** Text key of the refusal. */
  readonly reason: string
  readonly tone?: 'primary' | 'plain'
}

/** The way on from a refusal, where the app knows one. */
export function RemedyButton({ reason, tone = 'plain' }: RemedyButtonProps): ReactNode {
  const portal = usePortal()
  const remedy = portal.remedyOf(reason)
  if (!remedy) return null
  return (
    <Button tone={tone} small={tone === 'plain'} onClick={() => portal.openDialog(remedy.page)}>
      {remedy.label}
    </Button>
  )
}
