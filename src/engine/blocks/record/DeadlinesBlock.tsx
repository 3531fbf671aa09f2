import { type ReactNode, useEffect, useState } from 'react'
import type { ColumnPlan } from '#config'
import type { DeadlinesPlan } from '#generated/blocks.ts'
import { formatDateTime, hourMs, minuteMs, textOf } from '#rules'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { readField } from '../../plan/read.ts'
import { nameZone } from '../../plan/zone-name.ts'
import { type Portal, usePortal } from '../../portal.ts'
import './deadlines.css'

const usualUrgentHours = 24

interface Moment {
  readonly field: ColumnPlan
  readonly at: string
  readonly left: TimeLeft
}

/** Deadlines in order, with the time left; near ones differ by text and weight, not by colour alone. */
export function DeadlinesBlock({ block }: { readonly block: DeadlinesPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const moves = useMoves(block.life, scope.record)
  const now = useNow()
  const moments = listMoments(block, resultOf(block.of, scope), now)
  if (moments.length === 0 && block.empty === undefined) return null
  const notes = resultOf(block.notes, scope)
  const isOver = resultOf(block.over, scope) === true
  const next = isOver ? undefined : moments.find(({ left }) => !left.passed)
  return (
    <section className="qs-deadlines">
      <BlockHead label={block.label}>
        {block.action ? <ActionButton action={block.action} scope={scope} moves={moves} small /> : null}
      </BlockHead>
      {moments.length === 0 ? <p className="qs-quiet">{block.empty}</p> : null}
      <ol>
        {moments.map(({ field, at, left }) => (
          <li
            key={field.id}
            data-state={isOver || left.passed ? 'passed' : left.hours < (block.urgentHours ?? usualUrgentHours) ? 'near' : 'ahead'}
            data-next={next?.field === field ? '' : undefined}
          >
            <span className="qs-deadline-name">
              {field.label}
              {block.codes?.[field.field] ? <abbr className="qs-deadline-code">{block.codes[field.field]}</abbr> : null}
            </span>
            <time dateTime={at}>{formatDateTime(at, portal.shell.brand.timeZone)}</time>
            {noteOf(notes, field.field) === undefined ? null : <span className="qs-deadline-note">{noteOf(notes, field.field)}</span>}
            {isOver ? null : <span className="qs-deadline-left">{sayLeft(portal, left)}</span>}
          </li>
        ))}
      </ol>
      {moments.length === 0 ? null : (
        <p className="qs-quiet qs-deadline-zone">
          {portal.text('engine.deadline.zone', { zone: nameZone(portal.shell.brand.timeZone, portal) })}
        </p>
      )}
    </section>
  )
}

function noteOf(notes: unknown, field: string): string | undefined {
  const note = readField(notes, field)
  return textOf(note)
}

function listMoments({ fields }: DeadlinesPlan, row: unknown, now: number): Moment[] {
  const moments = fields.flatMap((field): Moment[] => {
    const at = readField(row, field.field)
    const duration = typeof at === 'string' ? timeLeft(at, now) : undefined
    return typeof at === 'string' && duration ? [{ field, at, left: duration }] : []
  })
  return moments.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

export function sayLeft(portal: Pick<Portal, 'text'>, { passed, parts }: TimeLeft): string {
  const durationText = parts.map(({ unit, count }) => portal.text(`engine.deadline.${unit}`, { count })).join(' ')
  return portal.text(passed ? 'engine.deadline.passed' : 'engine.deadline.left', { left: durationText })
}

/** The current time, updated each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

export interface TimeLeft {
  readonly passed: boolean
  readonly parts: readonly { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number }[]
  /** Whole hours left; negative if overdue. */
  readonly hours: number
}

export function timeLeft(at: string, now: number): TimeLeft | undefined {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) return undefined
  const minutes = Math.floor(Math.abs(moment - now) / minuteMs)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const all = [
    { unit: 'days', count: days },
    { unit: 'hours', count: hours },
    { unit: 'minutes', count: minutes % 60 },
  ] as const
  const first = all.findIndex(({ count }) => count > 0)
  const parts = first < 0 ? all.slice(2) : all.slice(first, first + 2).filter(({ count }) => count > 0)
  return { passed: moment < now, parts, hours: Math.trunc((moment - now) / hourMs) }
}
