import type { BrandPlan } from '#config'
import { type FieldDecision, fieldAllowed, portByCode, priceField } from '#domain'
import type { RateSailing } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { isObject, type JsonObject, textOf } from '#rules'
import {
  type Actor,
  type Call,
  cutPage,
  type Handlers,
  limitOf,
  listObjects,
  nameIn,
  pageOf,
  readGrid,
  todayOf,
} from '../../kernel/index.ts'
import { sayClosing } from '../cut-offs/index.ts'
import { listPriceFields, usualBoxType } from './price-fields.ts'
import { firstOfEach, listSailings, readRateSailings, readSailings } from './sailings.ts'
import {
  type CompanyNames,
  findBestRates,
  findCompanyNames,
  findRate,
  type RateAudience,
  type RateRecord,
  type RateSort,
  rateSorts,
} from './store.ts'

type RateHandlers = Pick<Handlers, 'list-best-sea-rates' | 'read-sea-rate'>
type RateOutput = Operations['read-sea-rate']['output']

export const rateHandlers: RateHandlers = {
  'list-best-sea-rates': async (input, call) => {
    const pods = input.pods.map((pod) => resolvePort(call.brand, pod) ?? pod)
    const prices = decidePrices(call)
    const boxType = input.boxType ?? usualBoxType(call.brand)
    const rates = await findBestRates(call.db, {
      brand: call.brand.id,
      audience: audienceOf(call.actor),
      today: todayOf(call),
      pol: resolvePort(call.brand, input.pol),
      pods: [...new Set(pods)],
      until: input.until,
      // If prices are hidden, the cheapest rate would reveal them.
      by: prices.allow ? priceField(boxType) : 'etd',
      columns: call.release.columns,
    })
    const rows = (await toOutputs(rates, call)).map((row) => ({ ...row, boxes: `${boxType}*1` }))
    return { ok: true, value: cutPage(rows, pageOf(input, call, 'ratePageSize')) }
  },

  'read-sea-rate': async (input, call) => {
    const rate = await findRate(call.db, { brand: call.brand.id, audience: audienceOf(call.actor), rateId: input.rateId })
    if (!rate) return { ok: false, error: 'error.not-found' }
    const [output] = await toOutputs([rate], call)
    return { ok: true, value: { ...output, sailings: await listServiceSailings(rate, call) } as RateOutput }
  },
}

/** The next sailings of the rate's service, whichever rate sells them. */
async function listServiceSailings(rate: RateRecord, call: Call): Promise<NonNullable<RateOutput['sailings']>> {
  const { pol, pod, carrier, service } = rate.data
  const sailings = await listSailings(call.db, {
    brand: call.brand.id,
    audience: audienceOf(call.actor),
    columns: call.release.columns,
    pol: String(pol),
    pod: String(pod),
    carrier: String(carrier),
    today: todayOf(call),
    from: todayOf(call),
  })
  const same = sailings.filter((one) => one.rate.data.service === service)
  return await readSailings(call.db, firstOfEach(same, limitOf(call.brand, 'nextSailings')), call)
}

/** If prices are hidden, sorting by them would reveal them. */
export function allowedSort(sort: string | undefined, call: Call): RateSort {
  const price = listPriceFields(call.brand).find((name) => name === sort)
  if (price) return decidePrices(call).allow ? price : 'etd'
  return rateSorts.find((name) => name === sort) ?? 'etd'
}

/** Rates as the declared entity describes them; the dispatcher removes fields that the caller may not see. */
export async function toOutputs(rates: readonly RateRecord[], call: Call): Promise<RateOutput[]> {
  const { allow, hidden } = { hidden: undefined, ...decidePrices(call) }
  const companies = await findCompanyNames(call.db, rates)
  const sailings = await readRateSailings(call.db, rates, call)
  return rates.map((rate, index) => {
    const output: JsonObject = {
      ...rate.data,
      ...sayFirst(sailings[index]?.[0], call),
      sailings: sailings[index] ?? [],
      version: rate.version,
      ...contractOf(rate, companies, call),
      remarks: pickRemarks(rate.data.remarks, call),
      ...(!allow && hidden ? { hidden } : {}),
    }
    return output as RateOutput
  })
}

function sayFirst(first: RateSailing | undefined, call: Call): JsonObject {
  if (!first) return {}
  const closes = sayClosing(call, first)
  return { sailing: first.sailing, ...(closes === undefined ? {} : { closes }) }
}

/** The field's policy decides who may see the contract's company. */
function contractOf({ companyId }: RateRecord, companies: ReadonlyMap<string, CompanyNames>, { language }: Call): JsonObject {
  if (companyId === null) return {}
  const company = companies.get(companyId)
  return { contract: true, ...(company ? { contractCompany: nameIn(language, company) } : {}) }
}

/** Whether this actor may see rate prices, and if not, what would unlock them. */
export function decidePrices(call: Pick<Call, 'brand' | 'actor'>): FieldDecision {
  return fieldAllowed(readGrid(call.brand), 'rate-price', call.actor.kind, 'none')
}

/** Certified members see their company's contracts; staff see all, or only those of the company they act for. */
export function audienceOf({ kind, companyId, actsFor }: Actor): RateAudience {
  if (kind === 'staff') return actsFor ?? { all: true }
  return kind === 'member' || kind === 'admin' ? companyId : null
}

/** A rate's remarks in the caller's language, else in the brand's default language. */
export function pickRemarks(remarks: JsonObject[string] | undefined, call: Pick<Call, 'language' | 'brand'>): string {
  if (typeof remarks === 'string') return remarks
  const words = isObject(remarks) ? (remarks[call.language] ?? remarks[call.brand.defaultLanguage]) : undefined
  return textOf(words) ?? ''
}

/** Resolves any code of a port to the one that rates use; an unknown code is returned unchanged and matches nothing. */
export function resolvePort(brand: BrandPlan, code: string | undefined): string | undefined {
  if (!code) return undefined
  // The configuration check has validated the shape of reference rows.
  const ports = listObjects(brand.documents.reference?.port?.rows) as { id: string; code?: string; aliases?: string[] }[]
  return portByCode(ports, code)?.id ?? code
}
