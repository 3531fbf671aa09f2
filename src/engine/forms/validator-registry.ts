/** Kept apart from form-validator.ts, so that asking what is loaded does not load the validation code. */
import type { Option } from '#config'
import type { CompiledValidator, FormatCheck, FormValidation, JsonObject } from '#rules'
import type { FormNames } from '../form-state/form-names.ts'

type Formats = Readonly<Record<string, FormatCheck>>

let load: () => Promise<Formats> = async () => ({})

/** Sets the loader of the freight format checks. They are loaded when the first form is validated. */
export function provideFormats(loader: () => Promise<Formats>): void {
  load = loader
}

export function knownFormats(): Promise<Formats> {
  return load()
}

/** What the rows of a grid are compared with, by field. */
export interface Compared {
  readonly compare?: JsonObject | undefined
  readonly options: Readonly<Record<string, readonly Option[]>>
}

export type FormValidator = (values: JsonObject, names: FormNames, compared: Compared) => FormValidation

/** A form's loaded validator module. */
export interface CompiledForm {
  readonly validator: FormValidator
  readonly validators: Readonly<Record<string, CompiledValidator>>
}

const compiled = new Map<string, CompiledForm>()

/** By the address of the module; undefined until it is loaded. */
export function compiledValidators(url: string): CompiledForm | undefined {
  return compiled.get(url)
}

export function keepValidators(url: string, form: CompiledForm): void {
  compiled.set(url, form)
}
