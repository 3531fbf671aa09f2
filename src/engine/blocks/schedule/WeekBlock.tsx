import type { ReactNode } from 'react'
import type { WeekPlan } from '#generated/blocks.ts'
import { readLocalTime, weekdayOf } from '#rules'
import { Skeleton } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { useLink } from '../../context/use-link.ts'
import { useOperation } from '../../context/use-operation.ts'
import { Chip } from '../../display/Chip.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { layOutWeeks } from '../../plan/lay-out-lanes.ts'
import { answerOf } from '../../plan/list-state.ts'
import { blockRequest } from '../../plan/plan-page.ts'
import { optionOf, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './week.css'

/** Rows on the days of their weeks. */
export function WeekBlock({ block }: { readonly block: WeekPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const request = blockRequest(block, scope, portal.shell)
  const { value, refusal, loading, refresh } = useOperation(request, { keepPrevious: true })
  const rows = answerOf(value)?.rows
  if (!request) return null
  const weeks = layOutWeeks(rows ?? [], block.at)
  return (
    <section className="qs-weeks" aria-busy={loading || undefined} aria-label={block.label ?? bundle.page.label}>
      <BlockHead label={block.label} />
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={refresh} />
      ) : !rows ? (
        <div role="status" aria-label={portal.text('engine.loading')}>
          <Skeleton lines={4} />
        </div>
      ) : weeks.length === 0 ? (
        <p className="qs-quiet">{block.empty ?? portal.text('engine.nothingYet')}</p>
      ) : (
        weeks.map((week) => (
          <ol key={week[0]?.day} className="qs-week">
            {week.map(({ day, rows: own }) => (
              <li key={day} data-empty={own.length === 0 ? '' : undefined}>
                <h3>
                  <time dateTime={day}>{day.slice(5)}</time> {weekdayOf(day, portal.language)}
                </h3>
                {own.length > 0 ? (
                  <ul>
                    {own.map((row, index) => (
                      <Entry key={`${day} ${String(index)}`} block={block} row={row} />
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ol>
        ))
      )}
    </section>
  )
}

function Entry({ block, row }: { readonly block: WeekPlan; readonly row: unknown }): ReactNode {
  const { bundle, scope } = usePage()
  const linkOf = useLink()
  const words = (field: string | undefined) => (field === undefined ? '' : String(readField(row, field) ?? ''))
  const named = (field: string | undefined, options: string | undefined) =>
    optionOf(bundle.options[options ?? ''], words(field))?.label ?? words(field)
  const tone = optionOf(bundle.options[block.toneOptionsOf ?? ''], words(block.tone))
  const link = linkOf(block.link, { ...scope, row })
  const title = named(block.name, block.nameOptionsOf)
  return (
    <li>
      <span className="qs-week-time">{readLocalTime(words(block.at))?.time}</span>
      <b>{link ? <a {...link}>{title}</a> : title}</b>
      <small>{named(block.note, block.noteOptionsOf)}</small>
      {tone?.tone && tone.tone !== 'plain' ? <Chip tone={tone.tone}>{tone.label}</Chip> : null}
    </li>
  )
}
