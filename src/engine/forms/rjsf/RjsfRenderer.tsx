// The file and not the package's face, which brings a test registry and Ajv along.
import Form from '@rjsf/core/lib/components/Form.js'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { type ReactNode, useMemo } from 'react'
import type { JsonObject } from '#rules'
import { compiledValidators } from '../compiled-validators.ts'
import { useForm } from '../form-context.ts'
import type { RendererProps } from '../renderer.ts'
import { BareForm, fields, type RjsfContext, templates } from './parts.tsx'
import { createValidator } from './validator.ts'

/** Defaults are the document's and stand in the values already; rjsf adds none of its own. */
const noDefaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' }, constAsDefaults: 'never' } as const
const noUi: UiSchema<unknown, RJSFSchema, RjsfContext> = {}

/** Draws a form without expressions: rjsf walks the schema, our templates and fields draw it. */
export function RjsfRenderer({ form, values, onChange }: RendererProps): ReactNode {
  const { id } = useForm()
  const schema = form.schema as RJSFSchema
  const functions = compiledValidators(form.validatorUrl)?.validators
  const validator = useMemo(() => createValidator(functions, schema), [functions, schema])
  const formContext = useMemo<RjsfContext>(() => ({ form }), [form])
  return (
    <Form<unknown, RJSFSchema, RjsfContext>
      schema={schema}
      uiSchema={noUi}
      validator={validator}
      formData={values}
      formContext={formContext}
      fields={fields}
      templates={templates}
      idPrefix={id}
      idSeparator="-"
      tagName={BareForm}
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }, changed) =>
        onChange((formData ?? {}) as JsonObject, changed ? `/${changed.slice(id.length + 1).replaceAll('-', '/')}` : undefined)
      }
    >
      {/* The button stands in the form around. */}
      <span hidden />
    </Form>
  )
}
