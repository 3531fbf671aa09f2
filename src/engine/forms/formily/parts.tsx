import type { ArrayField as ArrayModel, Field as FieldModel } from '@formily/core'
import { ArrayField, connect, Field, mapProps, ObjectField, observer, useField } from '@formily/react'
import type { ReactNode } from 'react'
import type { FieldView, Option } from '#config'
import { useForm } from '../../form-state/form-context.ts'
import { type FieldPath, fieldAt } from '../../form-state/paths.ts'
import { type FieldDecision, failureOf } from '../decide-field.ts'
import { FieldControl, type FieldControlProps } from '../FieldControl.tsx'
import { FieldFrame, GroupFrame, RuleFailure } from '../FieldFrame.tsx'
import { RowsFrame } from '../RowsFrame.tsx'
import { rowLimits, schemaAt, startRow } from '../rows.ts'

function pathOf(field: FieldModel): FieldPath {
  return field.path.segments
}

/** The frame around a field, with the error of a failed rule. */
const Frame = observer(function RequiredFrame({
  required = false,
  children,
}: {
  readonly required?: boolean
  readonly children?: ReactNode
}) {
  const { form } = useForm()
  const own = useField<FieldModel>()
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
    const own = field as FieldModel
    return {
      ...props,
      path: pathOf(own),
      value: own.value,
      disabled: own.pattern !== 'editable',
      options: own.dataSource as readonly Option[] | undefined,
    }
  }),
)

const Rows = observer(function ListRows() {
  const { form } = useForm()
  const own = useField<ArrayModel>()
  const path = pathOf(own)
  const field = fieldAt(form.fields, path)
  if (!field) return null
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
      drawRow={(index) => (
        <ObjectField name={index}>
          {field.fields?.map((inner) => (
            <FollowedField key={inner.name} field={inner} />
          ))}
        </ObjectField>
      )}
    />
  )
})

const Group = observer(function FieldGroup({ children }: { readonly children?: ReactNode }) {
  const { form } = useForm()
  const field = fieldAt(form.fields, pathOf(useField<FieldModel>()))
  return field ? <GroupFrame field={field}>{children}</GroupFrame> : null
})

/** A field that Formily follows, and those inside it. Rules are in effects, and validation in the validator. */
export function FollowedField({ field }: { readonly field: FieldView }): ReactNode {
  const { name, widget, required } = field
  if (widget === 'hidden') return <Field name={name} />
  if (widget === 'rows') return <ArrayField name={name} decorator={[Frame, { required }]} component={[Rows]} />
  if (widget === 'group') {
    return (
      <ObjectField name={name} decorator={[Group]}>
        {field.fields?.map((inner) => (
          <FollowedField key={inner.name} field={inner} />
        ))}
      </ObjectField>
    )
  }
  return <Field name={name} decorator={[Frame, { required }]} component={[Control, { required }]} />
}
