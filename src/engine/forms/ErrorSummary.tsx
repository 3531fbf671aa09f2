import { type ReactNode, useSyncExternalStore } from 'react'
import type { FieldError } from '#rules'
import { usePortal } from '../portal.ts'
import { useForm } from './form-context.ts'
import { elementId, fieldAt, fromPointer } from './paths.ts'

const none: readonly FieldError[] = []
/** Fewer stand in sight where the focus goes. */
const listedFrom = 2

/** Above a long form: what is wrong, each a link to its field. Shown after the form was sent, and shrinks as it is put right. */
export function ErrorSummary({ visible }: { readonly visible: boolean }): ReactNode {
  const portal = usePortal()
  const { id, form, store } = useForm()
  const errors = useSyncExternalStore(store.subscribe, store.shown, () => none)
  if (!visible || errors.length < listedFrom) return null
  return (
    <nav className="qs-form-summary" aria-labelledby={`${id}-summary`}>
      <p id={`${id}-summary`} role="status">
        {portal.text('engine.form.errors', { count: errors.length })}
      </p>
      <ul>
        {errors.map((error) => {
          const path = fromPointer(error.path)
          const field = fieldAt(form.fields, path)
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
                {field
                  ? portal.text('engine.form.error', { field: field.label, message: portal.text(error.id, error.params) })
                  : portal.text(error.id, error.params)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
