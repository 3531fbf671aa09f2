import type { BrandPlan } from '#config'
import type { Terminal, Warehouse, Yard } from '#generated/entities.ts'
import { isObject, type Json, type JsonObject } from '#rules'
import { listObjects, pickWords, type Wording } from '../../kernel/index.ts'

interface Sites {
  readonly warehouse: Warehouse
  readonly yard: Yard
  readonly terminal: Terminal
}

/** Kind of site: the name of a reference document and of the entity of its rows. */
export type SiteKind = keyof Sites
/** Those that orders are priced at. */
export type PricedKind = 'warehouse' | 'yard'

/** A site in the language of the request: the row's id, name and parent in addition to its details. */
export type SiteRecord<Kind extends SiteKind = SiteKind> = Sites[Kind]

export function listSites<Kind extends SiteKind>(kind: Kind, wording: Wording): SiteRecord<Kind>[] {
  return rowsOf(wording.brand, kind).map((row) => toRecord<Kind>(row, wording))
}

export function findSite<Kind extends SiteKind>(kind: Kind, id: string, wording: Wording): SiteRecord<Kind> | undefined {
  const row = rowsOf(wording.brand, kind).find((one) => one.id === id)
  return row && toRecord<Kind>(row, wording)
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

/** The configuration check has checked the row against the entity, which types texts as they are in one language. */
function toRecord<Kind extends SiteKind>(row: JsonObject, wording: Wording): SiteRecord<Kind> {
  const facts = isObject(row.facts) ? inLanguage(row.facts, wording) : {}
  const record = {
    ...(facts as JsonObject),
    id: String(row.id),
    name: pickWords(row.label, wording),
    ...(row.parent === undefined ? {} : { parent: row.parent }),
    ...(row.latitude === undefined ? {} : { latitude: row.latitude, longitude: row.longitude }),
  }
  return record as SiteRecord<Kind>
}

/** Picks the language of translated texts; other values are unchanged. */
function inLanguage(value: Json, wording: Wording): Json {
  if (Array.isArray(value)) return value.map((one: Json) => inLanguage(one, wording))
  if (!isObject(value)) return value
  if (typeof value.zh === 'string' && typeof value.en === 'string') return pickWords(value, wording)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, wording)]))
}
