/** Many trucks from one list: a quote over all rows, and one truck order for each truck, all or none. */
import { mergeFeeLines, totalLines } from '#domain'
import { compareDecimals, type Json, type JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, pickWords, type Refusal, type Result, wordsOf } from '../../kernel/index.ts'
import { type OrderQuote, priceOrder, readMoney, toQuoteOutput } from '../../quotes/index.ts'
import { audienceOf } from '../../rates/index.ts'
import { toJson } from '../record.ts'
import { placeInside, priceChanged } from './create.ts'

const orderType = 'truck'

/** Members of a row that become part of its truck's booking in another form. */
type Truck = { readonly row: number; readonly booking: JsonObject }

export const truckBatchHandlers: Pick<Handlers, 'price-trucks' | 'create-truck-orders'> = {
  'price-trucks': async (input, call) => {
    const priced = await priceAll(call, toJson(input))
    return priced.ok
      ? { ok: true, value: toQuoteOutput({ ...priced.value.quote, lines: mergeFeeLines(priced.value.quote.lines) }) }
      : priced
  },

  'create-truck-orders': (input, call) =>
    call.transaction(async (tx) => {
      const priced = await priceAll(call, toJson(input.booking))
      if (!priced.ok) return priced
      const { quote, trucks } = priced.value
      const { shownTotal, companyId } = input
      if (shownTotal === undefined || compareDecimals(shownTotal, quote.baseTotal) !== 0) return priceChanged(quote, { shownTotal })
      const orders: { omsOrderNo: string }[] = []
      for (const { row, booking, baseTotal } of trucks) {
        const placed = await placeInside(call, { orderType, booking, shownTotal: baseTotal, ...(companyId ? { companyId } : {}) }, tx)
        if (!placed.ok) return atRow(placed, row, call)
        orders.push(placed.value)
      }
      return { ok: true, value: { orders, count: orders.length } }
    }),
}

interface PricedTrucks {
  readonly quote: OrderQuote
  readonly trucks: readonly (Truck & { readonly baseTotal: string })[]
}

async function priceAll(call: Call, batch: JsonObject): Promise<Result<PricedTrucks>> {
  const read = readTrucks(batch, call)
  if (!read.ok) return read
  const context = { ...call, audience: audienceOf(call.actor) }
  const trucks: (Truck & { baseTotal: string })[] = []
  const quotes: OrderQuote[] = []
  for (const truck of read.value) {
    const priced = await priceOrder(context, { orderType, form: truck.booking })
    if (!priced.ok) return atRow(priced, truck.row, call)
    if (!priced.value) return { ok: false, error: 'error.no-tariff', params: { service: orderType } }
    quotes.push(priced.value.quote)
    trucks.push({ ...truck, baseTotal: priced.value.quote.baseTotal })
  }
  const lines = quotes.flatMap((quote) => quote.lines)
  const money = await readMoney(call.db, call.brand, quotes[0]?.exchangeDate ?? '')
  return { ok: true, value: { trucks, quote: { lines, ...totalLines(lines, money), exchangeDate: money.exchange.date } } }
}

/** One booking for each truck: what all have in common, and the row's container, district and weight. */
function readTrucks(batch: JsonObject, call: Call): Result<Truck[]> {
  const { trucks: rows, ...common } = batch
  const trucks: Truck[] = []
  for (const [index, { area, address, boxType, weightPerBox, quantity }] of listObjects(rows).entries()) {
    const district = findDistrict(String(area), call)
    if (district === undefined) return { ok: false, error: 'error.truck-district', params: { row: String(index + 1), area: String(area) } }
    const own: JsonObject = {
      ...common,
      boxes: [{ boxType: boxType ?? '', quantity: 1 }],
      points: [{ area: district, ...(address === undefined ? {} : { address }) }],
      ...(weightPerBox === undefined ? {} : { weightPerBox, grossWeight: weightPerBox }),
    }
    for (let truck = 0; truck < Number(quantity ?? 1); truck++) trucks.push({ row: index + 1, booking: own })
  }
  return { ok: true, value: trucks }
}

/** A district by its GB/T 2260 code or name, with or without its city and the kind of district: 330206, Beilun. Undefined if ambiguous. */
function findDistrict(text: string, { brand }: Call): string | undefined {
  const asked = text.trim().toLowerCase()
  const rows = listObjects(brand.documents.reference?.region?.rows)
  const exact = rows.filter(({ id, label }) => id === asked || namesOf(label, brand).includes(asked))
  const found = exact.length > 0 ? exact : rows.filter(({ label }) => namesOf(label, brand).some((name) => asked.endsWith(name)))
  return found.length === 1 ? String(found[0]?.id) : undefined
}

/** The names of a row in each language, in full and without the kind of district. */
function namesOf(label: Json | undefined, brand: Call['brand']): string[] {
  return brand.languages
    .flatMap((language) => {
      const name = pickWords(label, { brand, language }).toLowerCase()
      const kinds = wordsOf({ brand, language })('trucks.districtKinds').split(',')
      const kind = kinds.find((one) => name.endsWith(one))
      return kind === undefined ? [name] : [name, name.slice(0, -kind.length).trim()]
    })
    .filter((name) => name.length > 1)
}

/** The refusal of one row, with its number. */
function atRow(refusal: Refusal, row: number, call: Call): Refusal {
  return { ok: false, error: 'error.truck-row', params: { row: String(row), reason: wordsOf(call)(refusal.error, refusal.params) } }
}
