import type { ReactNode } from 'react'
import { Chip, formatDateTime, usePortal } from '#engine'
import { type ShownHold, type ShownLine, type ShownReport, useTrackingWords } from './tracking-words.ts'

/** The steps of a container, one below another: planned beside estimated beside actual, holds beside the step. */
export function TrackingLines({ lines }: { readonly lines: readonly ShownLine[] }): ReactNode {
  const { text } = usePortal()
  return (
    <div className="qs-tracking-room">
      <ol className="qs-tracking-lines" aria-label={text('tracking.timeline')}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </div>
  )
}

function Line({ line }: { readonly line: ShownLine }): ReactNode {
  const { text } = usePortal()
  const { sayHours, sayReported } = useTrackingWords()
  const { label, state, placeName, facility, vessel, change, remark, holds, milestone, cancelled } = line
  return (
    <li data-state={state} data-milestone={milestone} data-held={holds.some(isOpen) ? '' : undefined}>
      <div className="qs-tracking-step">
        <b>{label}</b>
        <span className="qs-only-spoken">{text(`tracking.state.${state}`)}</span>
        <span className="qs-tracking-place">{[placeName, facility, vessel].filter(Boolean).join(' · ')}</span>
        {state === 'overdue' ? <Chip tone="orange">{text('tracking.state.overdue')}</Chip> : null}
        {cancelled ? (
          <span className="qs-tracking-held">
            <Chip tone="red">{cancelled.label}</Chip> <small>{sayReported(cancelled)}</small>
          </span>
        ) : null}
        {holds.map((hold) => (
          <Hold key={hold.heldAt} hold={hold} />
        ))}
      </div>
      {state === 'open' ? (
        <p className="qs-tracking-unknown">{text('tracking.state.open')}</p>
      ) : (
        <div className="qs-tracking-times">
          <Time kind="planned" report={line.planned} />
          <Time kind="estimated" report={line.estimated}>
            {change ? <span className="qs-tracking-change">{sayHours(change.hours)}</span> : null}
          </Time>
          <Time kind="actual" report={line.actual} />
        </div>
      )}
      {remark ? <p className="qs-tracking-remark">{remark}</p> : null}
    </li>
  )
}

interface TimeProps {
  readonly kind: 'planned' | 'estimated' | 'actual'
  readonly report: ShownReport | undefined
  readonly children?: ReactNode
}

function Time({ kind, report, children }: TimeProps): ReactNode {
  const { text } = usePortal()
  const { sayTime, sayReported } = useTrackingWords()
  if (!report) return <div className="qs-tracking-time" data-kind={kind} data-absent="" />
  return (
    <div className="qs-tracking-time" data-kind={kind}>
      <span className="qs-tracking-kind">{text(`tracking.${kind}`)}</span>
      <time dateTime={report.at}>{sayTime(report)}</time>
      {children}
      <small>{sayReported(report)}</small>
    </div>
  )
}

function Hold({ hold: { reason, heldAt, releasedAt } }: { readonly hold: ShownHold }): ReactNode {
  const { text, shell } = usePortal()
  const at = releasedAt ?? heldAt
  return (
    <span className="qs-tracking-held">
      <Chip tone={releasedAt === undefined ? 'red' : 'grey'}>
        {text(releasedAt === undefined ? 'tracking.heldSince' : 'tracking.heldReleased', { reason })}
      </Chip>{' '}
      <time dateTime={at}>{formatDateTime(at, shell.brand.timeZone)}</time>
    </span>
  )
}

function isOpen({ releasedAt }: ShownHold): boolean {
  return releasedAt === undefined
}
