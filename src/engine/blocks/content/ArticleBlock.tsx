import type { ReactNode } from 'react'
import type { ArticlePlan } from '#generated/blocks.ts'
import { Markdown } from '../../display/Markdown.tsx'
import { usePage } from '../../page/page-context.ts'
import { resultOf } from '../../plan/expressions.ts'
import { BlockHead } from '../BlockHead.tsx'

/** A text from a record, written in Markdown. */
export function ArticleBlock({ block }: { readonly block: ArticlePlan }): ReactNode {
  const { scope } = usePage()
  const text = resultOf(block.text, scope)
  if (typeof text !== 'string' || text.trim() === '') return null
  return (
    <div className="qs-article">
      <BlockHead label={block.label} />
      <Markdown text={text} level={block.label ? 3 : 2} />
    </div>
  )
}
