import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { FormView } from '#config'
import { useForm } from '../form-state/form-context.ts'
import { elementId, type FieldPath, fieldAt, fromPointer } from '../form-state/paths.ts'
import type { FormDifference } from '../plan/compare-forms.ts'
import { type Portal, usePortal } from '../portal.ts'
import { type ErrorLine, toErrorLines } from './error-lines.ts'

/** With fewer errors no summary is needed: the focused one is visible anyway. */
const listedFrom = 2
/** A longer list would be longer than the form on a phone; each field says its own error anyway. */
const mostListed = 10

/** Above a long form: the errors, each a link to its field, those of a row together. Shown after submitting, and shrinks as they are corrected. */
export function ErrorSummary({ visible }: { readonly visible: boolean }): ReactNode {
  const portal = usePortal()
  const { id, form, store } = useForm()
  const errors = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  const [whole, setWhole] = useState(false)
  const lines = toErrorLines(errors)
  const listed = whole ? lines : lines.slice(0, mostListed)
  if (!visible || errors.length < listedFrom) return null
  return (
    <nav className="qs-form-summary" aria-labelledby={`${id}-summary`}>
      <p id={`${id}-summary`} role="status">
        {portal.text('engine.form.errors', { count: errors.length })}
      </p>
      <ul>
        {listed.map((line) => {
          const target = elementId(id, line.path)
          return (
            <li key={target}>
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(target)?.focus()
                }}
              >
                {wordsOf(line, form, portal)}
              </a>
            </li>
          )
        })}
      </ul>
      {listed.length < lines.length ? (
        <button type="button" className="qs-text-button" onClick={() => setWhole(true)}>
          {portal.text('engine.form.moreErrors', { count: lines.length - listed.length })}
        </button>
      ) : null}
    </nav>
  )
}

/** Some messages begin with the field themselves. */
function sentenceOf(field: string, message: string, portal: Portal): string {
  return message.startsWith(field) ? message : portal.text('engine.form.error', { field, message })
}

/** The field and its message; of rows with several errors, the fields: each says its own error. */
function wordsOf({ path, list: listPath, rows, errors }: ErrorLine, form: FormView, portal: Portal): string {
  const labelAt = (at: FieldPath) => fieldAt(form.fields, at)?.label ?? form.label ?? form.id
  const list = listPath && fieldAt(form.fields, listPath)
  const [first, ...others] = errors
  const message = first ? portal.text(first.id, first.params) : ''
  if (!list) return sentenceOf(labelAt(path), message, portal)
  const comma = portal.text('engine.listComma')
  const numbers = rows.map((index) => index + 1)
  const row =
    numbers.length > 1
      ? portal.text('engine.form.rows', { field: list.label, numbers: numbers.join(comma) })
      : portal.text('engine.form.row', { field: list.label, number: numbers[0] ?? 1 })
  if (others.length > 0) return sentenceOf(row, [...new Set(errors.map((error) => labelAt(fromPointer(error.path))))].join(comma), portal)
  const isWhole = path.length === listPath.length + 1
  return sentenceOf(isWhole ? row : portal.text('engine.form.fieldOfRow', { row, field: labelAt(path) }), message, portal)
}

/** Message for a form that was opened before a publish and no longer matches. */
export const formChanged = 'error.form-changed'

/** Entries in removed fields, and the new fields: nothing is dropped silently. */
export function FormChange({ change: { gone, added } }: { readonly change: FormDifference }): ReactNode {
  const portal = usePortal()
  const comma = portal.text('engine.listComma')
  const lost = gone.map(({ label, value }) => (value === undefined ? label : portal.text('engine.fieldWithValue', { label, value })))
  return (
    <>
      {lost.length > 0 ? <span>{portal.text('engine.fieldsGone', { fields: lost.join(comma) })}</span> : null}
      {added.length > 0 ? <span>{portal.text('engine.fieldsAdded', { fields: added.join(comma) })}</span> : null}
    </>
  )
}
