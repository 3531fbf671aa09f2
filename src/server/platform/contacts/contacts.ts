/** How to reach the brand: the service contacts that staff edit at the desk, addresses on documents included. */
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { isObject, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { listObjects } from '../../kernel/index.ts'
import { listAll } from './store.ts'

/** The contacts in order, with texts in all languages. Until records are added, these are the manifest's. */
export async function readContacts(db: Kysely<Database>, brand: BrandPlan): Promise<JsonObject[]> {
  const [entity, declared] =
    Object.entries(brand.documents.entity ?? {}).find(([, { stored }]) => isObject(stored) && stored.first === 'contacts') ?? []
  if (entity === undefined || !isObject(declared?.properties)) return listDeclaredContacts(brand)
  const records = await listAll(db, brand.id, entity)
  if (records.length === 0) return listDeclaredContacts(brand)
  const { properties } = declared
  const contacts = records.filter(({ state }) => state === 'active').map(({ data }) => toContact(data, properties))
  return contacts.sort((one, other) => rankOf(one) - rankOf(other))
}

/** The manifest's contacts, in its order; the first one has the company's address. */
export function listDeclaredContacts({ contacts, address }: Pick<BrandPlan, 'contacts' | 'address'>): JsonObject[] {
  return listObjects(contacts).map((contact, index) => ({
    ...(index === 0 && isObject(address) ? { address } : {}),
    rank: (index + 1) * 10,
    ...contact,
  }))
}

/** The first with an e-mail address, which receives the notices to the desk. */
export async function findDeskContact(db: Kysely<Database>, brand: BrandPlan): Promise<JsonObject | undefined> {
  return (await readContacts(db, brand)).find(({ email }) => typeof email === 'string' && email !== '')
}

/** Fields in two languages become one text, as in the manifest. */
function toContact(data: JsonObject, properties: JsonObject): JsonObject {
  const texts = Object.entries(properties).flatMap(([name, field]) => {
    if (!isObject(field) || !isObject(field.languages)) return []
    const words = Object.entries(field.languages).map(([language, own]) => [language, data[String(own)]])
    return words.some(([, text]) => text !== undefined) ? [[name, Object.fromEntries(words.filter(([, text]) => text !== undefined))]] : []
  })
  return { ...data, ...Object.fromEntries(texts) } as JsonObject
}

function rankOf({ rank }: JsonObject): number {
  return typeof rank === 'number' ? rank : Number.MAX_SAFE_INTEGER
}
