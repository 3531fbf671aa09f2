// Import files instead of the packages' index, which loads a test registry and Ajv.
import Form from '@rjsf/core/lib/components/Form.js'
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { memo, type ReactNode, useMemo } from 'react'
import type { CompiledValidator, JsonObject } from '#rules'
import type { RendererProps } from '../../form-state/form-context.ts'
import { useForm } from '../../form-state/form-context.ts'
import { compiledValidators } from '../validator-registry.ts'
import { BareForm, fields, type RjsfContext, templates } from './parts.tsx'

/** Defaults come from the document and are already in the values; rjsf adds none. */
const noDefaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' }, constAsDefaults: 'never' } as const
const noUi: UiSchema<unknown, RJSFSchema, RjsfContext> = {}

/** Renders a form without expressions: rjsf walks the schema, and our templates and fields render it. */
export const RjsfRenderer = memo(function RjsfForm({ form, values, onChange }: RendererProps): ReactNode {
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
      {/* The submit button is in the surrounding form. */}
      <span hidden />
    </Form>
  )
})

type Validator = ValidatorType<unknown, RJSFSchema, RjsfContext>

/** Until the form's module is loaded, as on the server, nothing is valid and nothing is an error. */
const none: Validator = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => false,
  rawValidation: () => ({}),
}

/**
 * rjsf's own validator with the functions of the form's module, one for each part that rjsf may ask about. It only decides
 * whether a value is valid. The error messages come from the same functions as for Formily's forms.
 */
function createValidator(functions: Readonly<Record<string, CompiledValidator>> | undefined, schema: RJSFSchema): Validator {
  if (!functions) return none
  const answers = Object.entries(functions).map(([name, isValid]) => [name, (value: unknown) => isValid(value)] as const)
  return createPrecompiledValidator(Object.fromEntries(answers), schema)
}
