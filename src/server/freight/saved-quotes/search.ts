/** The search of sea rates, each with its total for the searcher's containers. */
import type { BoxCount, SeaQuote } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { compareDecimals } from '#rules'
import { type Call, type Handlers, limitOf, pageOf, type Result, todayOf, wordsOf } from '../../kernel/index.ts'
import { priceRates } from '../quotes/index.ts'
import {
  allowedSort,
  audienceOf,
  decidePrices,
  type RatePage,
  type RateRecord,
  type RateSearch,
  resolvePort,
  searchRates,
  toOutputs,
} from '../rates/index.ts'
import { readBoxMix } from './compare.ts'

type Input = Operations['query-sea-rates']['input']
/** Currencies are declared choices; the fees domain has them as text. */
type Row = Operations['query-sea-rates']['output']['rows'][number]

export const rateSearchHandlers: Pick<Handlers, 'query-sea-rates'> = {
  'query-sea-rates': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call, 'ratePageSize')
    const mix = input.boxes === undefined ? undefined : readBoxMix(call, input.boxes)
    if (mix && !mix.ok) return mix
    const boxes = decidePrices(call).allow ? mix?.value : undefined
    const priced = await findPriced(input, call, { boxes, limit: pageSize, offset })
    const rates = await toOutputs(
      priced.offers.map(({ rate }) => rate),
      call,
    )
    const rows = rates.map((rate, index) => ({ ...rate, boxes: input.boxes, ...totalOf(priced.offers[index]?.quote, call) }) as Row)
    const { total, more } = priced
    return { ok: true, value: { rows, total, ...(more && { more }), page, pageSize } }
  },
}

interface Offer {
  readonly rate: RateRecord
  /** Undefined if nothing was to be priced. */
  readonly quote: Result<SeaQuote> | undefined
}

interface Wanted {
  readonly boxes: readonly BoxCount[] | undefined
  readonly limit: number
  readonly offset: number
}

/** One page of rates. The database cannot sort by total: of one lane, all are priced; otherwise the next sailing comes first. */
async function findPriced(
  input: Input,
  call: Call,
  { boxes, limit, offset }: Wanted,
): Promise<Pick<RatePage, 'total' | 'more'> & { readonly offers: readonly Offer[] }> {
  const search = searchOf(input, call)
  const most = limitOf(call.brand, 'pricedRatesMost')
  if (input.sort === 'allIn' && boxes && search.pol && search.pod) {
    const lane = await searchRates(call.db, { ...search, sort: 'etd', descending: false, limit: most, offset: 0 })
    if (lane.total <= most) {
      const offers = sortByTotal(await priceAll(call, lane.rates, boxes), input.order === 'descending')
      return { offers: offers.slice(offset, offset + limit), total: lane.total, more: false }
    }
  }
  const page = await searchRates(call.db, { ...search, limit, offset })
  return { offers: await priceAll(call, page.rates, boxes), total: page.total, more: page.more }
}

function searchOf(input: Input, call: Call): Omit<RateSearch, 'limit' | 'offset'> {
  return {
    brand: call.brand.id,
    audience: audienceOf(call.actor),
    today: todayOf(call),
    pol: resolvePort(call.brand, input.pol),
    pod: resolvePort(call.brand, input.pod),
    carrier: input.carrier,
    direct: input.direct && input.direct === 'direct',
    weekday: input.weekday,
    departs: { from: input.etdFrom, to: input.etdTo },
    commodity: input.commodity,
    por: input.por,
    pdl: input.pdl,
    sort: allowedSort(input.sort, call),
    descending: input.order === 'descending',
    columns: call.release.columns,
    countMost: limitOf(call.brand, 'countedRatesMost'),
  }
}

async function priceAll(call: Call, rates: readonly RateRecord[], boxes: Wanted['boxes']): Promise<Offer[]> {
  const quotes = boxes ? await priceRates(call, rates, boxes) : []
  return rates.map((rate, index) => ({ rate, quote: quotes[index] }))
}

/** Rates without a total come last in both directions. */
function sortByTotal(offers: readonly Offer[], descending: boolean): Offer[] {
  const totalIn = ({ quote }: Offer) => (quote?.ok ? quote.value.baseTotal : undefined)
  return offers.toSorted((one, other) => {
    const [left, right] = [totalIn(one), totalIn(other)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return descending ? compareDecimals(right, left) : compareDecimals(left, right)
  })
}

function totalOf(quote: Offer['quote'], call: Call) {
  if (!quote) return {}
  if (!quote.ok) return { allInMissing: wordsOf(call)(quote.error, quote.params) }
  const { baseTotal, baseCurrency, totals, lines } = quote.value
  return { allIn: baseTotal, allInCurrency: baseCurrency, allInTotals: [...totals], allInLines: [...lines] }
}
