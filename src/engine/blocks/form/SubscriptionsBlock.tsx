import type { SubscriptionsPlan } from '#generated/blocks.ts'
import { Button } from '../../display/Button.tsx'
import { Skeleton } from '../../page/Placeholder.tsx'
import { RefusalView } from '../../page/RefusalView.tsx'
import { useOperation } from '../../page/use-operation.ts'
import { dataKey } from '../../plan/plan-page.ts'
import { usePortal } from '../../portal.ts'
import { BlockHead } from '../BlockHead.tsx'
import '../../antd/controls.css'
import './subscriptions.css'
import { type ReactNode, useId, useState } from 'react'

interface EventRow {
  readonly event: string
  readonly label: string
  readonly hint?: string
  readonly portal: boolean
  readonly mail: boolean
  readonly threshold?: number
  readonly unit?: string
  readonly least?: number
  readonly most?: number
  readonly only?: readonly string[]
  readonly options?: readonly Choice[]
  readonly chosen: boolean
}
interface Choice {
  readonly value: string
  readonly label: string
}
interface Choices {
  readonly events: readonly EventRow[]
  readonly scope?: string
  readonly scopes?: readonly Choice[]
}
interface Change {
  readonly portal?: boolean
  readonly mail?: boolean
  /** Undefined: all of them. */
  readonly only?: readonly string[] | undefined
  readonly typed?: string
}
/** Unsaved changes; a threshold is stored as typed. */
interface Changes {
  readonly rows: Readonly<Record<string, Change>>
  readonly scope?: string
}

const none: Changes = { rows: {} }

/** Notification settings: a line for each kind of event. */
export function SubscriptionsBlock({ block }: { readonly block: SubscriptionsPlan }): ReactNode {
  const portal = usePortal()
  const { value, refusal, refresh } = useOperation<Choices>(
    { key: dataKey(block.read, {}), operation: block.read, input: {} },
    { keepPrevious: true },
  )
  const [changes, setChanges] = useState(none)
  const [busy, setBusy] = useState(false)
  const id = useId()
  if (refusal) return <RefusalView refusal={refusal} onRetry={refresh} />
  if (!value) return <Skeleton lines={6} />
  const rows = value.events.map((row) => ({ ...row, ...changes.rows[row.event] }))
  const change = (event: string, more: Change) =>
    setChanges((before) => ({ ...before, rows: { ...before.rows, [event]: { ...before.rows[event], ...more } } }))
  const wrong = rows.filter((row) => row.typed !== undefined && thresholdOf(row, row.typed) === null)
  const hasThreshold = rows.some(({ threshold }) => threshold !== undefined)

  async function save(events: readonly object[], scope: string | undefined): Promise<void> {
    setBusy(true)
    const answer = await portal.call(block.save, { events, ...(scope === undefined ? {} : { scope }) } as never)
    await refresh()
    setBusy(false)
    if (!answer.ok) return
    setChanges(none)
    if (block.done) portal.notify('good', block.done)
  }

  function submit(): void {
    const [first] = wrong
    if (first) {
      document.getElementById(`${id}-${first.event}`)?.focus()
      return
    }
    const events = rows.map(({ event, portal: inPortal, mail, only, options, threshold, typed }) => ({
      event,
      portal: inPortal,
      mail,
      ...(threshold === undefined ? {} : { threshold: typed === undefined ? threshold : Number(typed) }),
      ...(options && only ? { only } : {}),
    }))
    void save(events, value?.scopes ? (changes.scope ?? value.scope) : undefined)
  }

  return (
    <form
      className="qs-subscriptions"
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <BlockHead label={block.label} text={block.text} />
      {value.scopes && value.scopes.length > 1 ? (
        <fieldset className="qs-radios qs-subscriptions-scope">
          <legend>{portal.text('engine.subscriptions.scope')}</legend>
          {value.scopes.map((scope) => (
            <label key={scope.value}>
              <input
                type="radio"
                name={`${id}-scope`}
                checked={(changes.scope ?? value.scope) === scope.value}
                onChange={() => setChanges((before) => ({ ...before, scope: scope.value }))}
              />
              <span>{scope.label}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{portal.text('engine.subscriptions.event')}</th>
            <th scope="col">{portal.text('engine.subscriptions.portal')}</th>
            <th scope="col">{portal.text('engine.subscriptions.mail')}</th>
            {hasThreshold ? <th scope="col">{portal.text('engine.subscriptions.from')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.event}>
              <th scope="row">
                <span>{row.label}</span>
                {row.hint ? <small>{row.hint}</small> : null}
                {row.options ? <Rows row={row} onChange={(only) => change(row.event, { only })} /> : null}
              </th>
              {(['portal', 'mail'] as const).map((way) => (
                <td key={way}>
                  <label className="qs-check">
                    <input
                      type="checkbox"
                      checked={row[way]}
                      aria-label={portal.text('engine.pair', { name: portal.text(`engine.subscriptions.${way}`), value: row.label })}
                      onChange={(event) => change(row.event, { [way]: event.target.checked })}
                    />
                    <span aria-hidden="true">{portal.text(`engine.subscriptions.${way}`)}</span>
                  </label>
                </td>
              ))}
              {hasThreshold ? (
                <td>
                  {row.threshold === undefined ? null : (
                    <ThresholdField row={row} id={`${id}-${row.event}`} onChange={(typed) => change(row.event, { typed })} />
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="qs-subscriptions-foot">
        <Button tone="primary" type="submit" busy={busy}>
          {portal.text('engine.subscriptions.save')}
        </Button>
        {value.events.some(({ chosen }) => chosen) ? (
          <Button tone="quiet" onClick={() => void save([], value.scopes ? value.scope : undefined)}>
            {portal.text('engine.subscriptions.usual')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

type Row = Omit<EventRow, 'only'> & Pick<Change, 'only' | 'typed'>

/** The number typed; null if invalid or out of bounds. */
function thresholdOf({ least = 0, most = 0 }: Row, typed: string): number | null {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : null
}

function ThresholdField({
  row,
  id,
  onChange,
}: {
  readonly row: Row
  readonly id: string
  readonly onChange: (typed: string) => void
}): ReactNode {
  const portal = usePortal()
  const { label, threshold, least = 0, most = 0, unit } = row
  const text = row.typed ?? String(threshold)
  const isWrong = thresholdOf(row, text) === null
  return (
    <div className="qs-subscriptions-threshold">
      <input
        id={id}
        className="qs-control qs-figures"
        inputMode="numeric"
        value={text}
        aria-label={portal.text('engine.pair', { name: portal.text('engine.subscriptions.from'), value: label })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <span>{unit === undefined ? '' : portal.text(`engine.subscriptions.${unit}`)}</span>
      {isWrong ? (
        <small id={`${id}-wrong`} role="alert">
          {portal.text('engine.subscriptions.bounds', { least, most })}
        </small>
      ) : null}
    </div>
  )
}

/** Rows of the event's list that the user is notified about. "All" is not the same as selecting each: it includes rows added later. */
function Rows({ row, onChange }: { readonly row: Row; readonly onChange: (only: readonly string[] | undefined) => void }): ReactNode {
  const portal = usePortal()
  const options = row.options ?? []
  const count = row.only?.length ?? options.length
  const toggle = (value: string, on: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === value ? on : (row.only ?? options.map((all) => all.value)).includes(one)))
    onChange(next.length === options.length ? undefined : next)
  }
  return (
    <details className="qs-subscriptions-rows">
      <summary>
        {row.only === undefined
          ? portal.text('engine.subscriptions.all')
          : count === 0
            ? portal.text('engine.subscriptions.none')
            : portal.text('engine.subscriptions.some', { count })}
      </summary>
      <fieldset>
        <legend className="qs-only-spoken">{row.label}</legend>
        {options.map((option) => (
          <label key={option.value} className="qs-check">
            <input
              type="checkbox"
              checked={row.only === undefined || row.only.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
