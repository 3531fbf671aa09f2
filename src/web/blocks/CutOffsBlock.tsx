import type { ReactNode } from 'react'
import { toCalendar } from '#domain'
import { Button, nameZone, resultOf, saveBlob, usePage, usePortal, weekdayOf } from '#engine'
import type { CutOffsPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { ToolAnswer, toolAnswerOf } from './ToolAnswer.tsx'
import './cut-offs.css'

type CutOffs = Operations['plan-cut-offs']['output']
type Step = CutOffs['steps'][number]

/** The cut-offs of a departure in order of time, along a line, with warnings above. */
export function CutOffsBlock({ block }: { readonly block: CutOffsPlan }): ReactNode {
  const { scope, live } = usePage()
  const answer = toolAnswerOf<CutOffs>(block.of === undefined ? live : { state: 'ready', value: resultOf(block.of, scope) }, 'steps')
  return (
    <ToolAnswer label={block.label} idle={block.idle} answer={answer}>
      {(plan) => <Plan plan={plan} />}
    </ToolAnswer>
  )
}

function Plan({ plan }: { readonly plan: CutOffs }): ReactNode {
  const portal = usePortal()
  const { text, language } = portal
  const { etdDay, found, readySlackHours, travelHours, travelFrom, warnings, steps, rule, timeZone } = plan
  const day = `${etdDay} ${weekdayOf(etdDay, language)}`
  const download = () => {
    const events = steps.map(({ step, label, at, instant }) => ({
      id: `${step}-${etdDay}-${plan.port}@cut-offs`,
      title: `${label} · ${rule}`,
      at: instant,
      note: `${at.replace('T', ' ')} ${timeZone}`,
    }))
    saveBlob(new Blob([toCalendar(events, new Date())], { type: 'text/calendar' }), `cut-offs-${plan.port}-${etdDay}.ics`)
  }
  return (
    <>
      <p className="qs-cut-offs-etd" role="status">
        {text(found ? 'cutOffs.found' : 'cutOffs.etd', { day })}
        {readySlackHours === undefined ? null : <small>{sayReady(readySlackHours, text)}</small>}
        {travelFrom === undefined ? null : <small>{text('cutOffs.travel', { from: travelFrom, count: travelHours })}</small>}
      </p>
      {warnings.length > 0 ? (
        <ul className="qs-cut-offs-warnings">
          {warnings.map(({ warning, label }) => (
            <li key={warning} data-warning={warning}>
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <ol className="qs-cut-offs">
        {steps.map((step) => (
          <StepRow key={step.step} step={step} />
        ))}
      </ol>
      <div className="qs-cut-offs-foot">
        <Button onClick={download}>{text('cutOffs.download')}</Button>
        <p className="qs-quiet">{text('cutOffs.assumed', { rule, zone: nameZone(timeZone, portal) })}</p>
      </div>
    </>
  )
}

function StepRow({ step }: { readonly step: Step }): ReactNode {
  const { text, language } = usePortal()
  const { at, label, state, slackHours, movedFrom, movedFor, published } = step
  return (
    <li data-step={step.step} data-state={state}>
      <span className="qs-cut-offs-label">{label}</span>
      <time dateTime={step.instant}>
        {at.slice(5, 10)} <small>{weekdayOf(at, language)}</small> <b>{at.slice(11)}</b>
      </time>
      <span className="qs-cut-offs-slack">{saySlack(slackHours, text)}</span>
      {published ? <span className="qs-cut-offs-moved">{text('cutOffs.published')}</span> : null}
      {movedFrom && movedFor ? (
        <span className="qs-cut-offs-moved">
          {text(`cutOffs.moved.${movedFor}`, { at: `${movedFrom.slice(5, 10)} ${weekdayOf(movedFrom, language)} ${movedFrom.slice(11)}` })}
        </span>
      ) : null}
    </li>
  )
}

type Say = ReturnType<typeof usePortal>['text']

function saySlack(hours: number, text: Say): string {
  if (hours < 0) return text('cutOffs.passed')
  if (hours < 48) return text('cutOffs.hoursLeft', { count: hours })
  return text('cutOffs.daysLeft', { count: Math.floor(hours / 24), hours: hours % 24 })
}

function sayReady(hours: number, text: Say): string {
  return hours < 0 ? text('cutOffs.readyLate', { count: -hours }) : text('cutOffs.readySlack', { count: hours })
}
