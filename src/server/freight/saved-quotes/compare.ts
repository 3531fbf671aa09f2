/** Several sea offers for one mix of containers, side by side. */
import { type BoxCount, type FeeLine, rankOffers } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { addDecimals, type JsonObject } from '#rules'
import { type Call, type Handlers, limitOf, type Result, todayOf, wordsOf } from '../../kernel/index.ts'
import { quoteSeaBooking } from '../quotes/index.ts'
import { audienceOf, decidePrices, findRate, pickRemarks, type RateRecord } from '../rates/index.ts'

type Compared = Operations['compare-sea-offers']['output']
type Row = Compared['rows'][number]

export const compareHandlers: Pick<Handlers, 'compare-sea-offers'> = {
  'compare-sea-offers': async (input, call) => {
    const ids = [...new Set(input.rates.split(','))].slice(0, limitOf(call.brand, 'compareMost'))
    const boxes = readBoxMix(call, input.boxes)
    if (!boxes.ok) return boxes
    const audience = audienceOf(call.actor)
    const records = await Promise.all(ids.map((rateId) => findRate(call.db, { brand: call.brand.id, audience, rateId })))
    const rates = records.filter((rate): rate is RateRecord => rate !== undefined)
    const offers: Offer[] = []
    for (const rate of rates) offers.push(await offerOf(call, rate, boxes.value))
    const marks = rankOffers(
      offers.map(({ rate, total }) => ({ id: rate.rateId, total, days: Number(rate.data.transitDays) || undefined })),
      limitOf(call.brand, 'bestPriceWeight'),
    )
    const rows = offers.map((offer) => ({ ...toRow(call, offer, marks.get(offer.rate.rateId)), boxes: input.boxes }))
    return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: Math.max(rows.length, 1), missing: ids.length - rows.length } }
  },
}

/** Types and quantities in an address: 20GP*1,40HQ*2. */
export function readBoxMix({ brand }: Pick<Call, 'brand'>, text: string): Result<BoxCount[]> {
  const most = limitOf(brand, 'compareBoxesMax')
  const boxTypes = new Set(((brand.documents.dictionary?.['container-type']?.rows ?? []) as { id: string }[]).map(({ id }) => id))
  const boxes = text.split(',').map((part) => {
    const [boxType = '', quantity = ''] = part.split('*')
    return { boxType, quantity: Number(quantity) }
  })
  const types = new Set(boxes.map(({ boxType }) => boxType))
  const sound = boxes.every(({ boxType, quantity }) => boxTypes.has(boxType) && quantity >= 1 && quantity <= most)
  if (sound && types.size === boxes.length) return { ok: true, value: boxes }
  return { ok: false, error: 'error.invalid', fields: [{ path: '/boxes', id: 'invalid.enum', params: {} }] }
}

interface Offer {
  readonly rate: RateRecord
  readonly total?: string
  readonly totals?: readonly { readonly currency: string; readonly amount: string }[]
  readonly lines?: readonly FeeLine[]
  readonly baseCurrency?: string
  /** Why there is no price, in the reader's language. */
  readonly missing?: string
}

/** With a price if the reader may see prices and the rate has one for every container; else with the reason. */
async function offerOf(call: Call, rate: RateRecord, boxes: readonly BoxCount[]): Promise<Offer> {
  if (!decidePrices(call).allow) return { rate }
  const { pol, pod } = rate.data
  const priced = await quoteSeaBooking(
    { ...call, audience: audienceOf(call.actor) },
    { rateId: rate.rateId, pol: String(pol), pod: String(pod), boxes },
  )
  if (!priced.ok) return { rate, missing: wordsOf(call)(priced.error, priced.params) }
  const { baseTotal, totals, lines, baseCurrency } = priced.value.quote
  return { rate, total: baseTotal, totals, lines, baseCurrency }
}

interface Marks {
  readonly cheapest: boolean
  readonly fastest: boolean
  readonly best: boolean
}

function toRow(call: Call, { rate, total, totals, lines = [], baseCurrency, missing }: Offer, marks: Marks | undefined): Row {
  const prices = decidePrices(call)
  const today = todayOf(call)
  const row: JsonObject = {
    ...rate.data,
    rateId: rate.rateId,
    contract: rate.companyId !== null,
    over: String(rate.data.validTo) < today || String(rate.data.etd) < today,
    remarks: pickRemarks(rate.data.remarks, call),
    ...(total === undefined
      ? {}
      : {
          baseTotal: total,
          baseCurrency: baseCurrency ?? '',
          totals: totals as never,
          groups: groupsOf(lines, baseCurrency ?? '') as never,
        }),
    ...(missing === undefined ? {} : { missing }),
    ...(!prices.allow && prices.hidden ? { hidden: prices.hidden } : {}),
    ...marks,
  }
  // The declared entity shapes the rates; the dispatcher decides which fields leave.
  return row as Row
}

/** Sum of each group of fees in the base currency, in charging order. */
function groupsOf(lines: readonly FeeLine[], baseCurrency: string): { group: string; baseAmount: string; baseCurrency: string }[] {
  const groups = new Map<string, string>()
  for (const { group, baseAmount } of lines) groups.set(group, addDecimals(groups.get(group) ?? '0', baseAmount))
  return [...groups].map(([group, baseAmount]) => ({ group, baseAmount, baseCurrency }))
}
