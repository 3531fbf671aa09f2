import type { ArrayField, Field } from '@formily/core'
import { connect, mapProps, observer, RecursionField, useField, useFieldSchema } from '@formily/react'
import type { ReactNode } from 'react'
import type { Option } from '#config'
import { type FieldDecision, failureOf } from '../decide-field.ts'
import { FieldControl, type FieldControlProps } from '../FieldControl.tsx'
import { FieldFrame, GroupFrame, RuleFailure } from '../FieldFrame.tsx'
import { useForm } from '../form-context.ts'
import { type FieldPath, fieldAt } from '../paths.ts'
import { RowsFrame } from '../RowsFrame.tsx'
import { rowLimits, schemaAt, startRow } from '../rows.ts'

function pathOf(field: Field): FieldPath {
  return field.path.segments
}

/** The frame around a field, with the error of a failed rule. */
const Frame = observer(function Frame({ required = false, children }: { readonly required?: boolean; readonly children?: ReactNode }) {
  const { form } = useForm()
  const own = useField<Field>()
  const path = pathOf(own)
  const field = fieldAt(form.fields, path)
  if (!field) return null
  const failure = failureOf({ failures: (own.data ?? {}) as FieldDecision['failures'] })
  return (
    <FieldFrame field={field} path={path} required={required} value={own.value}>
      {failure === undefined ? children : <RuleFailure reason={failure} />}
    </FieldFrame>
  )
})

type DrawnProps = Omit<FieldControlProps, 'field'>

/** A control for both renderers; Formily provides its path and value. */
function Drawn(props: DrawnProps): ReactNode {
  const { form } = useForm()
  const field = fieldAt(form.fields, props.path)
  return field ? <FieldControl {...props} field={field} /> : null
}

const Control = connect(
  Drawn,
  mapProps((props, field) => {
    const own = field as Field
    return {
      ...props,
      path: pathOf(own),
      value: own.value,
      disabled: own.pattern !== 'editable',
      options: own.dataSource as readonly Option[] | undefined,
    }
  }),
)

const Rows = observer(function Rows() {
  const { form } = useForm()
  const own = useField<ArrayField>()
  const schema = useFieldSchema()
  const path = pathOf(own)
  const field = fieldAt(form.fields, path)
  const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
  if (!field || !items) return null
  return (
    <RowsFrame
      field={field}
      path={path}
      count={Array.isArray(own.value) ? own.value.length : 0}
      disabled={own.pattern !== 'editable'}
      {...rowLimits(schemaAt(form.schema, path))}
      onAdd={() => void own.push(startRow(form, path))}
      onRemove={(index) => void own.remove(index)}
      onReplace={(rows) => own.setValue([...rows])}
      drawRow={(index) => <RecursionField schema={items} name={index} />}
    />
  )
})

const Group = observer(function Group({ children }: { readonly children?: ReactNode }) {
  const { form } = useForm()
  const field = fieldAt(form.fields, pathOf(useField<Field>()))
  return field ? <GroupFrame field={field}>{children}</GroupFrame> : null
})

export const components = { Frame, Control, Rows, Group }
