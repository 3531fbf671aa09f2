import {
  type FieldProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RegistryFieldsType,
  type RJSFSchema,
  toFieldPathId,
} from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { FormView } from '#config'
import type { Json } from '#rules'
import { useForm } from '../../form-state/form-context.ts'
import { type FieldPath, fieldAt } from '../../form-state/paths.ts'
import { FieldControl } from '../FieldControl.tsx'
import { FieldFrame, FormSectionView, GroupFrame } from '../FieldFrame.tsx'
import { RowsFrame } from '../RowsFrame.tsx'
import { rowLimits, startRow } from '../rows.ts'

/** Context that rjsf passes to templates and fields. */
export interface RjsfContext {
  readonly form: FormView
}

/** With unknown values: rjsf's types recurse into theirs, which never ends for a recursive type. */
type Field = FieldProps<unknown, RJSFSchema, RjsfContext>

/** rjsf needs a wrapping element; ours is the form around both renderers. */
export function BareForm({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}

function viewOf(registry: Field['registry'], path: FieldPath) {
  return fieldAt(registry.formContext.form.fields, path)
}

/** The frame around every field except the form itself and the rows of a list. */
function FieldTemplate({
  fieldPathId,
  registry,
  required = false,
  formData,
  children,
}: FieldTemplateProps<unknown, RJSFSchema, RjsfContext>): ReactNode {
  const path = fieldPathId.path
  const field = viewOf(registry, path)
  if (path.length === 0 || typeof path.at(-1) === 'number') return children
  if (!field || field.widget === 'hidden') return null
  if (field.widget === 'group') return children
  return (
    <FieldFrame field={field} path={path} required={required} value={formData}>
      {children}
    </FieldFrame>
  )
}

/** The form by its layout; nested objects in schema order. */
function ObjectFieldTemplate({ fieldPathId, properties, registry }: ObjectFieldTemplateProps<unknown, RJSFSchema, RjsfContext>): ReactNode {
  const { form } = registry.formContext
  const { columns } = useForm()
  const inner = viewOf(registry, fieldPathId.path)
  if (inner?.widget === 'group') return <GroupFrame field={inner}>{properties.map((property) => property.content)}</GroupFrame>
  if (inner) return properties.map((property) => property.content)
  return form.layout.map((section) => (
    <FormSectionView key={section.id} section={section} columns={columns}>
      {section.fields.map((place) => properties.find((property) => property.name === place.id)?.content)}
    </FormSectionView>
  ))
}

/** Fields with a single value. */
function LeafField({ fieldPathId, registry, formData, onChange, required = false, disabled = false }: Field): ReactNode {
  const field = viewOf(registry, fieldPathId.path)
  if (!field) return null
  return (
    <FieldControl
      field={field}
      path={fieldPathId.path}
      value={formData as Json | undefined}
      onChange={(value) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id)}
      required={required}
      disabled={disabled}
    />
  )
}

/** A list: rows of fields, or several choices. */
function ListField(props: Field): ReactNode {
  const { fieldPathId, registry, formData, schema, onChange, onBlur, onFocus, disabled = false } = props
  const field = viewOf(registry, fieldPathId.path)
  if (field?.widget !== 'rows') return <LeafField {...props} />
  const rows: readonly unknown[] = Array.isArray(formData) ? formData : []
  const items = schema.items as RJSFSchema
  const { SchemaField } = registry.fields
  const change = (next: readonly unknown[]) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id)
  return (
    <RowsFrame
      field={field}
      path={fieldPathId.path}
      count={rows.length}
      disabled={disabled}
      {...rowLimits(schema)}
      onAdd={() => change([...rows, startRow(registry.formContext.form, fieldPathId.path)])}
      onRemove={(index) => change(rows.filter((_, at) => at !== index))}
      onReplace={change}
      drawRow={(index) =>
        SchemaField ? (
          <SchemaField
            name={`${field.name}-${index}`}
            schema={items}
            uiSchema={{}}
            formData={rows[index]}
            errorSchema={{}}
            fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
            onChange={onChange}
            onBlur={onBlur}
            onFocus={onFocus}
            registry={registry}
            required={false}
            disabled={disabled}
            readonly={false}
          />
        ) : null
      }
    />
  )
}

export const fields: RegistryFieldsType<unknown, RJSFSchema, RjsfContext> = {
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
  ArrayField: ListField,
}
/** rjsf renders these next to each field; our frame replaces them. */
function Nothing(): ReactNode {
  return null
}

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  ErrorListTemplate: Nothing,
}
