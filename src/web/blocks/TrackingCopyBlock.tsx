import { type ReactNode, useId, useState } from 'react'
import { toCalendar } from '#domain'
import { Button, formatDateTime, optionOf, resultOf, saveBlob, usePage, usePortal } from '#engine'
import type { TrackingCopyPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import './tracking.css'

type Row = Operations['track-many']['output']['rows'][number]

/** The table as text for a chat, and its dates as a calendar file. */
export function TrackingCopyBlock({ block }: { readonly block: TrackingCopyPlan }): ReactNode {
  const { text, shell } = usePortal()
  const { scope, bundle } = usePage()
  const id = useId()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const table = resultOf(block.of, scope)
  const rows: readonly Row[] = Array.isArray(table) ? table : []
  if (rows.length === 0) return null
  const portOf = (port: string | undefined) => (port === undefined ? '' : (optionOf(bundle.options['reference:port'], port)?.label ?? port))
  const lines = rows.map((row) => sayRow(row, { text, portOf }))
  const whole = [text('tracking.copyHead', { at: formatDateTime(new Date().toISOString(), shell.brand.timeZone) }), ...lines].join('\n')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(whole)
      setCopied('yes')
    } catch {
      // The browser blocks copying: show the text, so that it can be selected.
      setCopied('failed')
    }
  }

  function download(): void {
    const events = rows.flatMap((row) => [
      ...toEvent(row, { id: 'departure', at: row.departureAt, local: row.departure, label: text('tracking.departure') }),
      ...toEvent(row, { id: 'arrival', at: row.arrivalAt, local: row.arrival, label: text('tracking.arrival') }),
    ])
    saveBlob(new Blob([toCalendar(events, new Date())], { type: 'text/calendar' }), 'shipments.ics')
  }

  return (
    <div className="qs-tracking-copy">
      <Button onClick={() => void copy()}>{text('tracking.copyText')}</Button>
      <Button onClick={download}>{text('tracking.calendar')}</Button>
      <span role="status">{copied === 'yes' ? text('tracking.copied') : copied === 'failed' ? text('tracking.notCopied') : ''}</span>
      {copied === 'failed' ? (
        <textarea id={id} className="qs-control" readOnly rows={8} value={whole} aria-label={text('tracking.copyText')} />
      ) : null}
    </div>
  )
}

interface Saying {
  readonly text: ReturnType<typeof usePortal>['text']
  readonly portOf: (port: string | undefined) => string
}

function sayRow({ number, container, pol, pod, status, statusTime, arrival, change }: Row, { text, portOf }: Saying): string {
  const named = container && container !== number ? `${number} ${container}` : number
  const lane = pol && pod ? `${portOf(pol)} → ${portOf(pod)}` : ''
  const current = [status, statusTime].filter(Boolean).join(' ')
  const due = arrival ? [text('tracking.arrival'), arrival, change].filter(Boolean).join(' ') : ''
  return [named, lane, current, due].filter(Boolean).join('\n  ')
}

interface Moment {
  readonly id: string
  readonly at: string | undefined
  readonly local: string | undefined
  readonly label: string
}

function toEvent({ rowId, number, container }: Row, { id, at, local, label }: Moment) {
  if (at === undefined) return []
  return [{ id: `${rowId.replaceAll(' ', '-')}-${id}@tracking`, title: `${label} · ${container ?? number}`, at, note: local ?? '' }]
}
