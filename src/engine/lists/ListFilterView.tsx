import { type ReactNode, useEffect, useId, useState } from 'react'
import type { ListFilter, Option } from '#config'
import { formatMonth, textOf } from '#rules'
import { Combobox } from '../widgets/Combobox.tsx'
import { PortWidget } from '../widgets/PortWidget.tsx'
import '../antd/controls.css'
import { usePage } from '../context/page-context.ts'
import { usePortal } from '../portal.ts'

export interface ListFilterViewProps {
  readonly filter: ListFilter
  readonly value: string
  readonly onChange: (value: string) => void
  /** Number of rows for each choice, if the operation provides it. */
  readonly counts?: Readonly<Record<string, number>> | undefined
}

/** One filter of a list, by its widget. */
export function ListFilterView({ filter, value, onChange, counts }: ListFilterViewProps): ReactNode {
  const all = usePage().bundle.options[filter.optionsOf ?? ''] ?? []
  // Omit choices without any rows; choices excluded by other filters stay in place.
  const options = counts ? all.filter((option) => counts[option.value] !== undefined || value.split(',').includes(option.value)) : all
  const chips = { filter, options, value, onChange, counts }
  if (filter.widget === 'months') return <Months filter={filter} value={value} onChange={onChange} counts={counts} />
  if (filter.widget === 'segmented') return <Chips {...chips} several={false} />
  if (filter.widget === 'checkboxes') return <Chips {...chips} several />
  if (filter.widget === 'select' || filter.widget === 'port')
    return <Choice filter={filter} options={options} value={value} onChange={onChange} />
  return <Typed filter={filter} value={value} onChange={onChange} />
}

interface ChoiceProps extends ListFilterViewProps {
  readonly options: readonly Option[]
}

/** A few choices side by side; pressing one again deselects it. */
function Chips({ filter, options, value, onChange, counts, several }: ChoiceProps & { readonly several: boolean }): ReactNode {
  const chosen = value === '' ? [] : value.split(',')
  const toggle = (option: string) => {
    if (!several) return onChange(chosen.includes(option) ? '' : option)
    onChange((chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]).join(','))
  }
  return (
    <fieldset className="qs-chips">
      <legend>{filter.label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={chosen.includes(option.value)}
          disabled={counts?.[option.value] === 0 && !chosen.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.label}
          {counts?.[option.value] === undefined ? null : <span className="qs-chip-count"> {counts[option.value]}</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** The same select as in forms: it finds any part of a name, pinyin, initials and codes. */
function Choice({ filter, options, value, onChange }: ChoiceProps): ReactNode {
  const id = useId()
  const Widget = filter.widget === 'port' ? PortWidget : Combobox
  return (
    <div className="qs-filter" data-filled={value ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id}>
        {filter.label}
      </label>
      <Widget
        field={{ name: filter.id, label: filter.label }}
        id={id}
        value={value}
        onChange={(next) => onChange(textOf(next) ?? '')}
        onLeave={noop}
        options={options}
        disabled={false}
        required={false}
        isFilter
        invalid={false}
        describedBy={undefined}
        labelledBy={`${id}-label`}
        zone="UTC"
      />
    </div>
  )
}

function noop(): void {}

/** The months that have rows, the latest first, with their counts. */
function Months({ filter, value, onChange, counts = {} }: ListFilterViewProps): ReactNode {
  const portal = usePortal()
  const months = [...new Set([...Object.keys(counts), ...(value === '' ? [] : [value])])].sort().reverse()
  return (
    <label className="qs-filter" data-filled={value ? '' : undefined}>
      <span>{filter.label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{portal.text('engine.any')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {`${formatMonth(month, portal.language)} (${counts[month] ?? 0})`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Typed words apply on blur or Enter: searching on each letter would fill the browser history. */
function Typed({ filter, value, onChange }: ListFilterViewProps): ReactNode {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const commit = (next: string) => {
    if (next.trim() !== value) onChange(next.trim())
  }
  return (
    <label className="qs-filter" data-filled={value ? '' : undefined}>
      <span>{filter.label}</span>
      <input
        type={filter.widget === 'date' ? 'date' : 'search'}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value)
          if (filter.widget === 'date' || event.target.value === '') commit(event.target.value)
        }}
        onBlur={() => commit(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft)
        }}
      />
    </label>
  )
}
