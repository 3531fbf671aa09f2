import type { ReactNode } from 'react'
import type { FormView } from '#config'
import { usePortal } from '../portal.ts'

/** The outline of a form while its engine is fetched, so that nothing jumps when it comes. */
export function FormSkeleton({ form }: { readonly form: FormView }): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-form-skeleton" aria-busy="true">
      <span className="qs-only-spoken">{portal.text('engine.form.loading')}</span>
      {form.layout.map((section) => (
        <div key={section.id} className="qs-grid" style={{ ['--qs-columns' as string]: section.columns }}>
          {section.fields.map((place) => (
            <div key={place.id} className="qs-cell" style={{ ['--qs-span' as string]: place.span }}>
              <span />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
