/** A full one-stop booking, from documents to totals: sea, truck, warehouse, yard, customs and insurance, each with its tariff. */
import type { BrandPlan } from '#config'
import {
  chooseTariff,
  type FeeLine,
  type Money,
  type PriceServiceOptions,
  priceSeaBooking,
  priceService,
  type SeaRate,
  type Tariff,
  toContainerTypes,
  totalLines,
} from '#domain'
import type { JsonObject } from '#rules'
import { type Measure, medianOf } from './measure.ts'

const demandedMs = 5
const runs = 200
const day = '2026-11-21'
const pol = 'CNSHA'
const boxes = [
  { boxType: '20GP', quantity: 2 },
  { boxType: '40HQ', quantity: 3 },
]
const money: Money = {
  exchange: { baseCurrency: 'CNY', rates: { USD: '7.12345678' }, date: day },
  decimals: { CNY: 2, USD: 2 },
}
const rate: SeaRate = {
  rateId: 'bench',
  version: 1,
  pol,
  pod: 'USLAX',
  currency: 'USD',
  price20GP: '1250',
  price40HQ: '2100',
  surcharges: [
    { fee: 'LSS', group: 'freight', basis: 'per-box', currency: 'USD', prices: { '20GP': '35', '40HQ': '70' } },
    { fee: 'AMS', group: 'freight', basis: 'per-bill', currency: 'USD', price: '30' },
  ],
  validFrom: day,
  validTo: day,
}

export const priceOneStopBooking: Measure = {
  name: 'price-one-stop-booking',
  run: async ({ release }) => {
    const brand = release.brands[release.defaultBrand]
    if (!brand) throw new Error('The release has no brand')
    const price = prepareTicket(brand)
    const lines = price()
    const median = await medianOf(async () => price(), { warm: 50, runs })
    const what = `one-stop booking of six services, ${lines.length} fee lines`
    return [{ what, where: 'in process', unit: 'ms', median, runs, baseline: null, limit: demandedMs }]
  },
}

function prepareTicket(brand: BrandPlan): () => readonly FeeLine[] {
  // Documents of a release have passed the check.
  const tariffs = Object.values(brand.documents.tariff ?? {}) as Tariff[]
  const types = brand.documents.dictionary?.['container-type'] as { readonly rows: readonly JsonObject[] }
  const shared = { ...money, tariffs, day, timeZone: brand.timeZone, containerTypes: toContainerTypes(types.rows) }
  const site = tariffs.find(({ applies }) => applies.service === 'warehouse' && applies.site)?.applies.site?.[0]
  const services: readonly Pick<PriceServiceOptions, 'service' | 'site' | 'facts'>[] = [
    {
      service: 'truck',
      facts: { ...rowFacts(tariffs, 'truck'), waitingHours: '30', storageDays: '10', weightTonnes: '24.5', loadingPoints: '3' },
    },
    {
      service: 'warehouse',
      site,
      facts: { ...rowFacts(tariffs, 'warehouse', site), volumeCbm: '68.5', weightTonnes: '24.5', storageDays: '12', pallets: '20' },
    },
    { service: 'yard', facts: { storageDays: '40', lifts: '5', extraMoves: '2', dangerousBoxes: '1', loaded: true } },
    { service: 'customs', facts: { declarations: '1', goodsItems: '14', inspectedBoxes: '1' } },
    { service: 'insurance', facts: { cargoValue: '1850000.00', cover: 'all-risks' } },
  ]
  return () => {
    const sea = priceSeaBooking({ ...shared, boxes, rate, service: 'sea-booking', today: day })
    if (!sea.ok) throw new Error(`sea: ${sea.error} ${JSON.stringify(sea.params)}`)
    const lines = [...sea.value.lines]
    for (const service of services) {
      const sheet = priceService({ ...shared, boxes, pol, ...service })
      if (!sheet.ok) throw new Error(`${service.service}: ${sheet.error} ${JSON.stringify(sheet.params)}`)
      lines.push(...sheet.value.lines)
    }
    totalLines(lines, money)
    return lines
  }
}

/** Charge factors that match the last row of each price table, the slowest lookup. */
function rowFacts(tariffs: readonly Tariff[], service: string, site?: string): Record<string, string> {
  const tariff = chooseTariff(tariffs, { service, pol, site, day })
  const rows = tariff?.lines.map(({ table }) => table?.rows.at(-1)?.at ?? {}) ?? []
  return Object.assign({}, ...rows)
}
