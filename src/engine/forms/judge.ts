/** Loads on the first touch of a form: the judge, its expressions and the form's compiled validator are no part of the first page. */
import type { FormView } from '#config'
import {
  type CompiledValidator,
  createValidatorRuntime,
  explainFormats,
  type FormatCheck,
  type FormJudgement,
  type JsonObject,
  judgeForm,
} from '#rules'
import type { FormNames } from './decide-field.ts'

type Factory = (runtime: ReturnType<typeof createValidatorRuntime>) => Readonly<Record<string, CompiledValidator>>

const judges = new Map<string, Promise<Judge>>()

/** The judge of a form. One that could not be loaded is asked for again. */
export function loadJudge(form: FormView): Promise<Judge> {
  const known = judges.get(form.validatorUrl) ?? makeJudge(form)
  judges.set(form.validatorUrl, known)
  known.catch(() => judges.delete(form.validatorUrl))
  return known
}

async function makeJudge(form: FormView): Promise<Judge> {
  const [module, formats] = await Promise.all([
    import(/* @vite-ignore */ form.validatorUrl) as Promise<{ default: Factory }>,
    knownFormats(),
  ])
  const validators = explainFormats(module.default(createValidatorRuntime(formats)), formats)
  const validate = validators[form.rules.validator]
  if (!validate) throw new Error(`The validator module of form ${form.id} lacks ${form.rules.validator}`)
  const judge: Judge = (values, names) => judgeForm({ rules: form.rules, validate, values, ...names })
  keepValidators(form.validatorUrl, { judge, validators })
  return judge
}

type Formats = Readonly<Record<string, FormatCheck>>

let load: () => Promise<Formats> = async () => ({})

/** Hands in the checks that know freight; the engine knows none. Fetched with the first judge. */
export function provideFormats(loader: () => Promise<Formats>): void {
  load = loader
}

export function knownFormats(): Promise<Formats> {
  return load()
}

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
