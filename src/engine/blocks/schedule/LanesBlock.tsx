import type { ReactNode } from 'react'
import type { LanesPlan } from '#generated/blocks.ts'
import { readLocalTime, weekdayOf } from '#rules'
import { Skeleton } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { useLink } from '../../context/use-link.ts'
import { useOperation } from '../../context/use-operation.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { type LaneBar, type LaneChart, layOutLanes } from '../../plan/lay-out-lanes.ts'
import { answerOf } from '../../plan/list-state.ts'
import { blockRequest } from '../../plan/plan-page.ts'
import { optionOf, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './lanes.css'

const hoursOfTicks = [6, 12, 18]

/**
 * Rows as bars along an axis of hours, in lanes. It is one nested list: screen readers read each lane with its bars and times,
 * and phones show it as it is.
 */
export function LanesBlock({ block }: { readonly block: LanesPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const request = blockRequest(block, scope, portal.shell)
  const { value, refusal, loading, refresh } = useOperation(request, { keepPrevious: true })
  const rows = answerOf(value)?.rows
  if (!request) return null
  const chart = rows ? layOutLanes(rows, block) : null
  return (
    <section className="qs-lanes" aria-busy={loading || undefined}>
      <BlockHead label={block.label} text={chart ? portal.text('engine.lanes.zone', { zone: chart.zone }) : undefined} />
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={refresh} />
      ) : chart ? (
        <Chart block={block} chart={chart} />
      ) : rows ? (
        <p className="qs-quiet">{block.empty ?? portal.text('engine.nothingYet')}</p>
      ) : (
        <div role="status" aria-label={portal.text('engine.loading')}>
          <Skeleton lines={4} />
        </div>
      )}
      {chart && chart.undrawn > 0 ? <p className="qs-quiet">{portal.text('engine.lanes.undrawn', { count: chart.undrawn })}</p> : null}
    </section>
  )
}

function Chart({ block, chart }: { readonly block: LanesPlan; readonly chart: LaneChart }): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const lanes = bundle.options[block.laneOptionsOf ?? '']
  return (
    // It scrolls sideways, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className="qs-lanes-scroll" aria-label={block.label ?? bundle.page.label} tabIndex={0}>
      <div className="qs-lanes-chart" style={{ ['--lane-hours' as string]: chart.days.length * 24 }}>
        <div className="qs-lanes-axis" aria-hidden="true">
          {chart.days.map((day) => (
            <div key={day}>
              <b>
                {day.slice(5)} {weekdayOf(day, portal.language)}
              </b>
              {hoursOfTicks.map((hour) => (
                <i key={hour} data-hour={hour}>
                  {hour}
                </i>
              ))}
            </div>
          ))}
        </div>
        <ul>
          {chart.lanes.map((lane) => (
            <li key={lane.value} className="qs-lane">
              <h3>{lane.value === '' ? portal.text('engine.lanes.none') : (optionOf(lanes, lane.value)?.label ?? lane.value)}</h3>
              <ol style={{ ['--qs-tracks' as string]: lane.tracks }}>
                {lane.bars.map((bar) => (
                  <Bar key={`${bar.from} ${bar.track}`} block={block} bar={bar} />
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Bar({ block, bar }: { readonly block: LanesPlan; readonly bar: LaneBar }): ReactNode {
  const { bundle, scope } = usePage()
  const linkOf = useLink()
  const { row, from, to, track } = bar
  const words = (field: string | undefined) => (field === undefined ? '' : String(readField(row, field) ?? ''))
  const tone = optionOf(bundle.options[block.toneOptionsOf ?? ''], words(block.tone))
  const span = [block.from, block.to].map((field) => timeOf(words(field))).join(' – ')
  const place = { ['--qs-from' as string]: from, ['--qs-to' as string]: to, ['--qs-track' as string]: track }
  const link = linkOf(block.link, { ...scope, row })
  const inside = (
    <>
      <b>{words(block.name)}</b> <span>{words(block.note)}</span>
      <small>
        {span}
        {tone ? ` ${tone.label}` : ''}
      </small>
    </>
  )
  return (
    <li data-tone={tone?.tone ?? 'plain'} style={place} title={`${words(block.name)} ${words(block.note)} ${span} ${tone?.label ?? ''}`}>
      {link ? <a {...link}>{inside}</a> : inside}
    </li>
  )
}

function timeOf(text: string): string {
  const local = readLocalTime(text)
  return local ? `${local.day.slice(5)} ${local.time}` : text
}
