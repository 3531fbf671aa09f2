import type { ReactNode } from 'react'
import type { FiguresPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { useLink } from '../../context/use-link.ts'
import { useOperation } from '../../context/use-operation.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { blockRequest } from '../../plan/plan-page.ts'
import { type Scope, usePortal } from '../../portal.ts'
import './figures.css'

/** A few numbers side by side, each with a label and a link. */
export function FiguresBlock({ block }: { readonly block: FiguresPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const { value, refusal, loading, refresh } = useOperation(blockRequest(block, scope, portal.shell))
  const answered = { ...scope, answer: value }
  return (
    <div className="qs-figures" aria-busy={loading || undefined}>
      <BlockHead label={block.label} />
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={refresh} />
      ) : (
        <ul>
          {block.items.map((item) => (
            <li key={item.id}>
              <Figure item={item} scope={answered} known={value !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface FigureProps {
  readonly item: FiguresPlan['items'][number]
  readonly scope: Scope
  readonly known: boolean
}

function Figure({ item, scope, known }: FigureProps): ReactNode {
  const portal = usePortal()
  const link = useLink()(item.link, scope)
  const count = known ? Number(resultOf(item.count, scope) ?? 0) : undefined
  const inside = (
    <>
      <span className="qs-figure-count" data-tone={count ? (item.tone ?? 'plain') : undefined}>
        {count === undefined ? <span role="status" aria-label={portal.text('engine.loading')} className="qs-bone" /> : count}
      </span>
      <span className="qs-figure-label">{item.label}</span>
    </>
  )
  return link ? (
    <a className="qs-figure-tile" {...link}>
      {inside}
    </a>
  ) : (
    <div className="qs-figure-tile">{inside}</div>
  )
}
