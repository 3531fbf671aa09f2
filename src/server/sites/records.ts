import type { BrandPlan } from '#config'
import type { Json, JsonObject } from '#rules'
import { isObject, listObjects, pickWords, type Wording } from '../kernel/index.ts'

/** Kind of site: the name of a reference document and of the entity of its rows. */
export type SiteKind = 'warehouse' | 'yard' | 'terminal'

/** A site in the language of the request: the row's id, name and parent in addition to its details. */
export interface SiteRecord extends JsonObject {
  readonly id: string
  readonly name: string
}

export function listSites(kind: SiteKind, wording: Wording): SiteRecord[] {
  return rowsOf(wording.brand, kind).map((row) => toRecord(row, wording))
}

export function findSite(kind: SiteKind, id: string, wording: Wording): SiteRecord | undefined {
  const row = rowsOf(wording.brand, kind).find((one) => one.id === id)
  return row && toRecord(row, wording)
}

/** Search terms of a site besides its fields: its keywords and its names in every language, in lower case. */
export function wordsOf(kind: SiteKind, id: string, brand: BrandPlan): string {
  const row = rowsOf(brand, kind).find((one) => one.id === id)
  const names = isObject(row?.label) ? Object.values(row.label) : []
  const keywords = Array.isArray(row?.keywords) ? row.keywords : []
  return [...names, ...keywords].join(' ').toLowerCase()
}

function rowsOf(brand: Pick<BrandPlan, 'documents'>, kind: SiteKind): JsonObject[] {
  return listObjects(brand.documents.reference?.[kind]?.rows)
}

function toRecord(row: JsonObject, wording: Wording): SiteRecord {
  const facts = isObject(row.facts) ? inLanguage(row.facts, wording) : {}
  return {
    ...(facts as JsonObject),
    id: String(row.id),
    name: pickWords(row.label, wording),
    ...(row.parent === undefined ? {} : { parent: row.parent }),
    ...(row.latitude === undefined ? {} : { latitude: row.latitude, longitude: row.longitude }),
  }
}

/** Picks the language of translated texts; other values are unchanged. */
function inLanguage(value: Json, wording: Wording): Json {
  if (Array.isArray(value)) return value.map((one: Json) => inLanguage(one, wording))
  if (!isObject(value)) return value
  if (typeof value.zh === 'string' && typeof value.en === 'string') return pickWords(value, wording)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, wording)]))
}
