import type { ReactNode } from 'react'
import { formatMoney, resultOf, usePage, usePortal, weekdayOf } from '#engine'
import type { FreeTimePlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { FeeTable } from './FeeTable.tsx'
import { Assumed } from './FeeTermsBlock.tsx'
import { ToolAnswer, toolAnswerOf } from './ToolAnswer.tsx'
import './fee-tools.css'

type FreeTime = Operations['price-free-time']['output']

/** Lists days or hours one by one, free and charged, with the sum, the rule and the deciding values. */
export function FreeTimeBlock({ block }: { readonly block: FreeTimePlan }): ReactNode {
  const { scope, live } = usePage()
  const answer = toolAnswerOf<FreeTime>(block.of === undefined ? live : { state: 'ready', value: resultOf(block.of, scope) }, 'units')
  return (
    <ToolAnswer label={block.label} idle={block.idle} answer={answer}>
      {(time) => <Result time={time} />}
    </ToolAnswer>
  )
}

function Result({ time }: { readonly time: FreeTime }): ReactNode {
  const { text } = usePortal()
  const count = (number: string) => text(`freeTime.${time.counts}`, { count: Number(number) })
  const charged = time.units.filter(({ kind }) => kind !== 'free').length
  return (
    <>
      <p className="qs-only-spoken" role="status">
        {text('freight.spokenTotal', { amount: formatMoney(time.baseTotal, time.baseCurrency, 'always') })}
      </p>
      <dl className="qs-time-facts">
        <Fact label={text('freeTime.whole')} value={count(time.quantity)} />
        <Fact label={text('freeTime.free')} value={count(time.freeQuantity)} />
        <Fact label={text('freeTime.charged')} value={count(String(charged))} />
        {time.nights === '0' ? null : <Fact label={text('freeTime.nights')} value={time.nights} />}
        {time.freeUntil ? <Fact label={text('freeTime.freeUntil')} value={time.freeUntil.replace('T', ' ')} /> : null}
      </dl>
      <Calendar time={time} />
      {time.lines.length > 0 ? (
        <FeeTable caption={time.label} estimated={time} />
      ) : (
        <p className="qs-time-nothing">{text('freeTime.nothing')}</p>
      )}
      <section className="qs-time-rules">
        <h3>
          {text('freeTime.rule', { tariff: time.label })}
          <Assumed members={time.assumed} />
        </h3>
        <p className="qs-quiet">{time.validity}</p>
        <ul>
          {time.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** One cell per day or hour. Colours are repeated as a symbol and as text for screen readers. */
function Calendar({ time }: { readonly time: FreeTime }): ReactNode {
  const { text, language } = usePortal()
  const currency = time.totals[0]?.currency ?? time.baseCurrency
  if (time.units.length === 0) return null
  return (
    <div className="qs-time-room">
      <ol className="qs-time-units" data-counts={time.counts} aria-label={text(`freeTime.${time.counts}Each`)}>
        {time.units.map(({ at, kind, amount }, index) => (
          <li key={at} data-kind={kind}>
            <span className="qs-time-at">
              {time.counts === 'days' ? (
                <>
                  {at.slice(5, 10)} <small>{weekdayOf(at, language)}</small>
                </>
              ) : (
                <>
                  {at.slice(11)} {index === 0 || at.slice(11, 13) === '00' ? <small>{at.slice(5, 10)}</small> : null}
                </>
              )}
            </span>
            <span className="qs-time-amount">{kind === 'charged' ? formatMoney(amount, currency) : text(`freeTime.kind.${kind}`)}</span>
          </li>
        ))}
      </ol>
      <ul className="qs-time-legend" aria-hidden="true">
        {(['free', 'charged', 'capped'] as const)
          .filter((kind) => time.units.some((unit) => unit.kind === kind))
          .map((kind) => (
            <li key={kind} data-kind={kind}>
              {text(`freeTime.legend.${kind}`)}
            </li>
          ))}
      </ul>
    </div>
  )
}
