/** The first records of a brand: an entity that names a list of the manifest starts with its items, which staff then edit. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { isObject, type JsonObject } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { pickWords } from '../../kernel/index.ts'
import { listDeclaredContacts } from '../contacts/index.ts'
import { addRecord } from './add-record.ts'
import { type EntityPlan, readEntity } from './entity.ts'
import { hasRecords } from './store.ts'

/** Adds them for each entity of which the brand has no record at all, not even an archived one; returns how many. */
export async function addFirstRecords(db: Kysely<Database>, brand: BrandPlan, release: Release, now: Date): Promise<number> {
  let added = 0
  for (const [entity, { stored }] of Object.entries(brand.documents.entity ?? {})) {
    if (!isObject(stored) || stored.first !== 'contacts') continue
    const plan = readEntity({ entity, brand, release })
    const items = listDeclaredContacts(brand)
    added += await inTransaction(db, async (tx) => {
      if (await hasRecords(tx, brand.id, entity)) return 0
      for (const item of items)
        await addRecord(tx, plan, {
          // If two servers do this at once, the second fails on these ids and finds the records on its next run.
          id: createHash('sha256')
            .update(JSON.stringify([brand.id, entity, item.id]))
            .digest('hex')
            .slice(0, 32),
          brand: brand.id,
          release: release.id,
          at: now,
          data: { ...brand.forms[String(stored.form)]?.defaults, ...toFields(item, plan, brand) },
        })
      return items.length
    })
  }
  return added
}

/** The item's values of the entity's fields; a text in two languages fills the field of each. */
function toFields(item: JsonObject, { fields, filledIn }: EntityPlan, brand: BrandPlan): JsonObject {
  const values = Object.entries(item).flatMap(([name, value]) => {
    const texts = fields[name]?.languages
    if (!isObject(texts)) return filledIn.includes(name) ? [[name, value]] : []
    return Object.entries(texts).map(([language, field]) => [String(field), pickWords(value, { brand, language })])
  })
  return Object.fromEntries(values.filter(([, value]) => value !== '')) as JsonObject
}
