import type { CompiledValidator, FormJudgement, JsonObject } from '#rules'
import type { FormNames } from './form-names.ts'

export type Judge = (values: JsonObject, names: FormNames) => FormJudgement

/** What a form's validator module came to, by its address. Apart from the judge, so that asking what is here loads nothing. */
export interface CompiledForm {
  readonly judge: Judge
  readonly validators: Readonly<Record<string, CompiledValidator>>
}

const compiled = new Map<string, CompiledForm>()

export function compiledValidators(url: string): CompiledForm | undefined {
  return compiled.get(url)
}

export function keepValidators(url: string, form: CompiledForm): void {
  compiled.set(url, form)
}
