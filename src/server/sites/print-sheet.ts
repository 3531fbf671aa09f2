import type { Operations } from '#generated/operations.ts'
import { dayIn, type JsonObject } from '#rules'
import type { Call, Result } from '../kernel/index.ts'
import { drawSheet } from '../sheets/index.ts'
import { listFees, tariffOfSite } from './fees.ts'
import { findSite } from './records.ts'

/** Facts and tariff of a warehouse as a PDF. Whoever is let through here may see prices. */
export async function printWarehouseSheet(
  { id }: Operations['print-warehouse-sheet']['input'],
  call: Call,
): Promise<Result<Operations['print-warehouse-sheet']['output']>> {
  const { brand, release, language } = call
  const site = findSite('warehouse', id, call)
  if (!site) return { ok: false, error: 'error.not-found' }
  const now = call.now()
  const today = dayIn(brand.timeZone, now)
  const tariff = tariffOfSite(brand, 'warehouse', site, today)
  if (!tariff) return { ok: false, error: 'error.no-quotation-sheet' }
  const fees = listFees(tariff, site, call)
  // Rows are built of texts and decimals; their interface only lacks the index signature.
  const record = { ...site, printedOn: today, currency: fees[0]?.currency, fees } as unknown as JsonObject
  const file = await drawSheet({ brand, release, sheet: 'warehouse', record, language, now, today })
  // A file answers bytes instead of declared fields.
  return { ok: true, value: file as never }
}
