/** Result of the server's validation, in the same format as the browser's. */
import type { BrandPlan } from '#config'
import { type CompiledValidator, type FormRules, formatText, type JsonObject, type ValidatorError, validateForm } from '#rules'

export interface Names {
  readonly session: JsonObject
  readonly today: string
}

/** A subject of validation: a form, or the input of a call. */
export interface Subject {
  readonly brand: BrandPlan
  readonly name: string
  readonly rules: FormRules
  readonly validate: CompiledValidator
}

/** One message at one field, with its text in each requested language. */
export interface VerdictError {
  readonly path: string
  readonly id: string
  readonly params: JsonObject
  readonly words: string
}

export interface Verdict {
  readonly values: JsonObject
  readonly undetermined: readonly string[]
  readonly errors: readonly VerdictError[]
}

export function validateAtServer(subject: Subject, input: JsonObject, names: Names, language: string): Verdict {
  const { brand, rules, validate } = subject
  const { values, undetermined, errors } = validateForm({ rules, validate, values: input, ...names, limits: brand.limits })
  const reported = errors.map((error) => {
    const words = brand.texts[language]?.[error.id]
    return { ...error, words: words === undefined ? `no text ${error.id}` : formatText(words, error.params, language) }
  })
  return { values, undetermined, errors: reported }
}

/** Output of the compiled validator for the input, without messages. */
export function validatorErrors(subject: Subject, checked: JsonObject): readonly ValidatorError[] {
  return subject.validate(checked) ? [] : (subject.validate.errors ?? [])
}
