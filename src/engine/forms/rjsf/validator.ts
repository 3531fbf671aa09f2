import { type ErrorSchema, hashForSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import type { FormView } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { compiledValidators } from '../compiled-validators.ts'
import type { FormNames } from '../form-names.ts'
import { fromPointer } from '../paths.ts'
import type { RjsfContext } from './parts.tsx'

/**
 * The compiled module as rjsf asks for a validator: no Ajv, no eval. Its errors are the judge's, with text keys for
 * messages. Before the module is here, as on the server, nothing is valid and nothing is an error.
 */
export function createValidator(form: FormView, names: FormNames): ValidatorType<unknown, RJSFSchema, RjsfContext> {
  function judge(values: unknown): readonly FieldError[] {
    return compiledValidators(form.validatorUrl)?.judge((values ?? {}) as JsonObject, names).errors ?? []
  }

  return {
    validateFormData(values) {
      const found = judge(values)
      return {
        errors: found.map((error) => ({
          property: fromPointer(error.path).join('.'),
          message: error.id,
          params: error.params,
          stack: error.id,
        })),
        errorSchema: toErrorSchema(found),
      }
    },
    /** rjsf asks this of parts of a schema, to choose among alternatives; they are compiled under the hash of their text. */
    isValid(schema, values) {
      const { $id: _, ...part } = schema
      return compiledValidators(form.validatorUrl)?.validators[hashForSchema(part)]?.(values) ?? false
    },
    rawValidation: (_, values) => ({ errors: judge(values) as never[] }),
  }
}

/** Errors as rjsf nests them: by field, with the keys of the messages in a list. */
function toErrorSchema(errors: readonly FieldError[]): ErrorSchema<unknown> {
  const root: Record<string, unknown> = {}
  for (const error of errors) {
    let at = root
    for (const part of fromPointer(error.path)) {
      at[part] ??= {}
      at = at[part] as Record<string, unknown>
    }
    at.__errors = [error.id]
  }
  return root as ErrorSchema<unknown>
}
