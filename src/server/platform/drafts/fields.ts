/** Parts of a form that may be kept before it is sent: its fields, except secrets. */
import type { BrandPlan, FieldView, FormView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'

/** A field as it was when something was typed into it: the form may have changed since, but no input is lost. */
type FormerField = {
  readonly name: string
  readonly label: string
  readonly isChoice?: boolean
  readonly fields?: readonly FormerField[]
}

interface Typed {
  readonly values: Readonly<Record<string, unknown>>
  readonly given: string
  readonly fields: readonly unknown[]
  readonly at: string
}

export interface DraftInput extends Typed {
  /** Input from another window at the same time, which can be restored. */
  readonly others?: readonly Typed[]
}

/** Both kinds of fields, as far as needed here. */
interface Place {
  readonly name: string
  readonly isSecret: boolean
  readonly fields?: readonly Place[]
}

const secretWidgets = new Set(['password', 'code'])
/** Forms have rows, and rows have fields; nothing nests deeper. */
const deepest = 4

/** Form values by field, without secrets and files; null if the brand has no such form. */
export function keepFormValues(brand: Pick<BrandPlan, 'pages' | 'defaultLanguage'>, form: string, values: JsonObject): JsonObject | null {
  const view = viewOf(brand, form)
  return view && keepValues(view.fields.filter(({ widget }) => widget !== 'file').map(placeOf), values)
}

/** Only values that have a field, at every level; null if the brand shows no such form. */
export function keepFields(brand: Pick<BrandPlan, 'pages' | 'defaultLanguage'>, form: string, draft: DraftInput): JsonObject | null {
  const view = viewOf(brand, form)
  if (!view) return null
  const now = view.fields.map(placeOf)
  const { others = [] } = draft
  return { ...keepTyped(now, draft), others: others.map((other) => keepTyped(now, other)) }
}

function viewOf(brand: Pick<BrandPlan, 'pages' | 'defaultLanguage'>, form: string): FormView | null {
  const pages = Object.values(brand.pages[brand.defaultLanguage] ?? {})
  return pages.map((page) => page.forms[form]).find((found) => found !== undefined) ?? null
}

function keepTyped(now: readonly Place[], { values, given, fields, at }: Typed): JsonObject {
  const former = keepFormer(fields as readonly Json[], deepest)
  const currentNames = new Set(now.map(({ name }) => name))
  const places = [...now, ...former.filter(({ name }) => !currentNames.has(name)).map(formerPlace)]
  return { values: keepValues(places, values as JsonObject), given, fields: former as Json, at }
}

function placeOf({ name, widget, autocomplete, fields }: FieldView): Place {
  const isSecret = secretWidgets.has(widget) || autocomplete === 'one-time-code'
  return { name, isSecret, ...(fields ? { fields: fields.map(placeOf) } : {}) }
}

function formerPlace({ name, fields }: FormerField): Place {
  return { name, isSecret: false, ...(fields ? { fields: fields.map(formerPlace) } : {}) }
}

function keepFormer(fields: readonly Json[], depth: number): FormerField[] {
  return fields.filter(isObject).flatMap(({ name, label, isChoice, fields: inner }) => {
    if (typeof name !== 'string' || typeof label !== 'string') return []
    const rows = Array.isArray(inner) && depth > 0 ? { fields: keepFormer(inner, depth - 1) } : {}
    return [{ name, label, ...(isChoice === true ? { isChoice } : {}), ...rows }]
  })
}

function keepValues(places: readonly Place[], values: JsonObject): JsonObject {
  const entries: Record<string, Json> = {}
  for (const { name, isSecret, fields } of places) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined || isSecret) continue
    const plain = fields ? keepInner(fields, value) : keepPlain(value)
    if (plain !== undefined) entries[name] = plain
  }
  return entries
}

function keepInner(fields: readonly Place[], value: Json): Json | undefined {
  if (Array.isArray(value)) return value.filter(isObject).map((row) => keepValues(fields, row))
  return isObject(value) ? keepValues(fields, value) : undefined
}

/** Text, a number, a Boolean, or a list of those; a file is kept by its id. */
function keepPlain(value: Json): Json | undefined {
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'object')
  return typeof value === 'object' ? undefined : value
}
