import type { FieldDecision } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { isObject } from '../dictionaries/index.ts'
import type { Call, Handlers } from '../operation.ts'
import { resolvePort } from './ports.ts'
import { judgePrices } from './prices.ts'
import { findRate, type RateRecord, type RateSort, rateSorts, searchRates } from './store.ts'
import { todayIn } from './today.ts'

type RateHandlers = Pick<Handlers, 'query-sea-rates' | 'read-sea-rate'>
type RateOutput = Operations['read-sea-rate']['output']

const defaultPageSize = 20

export const rateHandlers: RateHandlers = {
  'query-sea-rates': async (input, call) => {
    const { page = 1, pageSize = Number(call.brand.limits.ratePageSize ?? defaultPageSize) } = input
    const found = await searchRates(call.db, {
      brand: call.brand.id,
      today: todayIn(call.brand.timeZone, call.now()),
      pol: resolvePort(call.brand, input.pol),
      pod: resolvePort(call.brand, input.pod),
      carrier: input.carrier,
      direct: input.direct && input.direct === 'direct',
      weekday: input.weekday,
      sort: allowedSort(input.sort, call),
      descending: input.order === 'descending',
      limit: pageSize,
      offset: (page - 1) * pageSize,
      columns: call.release.columns,
    })
    const prices = judgePrices(call)
    return { ok: true, value: { rows: found.rates.map((rate) => toOutput(rate, call, prices)), total: found.total, page, pageSize } }
  },

  'read-sea-rate': async (input, call) => {
    const rate = await findRate(call.db, call.brand.id, input.rateId)
    return rate ? { ok: true, value: toOutput(rate, call, judgePrices(call)) } : { ok: false, error: 'error.not-found' }
  },
}

/** Where prices are hidden, their order would give them away. */
function allowedSort(sort: string | undefined, call: Call): RateSort {
  const known = rateSorts.find((name) => name === sort) ?? 'etd'
  return known.startsWith('price') && !judgePrices(call).allow ? 'etd' : known
}

function toOutput(rate: RateRecord, call: Call, prices: FieldDecision): RateOutput {
  const output: JsonObject = {
    ...rate.data,
    version: rate.version,
    remarks: pickRemarks(rate.data.remarks, call),
    ...(!prices.allow && prices.hidden ? { hidden: prices.hidden } : {}),
  }
  // Rows are written from the declared entity; which of the fields leave is the dispatcher's to say.
  return output as unknown as RateOutput
}

function pickRemarks(remarks: JsonObject[string] | undefined, call: Call): string {
  if (typeof remarks === 'string') return remarks
  const words = isObject(remarks) ? (remarks[call.language] ?? remarks[call.brand.defaultLanguage]) : undefined
  return typeof words === 'string' ? words : ''
}
