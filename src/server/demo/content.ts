/** News, vacancies, applications and the like of the demo brands: records as if users had written them. */
import type { Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { addDays, type JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import type { FileStore } from '../kernel/index.ts'
import { addAcceptedSupplier } from '../money/supplier-orders/index.ts'
import { addRecord, addStep, readEntity } from '../platform/records/index.ts'
import { addContentFiles, type ContentFilesFact } from './content-files.ts'
import type { PersonFact } from './demo-documents.ts'
import type { BrandPeople } from './people.ts'

export interface ContentFact {
  readonly id: string
  /** A stored entity. */
  readonly entity: string
  readonly brand: string
  /** Days between its publication and the day the demo world is made for. */
  readonly daysAgo: number
  /** Date fields, in days after that day; negative before it. */
  readonly days?: Readonly<Record<string, number>>
  /** Account of the person who sent it; default: staff. */
  readonly by?: string
  /** Other fields of the entity; `day`, if it has that field, is the day of publication. */
  readonly values: JsonObject
  /** What changed later, by that person or another account. */
  readonly steps?: readonly { readonly daysAgo: number; readonly by?: string; readonly values: JsonObject }[]
  /** Its pictures and documents. */
  readonly files?: ContentFilesFact
  /** Kind of supplier that it became. */
  readonly supplier?: string
}

export interface AddContentOptions {
  readonly brand: BrandPlan
  readonly release: Release
  readonly today: string
  readonly people: BrandPeople['people']
  readonly content: readonly ContentFact[]
  /** Where files are stored; without it there are none. */
  readonly files: FileStore | null
}

export async function addContent(tx: Transaction<Database>, options: AddContentOptions): Promise<void> {
  for (const fact of options.content) if (fact.brand === options.brand.id) await addFact(tx, options, fact)
}

async function addFact(
  tx: Transaction<Database>,
  { brand, release, today, people, files }: AddContentOptions,
  fact: ContentFact,
): Promise<void> {
  const { entity, daysAgo, days = {}, by, values, steps = [], supplier } = fact
  const plan = readEntity({ entity, brand, release })
  const day = addDays(today, -daysAgo)
  const dates = Object.fromEntries(Object.entries(days).map(([name, after]) => [name, addDays(today, after)]))
  const owner = by === undefined ? undefined : personOf(people, by)
  // Other brands link to shared records, and their pages must not name this brand.
  const id = values.shared === true ? `demo-${fact.id}` : `demo-${brand.id}-${fact.id}`
  const record = { id, brand: brand.id, release: release.id }
  const staff = people.find(({ role }) => role === 'staff')
  const its = { id, kind: `${brand.documentPrefix}${entity}`, at: momentOf(day), userId: staff?.id ?? '' }
  const fileIds =
    files && staff && fact.files ? await addContentFiles(tx, fact.files, { brand: brand.id, release, files, record: its }) : {}
  const data = { ...values, ...dates, ...fileIds, ...(plan.fields.day ? { day } : {}) }
  await addRecord(tx, plan, { ...record, at: momentOf(day), data, owner })
  for (const step of steps) {
    const author = step.by === undefined ? owner : personOf(people, step.by)
    if (author) await addStep(tx, plan, record, { at: momentOf(addDays(today, -step.daysAgo)), by: author, values: step.values })
  }
  if (supplier === undefined) return
  await addAcceptedSupplier(
    tx,
    { brand },
    { id: `${id}-supplier`, brand: brand.id, applicationId: record.id, kind: supplier, at: momentOf(day), data },
  )
}

function momentOf(day: string): Date {
  return new Date(`${day}T01:00:00Z`)
}

function personOf(people: BrandPeople['people'], account: string): PersonFact {
  const person = people.find((one) => one.account === account)
  if (!person) throw new Error(`The demo data has no person with the account ${account}.`)
  return person
}
