import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldView, Option } from '#config'
import { answerOf } from '../plan/list-state.ts'
import { readField } from '../plan/read.ts'
import { type Portal, usePortal } from '../portal.ts'
import { Combobox } from './Combobox.tsx'
import { textOf, type WidgetProps } from './widget.ts'

/** The maximum page size of a list. */
const offeredRows = 100

/** Several records, found by name among the latest rows of an operation; the form keeps their ids. */
export function RecordsWidget(props: WidgetProps): ReactNode {
  const { field, id, value, onChange, disabled, describedBy, labelledBy } = props
  const portal = usePortal()
  const offered = useOffered(field)
  const chosen = Array.isArray(value) ? value.map(textOf) : []
  const nameOf = (one: string) => offered.find((option) => option.value === one)?.label ?? portal.text('engine.widget.earlierRecord')
  const set = (next: readonly string[]) => onChange(next.length > 0 ? [...next] : undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its legend inside; the label is in the frame
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {chosen.length > 0 ? (
        <ul className="qs-records">
          {chosen.map((one) => (
            <li key={one}>
              <span>{nameOf(one)}</span>
              <button
                type="button"
                className="qs-text-button"
                disabled={disabled}
                aria-label={portal.text('engine.widget.removeRecord', { name: nameOf(one) })}
                onClick={() => {
                  set(chosen.filter((other) => other !== one))
                  document.getElementById(id)?.focus()
                }}
              >
                {portal.text('engine.widget.removeFile')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Combobox
        {...props}
        // Remounted after each choice, which clears the typed text.
        key={chosen.length}
        value={undefined}
        options={offered.filter((option) => !chosen.includes(option.value))}
        onChange={(one) => {
          if (typeof one === 'string' && one !== '') set([...chosen, one])
        }}
      />
    </div>
  )
}

function useOffered({ records }: FieldView): readonly Option[] {
  const portal = usePortal()
  const [offered, setOffered] = useState<readonly Option[]>([])
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    let current = true
    if (records) void readOffered(latest.current, records).then((options) => current && setOffered(options))
    return () => {
      current = false
    }
  }, [records])
  return offered
}

async function readOffered(portal: Portal, { operation, input, value, label }: NonNullable<FieldView['records']>): Promise<Option[]> {
  const answer = await portal.call(operation, { ...input, pageSize: offeredRows }, { quiet: true })
  const rows = answer.ok ? (answerOf(answer.value)?.rows ?? []) : []
  return rows.map((row) => ({ value: String(readField(row, value)), label: String(readField(row, label) ?? '') }))
}
