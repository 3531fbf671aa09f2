/** Unsent bookings: drafts of order forms. */
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { countDraftsAt } from '../../../platform/drafts/index.ts'

export async function countDraftBookings(db: Kysely<Database>, brand: BrandPlan, userId: string): Promise<number> {
  const places = listBookingPlaces(brand)
  return places.length === 0 ? 0 : countDraftsAt(db, userId, places)
}

/** Where orders are placed: page and block of each form whose operation creates one. */
function listBookingPlaces({ pages, defaultLanguage, operations }: BrandPlan): string[] {
  const places: string[] = []
  for (const [page, bundle] of Object.entries(pages[defaultLanguage] ?? {}))
    for (const { id, operation } of formsIn(bundle.page.blocks))
      if (makesOrder(operations[String(operation)]?.handler)) places.push(`${page}.${String(id)}`)
  return places
}

function makesOrder(handler: string | undefined): boolean {
  return handler === 'create-order' || handler === 'create-sea-order'
}

/** Blocks may be nested to any depth. */
function* formsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* formsIn(item)
  else if (typeof value === 'object' && value !== null) {
    const block = value as JsonObject
    if (block.block === 'form') yield block
    for (const inner of Object.values(block)) yield* formsIn(inner)
  }
}
