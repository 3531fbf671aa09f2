/**
 * Loaded when a form is first used: validation, expressions and the form's compiled validator are not part of the first page.
 */
import type { FormView } from '#config'
import { type CompiledValidator, createValidatorRuntime, explainFormats, validateForm } from '#rules'
import { missingReasons } from './grid/compare-rows.ts'
import { type FormValidator, keepValidators, knownFormats } from './validator-registry.ts'

type Factory = (runtime: ReturnType<typeof createValidatorRuntime>) => Readonly<Record<string, CompiledValidator>>

const validatorsByUrl = new Map<string, Promise<FormValidator>>()

/** The validator of a form. A failed load is retried. */
export function loadFormValidator(form: FormView): Promise<FormValidator> {
  const loading = validatorsByUrl.get(form.validatorUrl) ?? createValidator(form)
  validatorsByUrl.set(form.validatorUrl, loading)
  loading.catch(() => validatorsByUrl.delete(form.validatorUrl))
  return loading
}

async function createValidator(form: FormView): Promise<FormValidator> {
  const [module, formats] = await Promise.all([
    import(/* @vite-ignore */ form.validatorUrl) as Promise<{ default: Factory }>,
    knownFormats(),
  ])
  const validators = explainFormats(module.default(createValidatorRuntime(formats)), formats)
  const validate = validators[form.rules.validator]
  if (!validate) throw new Error(`The validator module of form ${form.id} lacks ${form.rules.validator}`)
  const validator: FormValidator = (values, names, compared) => {
    const validation = validateForm({ rules: form.rules, validate, values, ...names })
    return compared.compare ? { ...validation, errors: [...validation.errors, ...missingReasons(form, values, compared)] } : validation
  }
  keepValidators(form.validatorUrl, { validator, validators })
  return validator
}
