import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { FormView } from '#config'
import type { FormDifference } from '../plan/compare-forms.ts'
import { type Portal, usePortal } from '../portal.ts'
import { useForm } from './form-context.ts'
import { elementId, type FieldPath, fieldAt, fromPointer } from './paths.ts'

/** With fewer errors no summary is needed: the focused one is visible anyway. */
const listedFrom = 2
/** A longer list would be longer than the form on a phone; each field says its own error anyway. */
const mostListed = 10

/** Above a long form: the errors, each a link to its field. Shown after submitting, and shrinks as they are corrected. */
export function ErrorSummary({ visible }: { readonly visible: boolean }): ReactNode {
  const portal = usePortal()
  const { id, form, store } = useForm()
  const errors = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  const [whole, setWhole] = useState(false)
  const listed = whole ? errors : errors.slice(0, mostListed)
  if (!visible || errors.length < listedFrom) return null
  return (
    <nav className="qs-form-summary" aria-labelledby={`${id}-summary`}>
      <p id={`${id}-summary`} role="status">
        {portal.text('engine.form.errors', { count: errors.length })}
      </p>
      <ul>
        {listed.map((error) => {
          const path = fromPointer(error.path)
          const target = elementId(id, path)
          return (
            <li key={error.path}>
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(target)?.focus()
                }}
              >
                {sentenceOf(nameOf(form, path, portal), portal.text(error.id, error.params), portal)}
              </a>
            </li>
          )
        })}
      </ul>
      {listed.length < errors.length ? (
        <button type="button" className="qs-text-button" onClick={() => setWhole(true)}>
          {portal.text('engine.form.moreErrors', { count: errors.length - listed.length })}
        </button>
      ) : null}
    </nav>
  )
}

/** Some messages begin with the field themselves. */
function sentenceOf(field: string, message: string, portal: Portal): string {
  return message.startsWith(field) ? message : portal.text('engine.form.error', { field, message })
}

/** The field's label; in rows with the row number. */
function nameOf(form: FormView, path: FieldPath, portal: Portal): string {
  const label = fieldAt(form.fields, path)?.label ?? form.label ?? form.id
  const at = path.findIndex((part) => typeof part === 'number')
  const list = at < 0 ? undefined : fieldAt(form.fields, path.slice(0, at))
  if (!list) return label
  const row = portal.text('engine.form.row', { field: list.label, number: Number(path[at]) + 1 })
  return path.length > at + 1 ? portal.text('engine.form.fieldOfRow', { row, field: label }) : row
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
