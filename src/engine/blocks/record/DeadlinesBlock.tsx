import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import type { DeadlinesPlan } from '#generated/blocks.ts'
import { formatDateTime, textOf } from '#rules'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { readField } from '../../plan/read.ts'
import { sayLeft, type TimeLeft, timeLeft } from '../../plan/time-left.ts'
import { nameZone } from '../../plan/zone-name.ts'
import { usePortal } from '../../portal.ts'
import { useNow } from '../../use-now.ts'
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
