import { type ReactNode, useState } from 'react'
import type { CountdownPlan } from '#generated/blocks.ts'
import { formatDate, minuteMs, readMoment, textOf } from '#rules'
import { usePage } from '../../context/page-context.ts'
import { countDown } from '../../plan/countdown.ts'
import { resultOf } from '../../plan/expressions.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { useOnChange } from '../../use-on-change.ts'
import './countdown.css'

const units = ['days', 'hours', 'minutes'] as const

/**
 * The time until a period begins or ends. The server renders its days; hours and minutes, which change before the page
 * arrives, take their reserved place in the browser. Screen readers get one sentence, which does not change by itself.
 */
export function CountdownBlock({ block }: { readonly block: CountdownPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const now = useNow(portal)
  const [from, to] = [resultOf(block.from, scope), resultOf(block.to, scope)].map((day) => textOf(day))
  if (to === undefined) return null
  const { timeZone } = portal.shell.brand
  // At noon, the days left are those that server and browser agree on.
  const noon = readMoment(`${portal.today}T12:00`, timeZone).at ?? 0
  const count = countDown({ from, to, zone: timeZone }, now ?? noon)
  if (!count) return null
  return (
    <section className="qs-countdown" data-state={count.state}>
      {block.label ? <h2>{block.label}</h2> : null}
      <p className="qs-countdown-state">{portal.text(`engine.countdown.${count.state}`)}</p>
      {count.state === 'over' ? null : (
        <div className="qs-countdown-parts">
          <span className="qs-only-spoken">{portal.text('engine.countdown.left', { count: count.days })}</span>
          {units.map((unit) => (
            <span key={unit} aria-hidden="true">
              <b>{now === null && unit !== 'days' ? '––' : String(count[unit]).padStart(2, '0')}</b>
              {portal.text(`engine.countdown.${unit}`, { count: count[unit] })}
            </span>
          ))}
        </div>
      )}
      <p className="qs-countdown-dates">
        {from === undefined ? null : (
          <>
            <time dateTime={from}>{formatDate(from)}</time>
            {' – '}
          </>
        )}
        <time dateTime={to}>{formatDate(to)}</time>
      </p>
    </section>
  )
}

/** The current time, updated each minute; null until the page is live. In a preview, the previewed time. */
function useNow({ shell, today }: Portal): number | null {
  const [now, setNow] = useState<number | null>(null)
  const preview = shell.preview?.at
  // A page that stays open past midnight is only updated by its clock.
  useOnChange(`${today} ${preview ?? ''}`, () => {
    const read = () => setNow(preview === undefined ? Date.now() : Date.parse(preview))
    read()
    const timer = setInterval(read, minuteMs)
    return () => clearInterval(timer)
  })
  return now
}
