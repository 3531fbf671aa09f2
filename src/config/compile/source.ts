/** Inputs of the compiler, and what its stages share while compiling one brand. */
import { type Json, type JsonObject, objectOf, once } from '#rules'
import { createSource, type Memo, type Reads, readAll } from '../memo/memo.ts'
import { type Documents, documentInputs, readsOf } from '../read/documents.ts'
import { limitValues, schemaKinds } from '../resolve/schema.ts'
import type { Limits, ReleaseParts } from '../resolve/stages.ts'

/** Inputs for texts. */
export const wordKinds = ['text', 'limit'] as const
export type WordKind = (typeof wordKinds)[number]

/** Inputs for fields, columns and their labels. */
export const fieldKinds = [...schemaKinds, ...wordKinds] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Inputs for lists of choices. */
export const optionKinds = ['dictionary', 'reference', 'tariff', 'entity', 'manifest', ...wordKinds] as const
export type OptionKind = (typeof optionKinds)[number]

/** Inputs for pages, including everything they contain. */
export const pageKinds = [
  ...fieldKinds,
  'tariff',
  'manifest',
  'page',
  'list',
  'operation',
  'order-type',
  'tool',
  'meta',
  'brand id',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Inputs of a compiler step. */
export interface BrandContext<in Kind extends string = string> {
  readonly documents: Reads<Kind>
}

export interface LanguageContext<in Kind extends string = string> extends BrandContext<Kind> {
  readonly language: string
}

/** The parts of a brand that every release compiles again. */
export interface WholeBrand extends BrandContext {
  readonly brand: string
  readonly manifest: JsonObject
  readonly limits: Limits
}

export function createBrandContext(source: Pick<ReleaseParts, 'brands' | 'meta' | 'newerLimits'>, brand: string, memo: Memo): WholeBrand {
  const documents = source.brands[brand] ?? {}
  const written = limitValues(readsOf(documents))
  const limits = source.newerLimits ? { ...source.newerLimits, ...written } : written
  const manifest = findDocument(readsOf(documents), 'brand', brand)
  const others: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    text: documents.texts ? collectTexts(documents.texts) : {},
    limit: limits,
    manifest,
    meta: source.meta,
    'brand id': { '': brand },
  }
  return { brand, manifest, limits, documents: readAll(createSource(documentInputs({ ...documents, ...others }), memo)) }
}

const collectTexts = once((files: Documents[string]): Record<string, JsonObject> => {
  const texts: Record<string, JsonObject> = {}
  for (const file of Object.values(files)) {
    for (const [key, text] of Object.entries(objectOf(file.texts))) texts[key] = objectOf(text)
  }
  return texts
})

/** The document, or an error that names it: after the check, a missing one is a bug. */
export function findDocument<Kind extends string>(documents: Reads<Kind>, kind: Kind, id: string): JsonObject {
  // Kinds of documents are objects.
  const document = documents.one(kind, id) as JsonObject | undefined
  if (!document) throw new Error(`There is no ${kind} "${id}"; documents must pass the check before they are compiled`)
  return document
}

/** The check has validated the document against the schema that it is compiled with, so the plan has the expected shape. */
export function toPlan<Plan extends object>(compiled: object): Plan {
  return compiled as Plan
}

/** A record without undefined values: an optional property is absent or defined, never undefined. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }
}

/** The same JSON with every `{ "$limit": name }` replaced by the limit's value. */
export function resolveLimits(value: Json, limits: Reads<'limit'>): Json {
  if (Array.isArray(value)) return value.map((item) => resolveLimits(item as Json, limits))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as JsonObject)
  const name = (value as JsonObject).$limit
  if (entries.length === 1 && typeof name === 'string') return limitOf(name, limits)
  return Object.fromEntries(entries.map(([key, item]) => [key, resolveLimits(item, limits)]))
}

export function limitOf(name: string, limits: Reads<'limit'>): number | string {
  const limit = limits.one('limit', name)
  if (limit === undefined) throw new Error(`There is no limit "${name}"; documents must pass the check before they are compiled`)
  return limit
}

/** Freezes a value deeply. Frozen values are assumed to be frozen deeply. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const item of Object.values(value)) deepFreeze(item)
  return value
}
