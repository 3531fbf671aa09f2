import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '../antd/Dialog.tsx'
import { answerOf } from '../plan/list-state.ts'
import { matchOptions } from '../plan/match-options.ts'
import { readField } from '../plan/read.ts'
import { usePortal } from '../portal.ts'
import type { FieldPickProps } from './FieldPick.tsx'
import './pick.css'

export interface PickRowsProps extends Pick<FieldPickProps, 'pick'> {
  readonly onTake: (values: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

type Rows = { readonly state: 'loading' | 'failed' } | { readonly state: 'there'; readonly rows: readonly unknown[] }

/** The maximum page size of a list. */
const offeredRows = 100

/** A dialog with the records to choose from. */
export function PickRows({ pick, onTake, onClose }: PickRowsProps): ReactNode {
  const portal = usePortal()
  const [found, setFound] = useState<Rows>({ state: 'loading' })
  const [typed, setTyped] = useState('')
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    let current = true
    const { operation, input } = pick
    void latest.current.call(operation, { ...input, pageSize: offeredRows }, { quiet: true }).then((answer) => {
      if (current) setFound(answer.ok ? { state: 'there', rows: answerOf(answer.value)?.rows ?? [] } : { state: 'failed' })
    })
    return () => {
      current = false
    }
  }, [pick])

  const rows = found.state === 'there' ? found.rows : []
  const options = rows.map((row, index) => {
    const note = pick.note === undefined ? '' : textOf(readField(row, pick.note))
    return { value: String(index), label: textOf(readField(row, pick.label)), note, keywords: note === '' ? [] : [note.toLowerCase()] }
  })
  const matches = matchOptions(options, typed)
  const page = pick.page === undefined ? undefined : portal.href({ route: pick.page }, {})
  return (
    <Dialog open title={pick.text} onClose={onClose} width={520}>
      <div className="qs-pick-rows">
        {rows.length > 0 ? (
          <input
            type="search"
            className="qs-control"
            aria-label={portal.text('engine.pick.find')}
            placeholder={portal.text('engine.pick.find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        <p className="qs-quiet" role="status">
          {found.state === 'loading' ? portal.text('engine.pick.loading') : null}
          {found.state === 'failed' ? portal.text('engine.pick.failed') : null}
          {found.state === 'there' && matches.length === 0
            ? portal.text(rows.length === 0 ? 'engine.pick.empty' : 'engine.pick.none')
            : null}
        </p>
        <ul>
          {matches.map(({ value, label, note }) => (
            <li key={value}>
              <button type="button" onClick={() => onTake(valuesOf(rows[Number(value)], pick.fills))}>
                <b>{label}</b>
                {note ? <small>{note}</small> : null}
              </button>
            </li>
          ))}
        </ul>
        {page === undefined ? null : (
          <a href={page} target="_blank" rel="noopener">
            {portal.text('engine.pick.keep')}
            <span className="qs-only-spoken">{portal.text('engine.form.newTab')}</span>
          </a>
        )}
      </div>
    </Dialog>
  )
}

/** By field of the form: a single field of the row as it is, several as lines of a text. What the row lacks stays as typed. */
function valuesOf(row: unknown, fills: PickRowsProps['pick']['fills']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fills).flatMap(([name, fields]) => {
      const values = fields.map((field) => readField(row, field)).filter((value) => textOf(value) !== '')
      return values.length === 0 ? [] : [[name, values.length > 1 ? values.map(textOf).join('\n') : values[0]]]
    }),
  )
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
