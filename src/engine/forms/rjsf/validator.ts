// The file and not the package's face, which brings Ajv along.

import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { CompiledValidator } from '#rules'
import type { RjsfContext } from './parts.tsx'

type Validator = ValidatorType<unknown, RJSFSchema, RjsfContext>

/** Until the form's module is here, as on the server, nothing is valid and nothing is an error. */
const none: Validator = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => false,
  rawValidation: () => ({}),
}

/**
 * rjsf's own validator over the functions of the form's module, which holds one for each part that rjsf may ask about. It is
 * asked whether a value is valid. What is wrong with it, the judge says with the same functions, as for Formily's forms.
 */
export function createValidator(functions: Readonly<Record<string, CompiledValidator>> | undefined, schema: RJSFSchema): Validator {
  if (!functions) return none
  const answers = Object.entries(functions).map(([name, isValid]) => [name, (value: unknown) => isValid(value)] as const)
  return createPrecompiledValidator(Object.fromEntries(answers), schema)
}
