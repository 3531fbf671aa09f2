import type { ReactNode } from 'react'
import type { NoticePlan } from '#generated/blocks.ts'
import { usePage } from '../../page/page-context.ts'
import { isMet, resultOf } from '../../plan/expressions.ts'
import { NoticeLine } from './NoticeLine.tsx'

/** A line about this page or record, shown while its condition is true. */
export function NoticeBlock({ block }: { readonly block: NoticePlan }): ReactNode {
  const { scope } = usePage()
  if (!isMet(block.when, scope)) return null
  const said = resultOf(block.says, scope)
  const text = typeof said === 'string' ? said : block.text
  return <NoticeLine tone={block.tone ?? 'plain'} label={block.label} text={text} action={block.action} scope={scope} />
}
