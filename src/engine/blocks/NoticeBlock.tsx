import type { ReactNode } from 'react'
import { usePage } from '../page/page-context.ts'
import type { NoticePlan } from '../plan/block-plans.ts'
import { isMet } from '../plan/expressions.ts'
import { NoticeLine } from './NoticeLine.tsx'

/** A line about this page or record, while its condition holds. */
export function NoticeBlock({ block }: { readonly block: NoticePlan }): ReactNode {
  const { scope } = usePage()
  if (!isMet(block.when, scope)) return null
  return <NoticeLine tone={block.tone ?? 'plain'} label={block.label} text={block.text} action={block.action} scope={scope} />
}
