/** Who gets the same answers about rates: they are made once for all callers, until a rate, a ship's call or an exchange rate changes. */
import { LRUCache } from 'lru-cache'
import { minuteMs } from '#rules'
import type { Shared, Sharing, SharingCall } from '../../kernel/index.ts'
import { type CountedTable, countShared } from '../../platform/data-changes/index.ts'
import { audienceOf } from './handlers.ts'
import { hasContracts, type RateAudience } from './store.ts'

/** What rates, their sailings and their totals are read from, besides the documents. */
const rateTables: readonly CountedTable[] = ['rates', 'rate_loads', 'port_calls', 'exchange_rates']

/** Null for staff, who see all contracts, and for companies with contracts. */
async function shareRates({ db, brand, actor, now }: SharingCall): Promise<Shared | null> {
  const audience = audienceOf(actor)
  if (typeof audience === 'object' && audience !== null) return null
  const { changes, isCurrentIn } = await countShared(db, { brand: brand.id, tables: rateTables })
  if (audience !== null && (await hasContractsNow(db, { brand: brand.id, audience, changes }))) return null
  // Sailings close at whole minutes, and days begin.
  return { key: `${changes} ${Math.floor(now().getTime() / minuteMs)}`, isCurrentIn }
}

type SharedHandler = 'query-sea-rates' | 'list-best-sea-rates' | 'read-sea-rate' | 'price-sea-booking' | 'price-order'

/** Prices are read from rates, exchange rates and documents alone. */
export const rateSharing: Required<Pick<Sharing, SharedHandler>> = {
  'query-sea-rates': (_input, call) => shareRates(call),
  'list-best-sea-rates': (_input, call) => shareRates(call),
  'read-sea-rate': (_input, call) => shareRates(call),
  'price-sea-booking': (_input, call) => shareRates(call),
  'price-order': (_input, call) => shareRates(call),
}

interface CompanyAsked {
  readonly brand: string
  readonly audience: RateAudience & string
  /** Count of the changes before. */
  readonly changes: number
}

async function hasContractsNow(db: SharingCall['db'], { brand, audience, changes }: CompanyAsked): Promise<boolean> {
  const key = JSON.stringify([brand, audience])
  const last = contracts.get(key)
  if (last?.changes === changes) return last.any
  const any = await hasContracts(db, { brand, audience })
  contracts.set(key, { changes, any })
  return any
}

const contracts = new LRUCache<string, { readonly changes: number; readonly any: boolean }>({ max: 10_000 })
