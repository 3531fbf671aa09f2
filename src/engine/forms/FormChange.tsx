import type { ReactNode } from 'react'
import type { FormDifference } from '../plan/compare-forms.ts'
import { usePortal } from '../portal.ts'

/** The refusal of a form that was opened before a publish and no longer fits. */
export const formChanged = 'error.form-changed'

/** What was typed into fields that the form no longer has, and which are new: nothing that was typed goes away in silence. */
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
