import { type ReactNode, useMemo } from 'react'
import type { FieldView } from '#config'
import { type RendererProps, useForm } from '../../form-state/form-context.ts'
import { type FieldPath, toPointer } from '../../form-state/paths.ts'
import { FieldControl } from '../FieldControl.tsx'
import { FieldFrame, FormSectionView, GroupFrame, RuleFailure } from '../FieldFrame.tsx'
import { RowsFrame } from '../RowsFrame.tsx'
import { rowLimits, schemaAt } from '../rows.ts'
import { type PlannedField, planFields } from './plan-fields.ts'

/**
 * Renders on the server the same markup that Formily renders first in the browser, without Formily: its forms stay in a global
 * list until they are unmounted, which never happens on a server, and they took most of a page's rendering time.
 */
export function StaticRenderer({ form, values }: RendererProps): ReactNode {
  const { names, options, columns } = useForm()
  const planned = useMemo(() => planFields({ form, values, inputs: { names, options } }), [form, values, names, options])
  return form.layout.map((section) => (
    <FormSectionView key={section.id} section={section} columns={columns}>
      {section.fields.map(({ id }) => {
        const field = form.fields.find((one) => one.name === id)
        return field ? <StaticField key={id} field={field} path={[id]} planned={planned} /> : null
      })}
    </FormSectionView>
  ))
}

interface StaticFieldProps {
  readonly field: FieldView
  readonly path: FieldPath
  readonly planned: ReadonlyMap<string, PlannedField>
}

function StaticField({ field, path, planned }: StaticFieldProps): ReactNode {
  const own = planned.get(toPointer(path))
  if (!own?.visible || field.widget === 'hidden') return null
  if (field.widget === 'group') return <GroupFrame field={field}>{drawInner(field, path, planned)}</GroupFrame>
  return (
    <FieldFrame field={field} path={path} required={own.required} value={own.value}>
      {own.failure === undefined ? (
        <StaticControl field={field} path={path} planned={planned} own={own} />
      ) : (
        <RuleFailure reason={own.failure} />
      )}
    </FieldFrame>
  )
}

function StaticControl({ field, path, planned, own }: StaticFieldProps & { readonly own: PlannedField }): ReactNode {
  const { form } = useForm()
  const { value, required, disabled, options, gap } = own
  if (field.widget !== 'rows') {
    return <FieldControl {...{ field, path, value, required, disabled, options, gap }} onChange={ignore} />
  }
  return (
    <RowsFrame
      field={field}
      path={path}
      count={Array.isArray(value) ? value.length : 0}
      disabled={disabled}
      {...rowLimits(schemaAt(form.schema, path))}
      onAdd={ignore}
      onRemove={ignore}
      onReplace={ignore}
      drawRow={(index) => drawInner(field, [...path, index], planned)}
    />
  )
}

function drawInner({ fields = [] }: FieldView, path: FieldPath, planned: StaticFieldProps['planned']): ReactNode {
  return fields.map((field) => <StaticField key={field.name} field={field} path={[...path, field.name]} planned={planned} />)
}

/** There are no clicks on a server. */
function ignore(): void {}
