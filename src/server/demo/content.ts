/** News, vacancies and the like of the demo brands: records as if staff had published them. */
import type { Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { addDays, type JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import { addRecord, readEntity } from '../records/index.ts'

export interface ContentFact {
  readonly id: string
  /** A stored entity. */
  readonly entity: string
  readonly brand: string
  /** Days between its publication and the day the demo world is made for. */
  readonly daysAgo: number
  /** Date fields, in days after that day; negative before it. */
  readonly days?: Readonly<Record<string, number>>
  /** Other fields of the entity; `day`, if it has that field, is the day of publication. */
  readonly values: JsonObject
}

export interface AddContentOptions {
  readonly brand: BrandPlan
  readonly release: Release
  readonly today: string
  readonly content: readonly ContentFact[]
}

export async function addContent(tx: Transaction<Database>, { brand, release, today, content }: AddContentOptions): Promise<void> {
  for (const { id, entity, daysAgo, days = {}, values, brand: owner } of content) {
    if (owner !== brand.id) continue
    const plan = readEntity({ entity, brand, release })
    const day = addDays(today, -daysAgo)
    const dates = Object.fromEntries(Object.entries(days).map(([name, after]) => [name, addDays(today, after)]))
    const data = { ...values, ...dates, ...(plan.fields.day ? { day } : {}) }
    await addRecord(tx, plan, {
      id: `demo-${brand.id}-${id}`,
      brand: brand.id,
      release: release.id,
      at: new Date(`${day}T01:00:00Z`),
      data,
    })
  }
}
