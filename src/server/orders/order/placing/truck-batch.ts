/** Many trucks from one list: one truck order for each truck. */
import { mergeFeeLines } from '#domain'
import type { Json, JsonObject } from '#rules'
import { toQuoteOutput } from '../../../freight/quotes/index.ts'
import { type Call, type Handlers, listObjects, pickWords, type Result, wordsOf } from '../../../kernel/index.ts'
import { toJson } from '../record.ts'
import { type BatchOrder, type BatchRows, type PricedBatch, placeBatch, priceBatch, type RowFault } from './batch.ts'

const orderType = 'truck'

export const truckBatchHandlers: Pick<Handlers, 'price-trucks' | 'create-truck-orders'> = {
  'price-trucks': async (input, call) => {
    const priced = await priceTrucks(toJson(input), call)
    return priced.ok
      ? { ok: true, value: toQuoteOutput({ ...priced.value.quote, lines: mergeFeeLines(priced.value.quote.lines) }) }
      : priced
  },

  'create-truck-orders': async ({ booking, ...placing }, call) => {
    const priced = await priceTrucks(toJson(booking), call)
    return priced.ok ? placeBatch(call, orderType, priced.value, placing) : priced
  },
}

function priceTrucks(batch: JsonObject, call: Call): Promise<Result<PricedBatch>> {
  return priceBatch(call, orderType, readTrucks(batch, call))
}

/** One booking for each truck: what all have in common, and the row's container, district and weight. */
function readTrucks(batch: JsonObject, call: Call): BatchRows {
  const { trucks: rows, ...common } = batch
  const trucks: BatchOrder[] = []
  const faults: RowFault[] = []
  for (const [index, { area, address, boxType, weightPerBox, quantity }] of listObjects(rows).entries()) {
    const district = findDistrict(String(area), call)
    if (district === undefined) {
      const params = { row: String(index + 1), area: String(area) }
      faults.push({ row: index + 1, refusal: { ok: false, error: 'error.truck-district', params } })
      continue
    }
    const own: JsonObject = {
      ...common,
      boxes: [{ boxType: boxType ?? '', quantity: 1 }],
      points: [{ area: district, ...(address === undefined ? {} : { address }) }],
      ...(weightPerBox === undefined ? {} : { weightPerBox, grossWeight: weightPerBox }),
    }
    for (let truck = 0; truck < Number(quantity ?? 1); truck++) trucks.push({ row: index + 1, booking: own })
  }
  return { orders: trucks, faults }
}

/** A district by its GB/T 2260 code or name, with or without its city and the kind of district: 330206, Beilun. Undefined if ambiguous. */
function findDistrict(text: string, { brand }: Call): string | undefined {
  const lowerText = text.trim().toLowerCase()
  const rows = listObjects(brand.documents.reference?.region?.rows)
  const exact = rows.filter(({ id, label }) => id === lowerText || namesOf(label, brand).includes(lowerText))
  const matches = exact.length > 0 ? exact : rows.filter(({ label }) => namesOf(label, brand).some((name) => lowerText.endsWith(name)))
  return matches.length === 1 ? String(matches[0]?.id) : undefined
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
