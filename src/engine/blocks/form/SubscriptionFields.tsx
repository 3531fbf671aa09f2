import type { ReactNode } from 'react'
import { usePortal } from '../../portal.ts'
import { type Row, readThreshold } from './subscription-changes.ts'

interface ThresholdFieldProps {
  /** Of the set; empty if there is only one. */
  readonly name: string
  readonly row: Row
  readonly id: string
  readonly onChange: (typed: string) => void
}

export function ThresholdField({ name, row, id, onChange }: ThresholdFieldProps): ReactNode {
  const portal = usePortal()
  const { label, threshold, least = 0, most = 0, unit } = row
  const text = row.typed ?? String(threshold)
  const isWrong = readThreshold(row, text) === null
  const spoken = portal.text('engine.pair', { name: portal.text('engine.subscriptions.from'), value: label })
  return (
    <div className="qs-subscriptions-threshold">
      {name === '' ? null : <span>{name}</span>}
      <input
        id={id}
        className="qs-control qs-figures"
        inputMode="numeric"
        value={text}
        aria-label={name === '' ? spoken : portal.text('engine.pair', { name, value: spoken })}
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

interface SelectedProps {
  readonly name: string
  readonly row: Row
  readonly onChange: (only: readonly string[] | undefined) => void
}

/** Rows of the event's list that the user is notified about. "All" is not the same as selecting each: it includes rows added later. */
export function Selected({ name, row, onChange }: SelectedProps): ReactNode {
  const portal = usePortal()
  const options = row.options ?? []
  const count = row.only?.length ?? options.length
  const toggle = (value: string, on: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === value ? on : (row.only ?? options.map((all) => all.value)).includes(one)))
    onChange(next.length === options.length ? undefined : next)
  }
  const summary =
    row.only === undefined
      ? portal.text('engine.subscriptions.all')
      : count === 0
        ? portal.text('engine.subscriptions.none')
        : portal.text('engine.subscriptions.some', { count })
  return (
    <details className="qs-subscriptions-rows">
      <summary>{name === '' ? summary : portal.text('engine.pair', { name, value: summary })}</summary>
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
