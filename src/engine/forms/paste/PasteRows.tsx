import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import type { FieldView } from '#config'
import type { FieldError, Json, JsonObject } from '#rules'
import { Dialog } from '../../antd/index.ts'
import { saveBlob } from '../../blocks/save-blob.ts'
import { Button } from '../../display/Button.tsx'
import { useUnsentText } from '../../drafts/use-interruption.ts'
import { usePortal } from '../../portal.ts'
import { useForm } from '../form-context.ts'
import type { FieldPath } from '../paths.ts'
import { rowLimits, schemaAt } from '../rows.ts'
import { tidyValues } from '../tidy-values.ts'
import type { FormValidator } from '../validator-registry.ts'
import { type CheckedPaste, checkPasted, type RowFault } from './check-pasted.ts'
import { readCells } from './read-cells.ts'
import { readSheetText, writeTemplate } from './sheet-files.ts'
import { type PastedRow, toRows } from './to-rows.ts'
import './paste.css'

export interface PasteRowsProps {
  readonly field: FieldView
  readonly path: FieldPath
  /** Number of filled-in rows that would be replaced. */
  readonly count: number
  readonly onTake: (rows: readonly Json[]) => void
  readonly onClose: () => void
}

/** At most this many incorrect rows are listed; with more, it is easier to correct the sheet. */
const shownRows = 50

/** Pastes rows from a spreadsheet. Each row is validated as in the form, and none is accepted while one is invalid. */
export function PasteRows({ field, path, count, onTake, onClose }: PasteRowsProps): ReactNode {
  const portal = usePortal()
  const { form, options, names, values } = useForm()
  const id = useId()
  const [text, setText] = useUnsentText(`${form.id} ${path.join('.')}`)
  const [dropped, setDropped] = useState(0)
  const [others, setOthers] = useState<readonly string[]>([])
  const [unreadable, setUnreadable] = useState('')
  const validate = useFormValidator()
  const fields = (field.fields ?? []).filter((one) => one.widget !== 'hidden')
  const found = useMemo(() => toRows(readCells(text), { fields: field.fields ?? [], options }), [text, field, options])
  const list = schemaAt(form.schema, path)
  const checked = useMemo((): CheckedPaste | null => {
    if (!validate || found.rows.length === 0) return null
    const tidy = tidyValues(form.fields, values.read())
    const whole = (filled: JsonObject) => validate(filled, names, { options })
    return checkPasted({ field, rows: found.rows, values: tidy, validate: whole, uniqueBy: uniqueByOf(list) })
  }, [validate, found, form, values, field, names, options, list])
  const { atMost } = rowLimits(list)
  const tooMany = found.rows.length > atMost
  const wrong = checked?.faults.size ?? 0
  const ready = checked !== null && wrong === 0 && checked.whole.length === 0 && !tooMany

  function change(next: string): void {
    setDropped(0)
    setUnreadable('')
    setOthers([])
    setText(next)
  }

  /** Removes incorrect rows from the text, too; only on request. */
  function dropWrong(): void {
    const kept = found.rows.filter((_, index) => !checked?.faults.has(index)).map(({ line }) => line.text)
    setDropped(wrong)
    setText([...(found.heading ? [found.heading.text] : []), ...kept].join('\n'))
  }

  async function openFile(file: File | undefined): Promise<void> {
    if (!file) return
    const read = await readSheetText(file)
    if (read === null) return setUnreadable(file.name)
    change(read.text)
    setOthers(read.others.filter((name) => name !== portal.text('engine.paste.choices')))
  }

  async function saveTemplate(): Promise<void> {
    const sheets = { rows: field.label, choices: portal.text('engine.paste.choices') }
    saveBlob(await writeTemplate({ fields, options, sheets }), `${field.label}.xlsx`)
  }

  return (
    <Dialog open title={portal.text('engine.paste.title', { field: field.label })} width={860} onClose={onClose}>
      <div className="qs-paste">
        <p className="qs-hint">{portal.text('engine.paste.hint')}</p>
        <ol className="qs-paste-columns">
          {fields.map(({ name, label, required }) => (
            <li key={name} data-required={required ? '' : undefined}>
              {label}
            </li>
          ))}
        </ol>
        <label className="qs-label" htmlFor={`${id}-area`}>
          {portal.text('engine.paste.area')}
        </label>
        <textarea
          id={`${id}-area`}
          className="qs-control qs-paste-area"
          rows={7}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-summary`}
          onChange={(event) => change(event.target.value)}
        />
        <div className="qs-paste-files">
          <label className="qs-paste-file">
            <input
              type="file"
              accept=".xlsx,.csv,.tsv,.txt"
              onChange={(event) => {
                void openFile(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <span className="qs-text-button">{portal.text('engine.paste.file')}</span>
          </label>
          <button type="button" className="qs-text-button" onClick={() => void saveTemplate()}>
            {portal.text('engine.paste.template')}
          </button>
        </div>
        {unreadable === '' ? null : (
          <p className="qs-error" role="alert">
            {portal.text('engine.paste.unreadable', { file: unreadable })}
          </p>
        )}
        <div id={`${id}-summary`} role="status" className="qs-paste-summary">
          <Summary rows={found.rows} checked={checked} isEmpty={text.trim() === ''} />
          {others.length > 0 ? <p>{portal.text('engine.paste.others', { sheets: others.join(', ') })}</p> : null}
          {found.unread.length > 0 ? <p>{portal.text('engine.paste.unread', { columns: found.unread.join(', ') })}</p> : null}
          {dropped > 0 ? <p>{portal.text('engine.paste.dropped', { count: dropped })}</p> : null}
          {tooMany ? <p className="qs-error">{portal.text('engine.paste.tooMany', { limit: atMost })}</p> : null}
          {checked?.whole.map((error) => (
            <p key={error.id} className="qs-error">
              {sayError(portal, error)}
            </p>
          ))}
        </div>
        {wrong > 0 && checked ? <WrongRows rows={found.rows} checked={checked} /> : null}
        {count > 0 ? <p className="qs-hint">{portal.text('engine.paste.replaces')}</p> : null}
        <div className="qs-dialog-actions">
          {wrong > 0 ? <Button onClick={dropWrong}>{portal.text('engine.paste.drop', { count: wrong })}</Button> : null}
          <Button onClick={onClose}>{portal.text('engine.cancel')}</Button>
          <Button
            tone="primary"
            off={ready ? undefined : portal.text(found.rows.length === 0 ? 'engine.paste.nothing' : 'engine.paste.wrong', { count: wrong })}
            onClick={() => (ready ? onTake(found.rows.map(({ row }) => row)) : undefined)}
          >
            {portal.text('engine.paste.take', { count: found.rows.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface SummaryProps {
  readonly rows: readonly PastedRow[]
  readonly checked: CheckedPaste | null
  readonly isEmpty: boolean
}

function Summary({ rows, checked, isEmpty }: SummaryProps): ReactNode {
  const portal = usePortal()
  if (isEmpty) return null
  if (rows.length === 0) return <p>{portal.text('engine.paste.nothing')}</p>
  if (!checked) return null
  const { size } = checked.faults
  return size === 0 ? (
    <p className="qs-paste-right">{portal.text('engine.paste.allRight', { count: rows.length })}</p>
  ) : (
    <p className="qs-error">{portal.text('engine.paste.wrong', { count: size })}</p>
  )
}

/** Each incorrect row as written, with the reasons. */
function WrongRows({ rows, checked }: Omit<SummaryProps, 'isEmpty' | 'checked'> & { readonly checked: CheckedPaste }): ReactNode {
  const portal = usePortal()
  const summary = [...checked.faults].sort(([a], [b]) => a - b).slice(0, shownRows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own, so the keyboard must reach it
    <section className="qs-paste-wrong" tabIndex={0} aria-label={portal.text('engine.paste.reason')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{portal.text('engine.paste.row')}</th>
            <th scope="col">{portal.text('engine.paste.area')}</th>
            <th scope="col">{portal.text('engine.paste.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {summary.map(([index, faults]) => (
            <tr key={index}>
              <th scope="row" className="qs-figures">
                {rows[index]?.line.number}
              </th>
              <td className="qs-paste-cells">{rows[index]?.line.cells.join(' · ')}</td>
              <td>
                <ul>
                  {faults.map((fault) => (
                    <li key={`${fault.field} ${fault.error.id}`}>{describeFault(portal, fault)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Speaking = Pick<ReturnType<typeof usePortal>, 'text'>

function sayError(portal: Speaking, { id, params }: FieldError): string {
  return portal.text(id, params)
}

function describeFault(portal: Speaking, { field, error }: RowFault): string {
  const message = sayError(portal, error)
  return field === undefined ? message : portal.text('engine.form.error', { field, message })
}

function uniqueByOf(list: unknown): string | undefined {
  const { uniqueBy } = (list ?? {}) as { readonly uniqueBy?: unknown }
  return typeof uniqueBy === 'string' ? uniqueBy : undefined
}

/** The form's validator, loaded on the first interaction with the form. */
function useFormValidator(): FormValidator | null {
  const { form } = useForm()
  const [validate, setValidator] = useState<FormValidator | null>(null)
  useEffect(() => {
    let current = true
    void import('../form-validator.ts')
      .then(({ loadFormValidator }) => loadFormValidator(form))
      .then((found) => {
        if (current) setValidator(() => found)
      })
    return () => {
      current = false
    }
  }, [form])
  return validate
}
