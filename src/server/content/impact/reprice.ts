/** Prices forms again, under the served release and under the one that may be published. */
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import { dayIn } from '#rules'
import type { Database } from '../../db/index.ts'
import { FormMisfitError, type OrderQuote, priceOrder, type QuoteContext } from '../../freight/quotes/index.ts'
import { isOverRate } from '../../freight/saved-quotes/index.ts'
import type { PricePair } from './compare-prices.ts'
import type { PricedForm } from './store.ts'

export interface RepriceParts {
  readonly db: Kysely<Database>
  readonly served: Release
  readonly next: Release
  readonly now: () => Date
  /** Called after each form. */
  readonly onPriced: (count: number) => void
}

export interface Repriced {
  /** Forms that have a price under the served release. */
  readonly pairs: readonly PricePair[]
  /** Forms that cannot be priced today under either, such as on an expired rate. */
  readonly unpriced: number
}

/** Both prices are those of this moment, so that only the documents make a difference: rates and exchange rates are the same. */
export async function reprice(forms: readonly PricedForm[], { served, next, onPriced, ...parts }: RepriceParts): Promise<Repriced> {
  const pairs: PricePair[] = []
  for (const [index, form] of forms.entries()) {
    const before = await priceUnder(served, form, { ...parts, columns: served.columns })
    if (before) {
      // The database has the columns of the served release.
      const after = await priceUnder(next, form, { ...parts, columns: served.columns })
      const { brand, orderType } = form
      const { baseCurrency: currency, baseTotal } = before
      // An amount in another currency is not comparable: the brand has changed its own.
      if (!after || after.baseCurrency === currency) pairs.push({ brand, orderType, currency, before: baseTotal, after: after?.baseTotal })
    }
    onPriced(index + 1)
  }
  return { pairs, unpriced: forms.length - pairs.length }
}

type PriceUnderParts = Pick<QuoteContext, 'db' | 'now'> & Pick<Release, 'columns'>

/** On the chosen rate, else on the cheapest one available now. */
async function priceUnder(
  release: Release,
  { brand: id, companyId, orderType, values }: PricedForm,
  { columns, ...parts }: PriceUnderParts,
): Promise<OrderQuote | undefined> {
  const brand = release.brands[id]
  if (!brand?.documents['order-type']?.[orderType]) return undefined
  const context = { ...parts, brand, release: { ...release, columns }, audience: companyId }
  const request = { orderType, form: values }
  try {
    const priced = hasSailed(values.etd, dayIn(brand.timeZone, parts.now())) ? null : await priceOrder(context, request)
    if (priced?.ok) return priced.value?.quote
    if (priced && !isOverRate(priced.error)) return undefined
    const anew = await priceOrder(context, { ...request, anew: true })
    return anew.ok ? anew.value?.quote : undefined
  } catch (error) {
    // The form was filled in before its fields changed: under these documents it has no price.
    if (error instanceof FormMisfitError) return undefined
    throw error
  }
}

function hasSailed(etd: unknown, today: string): boolean {
  return typeof etd === 'string' && etd < today
}
