import type { ReactNode } from 'react'
import type { FieldView } from '#config'

/** Fields that belong together under one name, such as those of an address. */
export function GroupFrame({ field, children }: { readonly field: FieldView; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className="qs-group">
      <legend>{field.label}</legend>
      {field.hint ? <p className="qs-hint">{field.hint}</p> : null}
      <div className="qs-grid" style={{ ['--qs-columns' as string]: 2 }}>
        {children}
      </div>
    </fieldset>
  )
}
