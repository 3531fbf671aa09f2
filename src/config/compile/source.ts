/** What the compiler reads, and what its stages share while one brand is compiled. */
import type { JsonObject } from '#rules'
import type { Documents } from '../documents.ts'
import { remember } from '../memory.ts'
import { limitValues, objectOf } from '../schema.ts'
import type { Limits, ReleaseParts } from '../stages.ts'
import type { Made, MadeParts } from './made.ts'

export interface BrandContext {
  readonly brand: string
  readonly manifest: JsonObject
  readonly documents: Documents
  readonly meta: ReleaseParts['meta']
  readonly limits: Limits
  /** Shared texts of all files by key, as written. */
  readonly texts: Readonly<Record<string, JsonObject>>
  /** Parts kept from earlier releases and other brands. */
  readonly parts: MadeParts
  /** Parts already made or found for this release. */
  readonly current: Map<string, Made>
}

export interface LanguageContext extends BrandContext {
  readonly language: string
}

export function createBrandContext(
  source: Pick<ReleaseParts, 'brands' | 'meta' | 'newerLimits'>,
  brand: string,
  parts: MadeParts = new Map(),
): BrandContext {
  const documents = source.brands[brand] ?? {}
  return {
    brand,
    manifest: findDocument(documents, 'brand', brand),
    documents,
    meta: source.meta,
    limits: source.newerLimits ? { ...source.newerLimits, ...limitValues(documents) } : limitValues(documents),
    texts: documents.texts ? remember(textsOfKind, documents.texts, collectTexts) : {},
    parts,
    current: new Map(),
  }
}

const textsOfKind = new WeakMap<Documents[string], Readonly<Record<string, JsonObject>>>()

function collectTexts(files: Documents[string]): Record<string, JsonObject> {
  const texts: Record<string, JsonObject> = {}
  for (const file of Object.values(files)) {
    for (const [key, text] of Object.entries(objectOf(file.texts))) texts[key] = objectOf(text)
  }
  return texts
}

/** The document, or an error that names it: the check has run before, so what is missing here is a bug. */
export function findDocument(documents: Documents, kind: string, id: string): JsonObject {
  const found = documents[kind]
  const document = found && Object.hasOwn(found, id) ? found[id] : undefined
  if (!document) throw new Error(`There is no ${kind} "${id}"; documents must pass the check before they are compiled`)
  return document
}

/** A record without the names whose value is undefined: an optional property is absent or there, never undefined. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }
}
