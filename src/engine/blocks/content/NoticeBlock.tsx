import type { ReactNode } from 'react'
import type { NoticePlan } from '#generated/blocks.ts'
import { formatDateTime, textOf } from '#rules'
import { useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { isMet, resultOf } from '../../plan/expressions.ts'
import { sayLeft, timeLeft } from '../../plan/time-left.ts'
import { usePortal } from '../../portal.ts'
import { useNow } from '../../use-now.ts'
import { AccessLine, NoticeLine } from './NoticeLine.tsx'

/** A line about this page or record, or why the reader lacks something, shown while its condition is true. */
export function NoticeBlock({ block }: { readonly block: NoticePlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const moves = useMoves(block.life, scope.record)
  const due = useDue(block)
  if (!isMet(block.when, scope)) return null
  if (block.access !== undefined) {
    const explanation = portal.explain(block.access, { purpose: block.purpose })
    return explanation ? <AccessLine explanation={explanation} tone={block.tone ?? 'warning'} text={block.text} /> : null
  }
  const sentence = resultOf(block.says, scope)
  const text = typeof sentence === 'string' ? sentence : block.text
  return (
    <NoticeLine
      tone={block.tone ?? 'plain'}
      label={block.label ?? ''}
      text={text}
      due={due}
      action={block.action}
      scope={scope}
      moves={moves}
    />
  )
}

/** "2026-11-24 12:00 · 2 days left · calculated until confirmed". */
function useDue({ due, dueNote }: NoticePlan): string | undefined {
  const portal = usePortal()
  const { scope } = usePage()
  const now = useNow()
  const at = resultOf(due, scope)
  const duration = typeof at === 'string' ? timeLeft(at, now) : undefined
  if (typeof at !== 'string' || !duration) return undefined
  const note = resultOf(dueNote, scope)
  const parts = [formatDateTime(at, portal.shell.brand.timeZone), sayLeft(portal, duration), textOf(note) ?? '']
  return parts.filter(Boolean).join(' \u00b7 ')
}
