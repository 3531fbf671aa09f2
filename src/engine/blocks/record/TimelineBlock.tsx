import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import type { TimelinePlan } from '#generated/blocks.ts'
import { formatDateTime } from '#rules'
import { usePage } from '../../context/page-context.ts'
import { Value } from '../../display/Value.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './timeline.css'

/** Events by time, newest first. */
export function TimelineBlock({ block }: { readonly block: TimelinePlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const events = resultOf(block.of, scope)
  const sorted = (Array.isArray(events) ? [...events] : []).sort((a, b) =>
    String(readField(b, block.time)).localeCompare(String(readField(a, block.time))),
  )
  const name: ColumnPlan = {
    id: block.name,
    field: block.name,
    label: '',
    display: 'text',
    ...(block.nameOptionsOf ? { optionsOf: block.nameOptionsOf } : {}),
  }
  return (
    <div className="qs-timeline">
      <BlockHead label={block.label} />
      {sorted.length === 0 ? (
        <p className="qs-quiet">{block.empty ?? portal.text('engine.nothingYet')}</p>
      ) : (
        <ol>
          {sorted.map((event) => {
            const time = String(readField(event, block.time) ?? '')
            return (
              <li key={`${time} ${String(readField(event, block.name))} ${String(readField(event, 'seq') ?? '')}`}>
                <time dateTime={time}>{formatDateTime(time, portal.shell.brand.timeZone)}</time>
                <p className="qs-timeline-name">
                  <Value column={name} row={event} />
                  {isAbsent(readField(event, block.by)) ? null : (
                    <span className="qs-timeline-by">{String(readField(event, block.by))}</span>
                  )}
                </p>
                {(block.lines ?? [])
                  .filter((line) => !isAbsent(readField(event, line.field)))
                  .map((line) => (
                    <p key={line.id} className="qs-timeline-line">
                      <span className="qs-quiet">{line.label}</span> <Value column={line} row={event} />
                    </p>
                  ))}
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}
