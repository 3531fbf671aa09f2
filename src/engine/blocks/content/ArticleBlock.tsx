import type { ReactNode } from 'react'
import type { ArticlePlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { Markdown } from '../../display/Markdown.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'

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
