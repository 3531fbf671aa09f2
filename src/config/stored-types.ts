/** Types of stored fields, to compare with existing records: only the database knows whether a type may change. */
import type { JsonObject } from '#rules'
import type { BuildCache } from './build-release.ts'
import { readsOf, type SourceFile } from './documents.ts'
import type { Finding } from './findings.ts'
import { formatMessage, say } from './messages.ts'
import { readDocuments } from './read-documents.ts'
import { resolveBrandDocuments, resolveBrands } from './resolve.ts'
import { entityFields } from './schema.ts'

export interface StoredField {
  readonly brand: string
  readonly entity: string
  readonly field: string
  /** JSON type. */
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object'
  /** Format of a string; default: any. */
  readonly pattern?: string
}

/** The declared fields of every stored entity, brand by brand. */
export function listStoredFields(files: readonly SourceFile[], { reading }: Pick<BuildCache, 'reading'>): StoredField[] {
  return Object.entries(resolveBrands(readDocuments(files, reading), Date.now())).flatMap(([brand, documents]) =>
    Object.entries(documents.entity ?? {}).flatMap(([entity, document]) =>
      document.stored === undefined
        ? []
        : Object.entries(entityFields(entity, readsOf(documents))).map(([field, declared]) => ({
            brand,
            entity,
            field,
            ...typeOf(declared),
          })),
    ),
  )
}

/** Reported at the declaration of the field. */
export function findMisfit(files: readonly SourceFile[], { brand, entity, field, type, pattern }: StoredField, count: number): Finding {
  const named = pattern === undefined ? type : (formatOf.get(pattern) ?? type)
  const saying = say('STORED/records', { brand, count, field, type: named })
  const origin = resolveBrandDocuments(files, brand)?.originOf('entity', entity, `/properties/${field}/type`)
  return {
    ...(origin ?? { path: `schemas/${entity}.entity.json`, line: 1, column: 1 }),
    severity: 'error',
    code: saying.code,
    words: { zh: formatMessage(saying, 'zh'), en: formatMessage(saying, 'en') },
  }
}

const patterns = {
  decimal: '^-?[0-9]+([.][0-9]+)?$',
  date: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  'date-time': '^[0-9]{4}-[0-9]{2}-[0-9]{2}T',
} as const
const formatOf: ReadonlyMap<string, string> = new Map(Object.entries(patterns).map(([format, pattern]) => [pattern, format]))

function typeOf({ type, format }: JsonObject): Pick<StoredField, 'type' | 'pattern'> {
  const jsonType = type === 'integer' ? 'number' : (type as StoredField['type'])
  const pattern = typeof format === 'string' && Object.hasOwn(patterns, format) ? patterns[format as keyof typeof patterns] : undefined
  return { type: jsonType, ...(pattern === undefined ? {} : { pattern }) }
}
