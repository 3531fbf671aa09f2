/** Which rates are there, and for whom. Every query of rates asks here. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../kernel/index.ts'

/** Whose contract rates count beside the public ones: one company's, nobody's (null), or everybody's, for staff. */
export type RateAudience = string | null | { readonly all: true }

/** What makes two rates offers of the same thing: of these, one at a time is there, and a contract takes the place of a public one. */
export const offerFields = ['pol', 'pod', 'carrier', 'service', 'etd'] as const

/** Only certified people of a company have its contracts; staff see everybody's, and where they act for one, that one's. */
export function audienceOf({ kind, companyId, actsFor }: Actor): RateAudience {
  if (kind === 'staff') return actsFor ?? { all: true }
  return kind === 'member' || kind === 'admin' ? companyId : null
}

export interface VisibleOptions {
  readonly brand: string
  readonly audience: RateAudience
  /** The table, where it has another name in the query. */
  readonly table?: string
}

/** A load's rates are there while it stands as loaded, and what it replaced is not: one row switches 100,000 rates at once. */
export function visibleRates({ brand, audience, table = 'rates' }: VisibleOptions): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    sql`${column('brand')} = ${brand}`,
    sql`(${column('load_id')} is null or ${column('load_id')} in (${loadedLoads(brand)}))`,
    sql`(${column('replaced_by')} is null or ${column('replaced_by')} not in (${loadedLoads(brand)}))`,
    ...ofAudience(audience, column('company_id')),
  ]
}

function ofAudience(audience: RateAudience, company: RawBuilder<unknown>): RawBuilder<unknown>[] {
  if (typeof audience === 'string') return [sql`(${company} is null or ${company} = ${audience})`]
  return audience?.all === true ? [] : [sql`${company} is null`]
}

export function loadedLoads(brand: string): RawBuilder<unknown> {
  return sql`select id from rate_loads where brand = ${brand} and state = 'loaded'`
}
