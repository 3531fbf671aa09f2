/** A quotation of a full booking as a PDF: the first one in a process, including loading, and later ones. */
import type { JsonObject } from '#rules'
import { drawSheet } from '#server'
import type { Measure } from './measure.ts'
import { medianOf } from './measure.ts'

const lines = 48
const runs = 9
const demandedMs = 1_000

export const sheet: Measure = {
  name: 'sheet',
  run: async ({ release }) => {
    const brand = release.brands[release.defaultBrand]
    if (!brand) throw new Error('The release has no brand')
    const now = new Date()
    const draw = () =>
      drawSheet({
        brand,
        release,
        sheet: 'quotation',
        record: sampleQuote(),
        contacts: [],
        language: brand.defaultLanguage,
        now,
        today: '2026-11-21',
      })
    const start = performance.now()
    const { bytes } = await draw()
    const first = performance.now() - start
    const median = await medianOf(draw, { warm: 1, runs })
    const common = { where: 'in process', baseline: null } as const
    return [
      { ...common, what: `quotation of ${lines} lines, first in a process`, unit: 'ms', median: first, runs: 1, limit: demandedMs },
      { ...common, what: `quotation of ${lines} lines`, unit: 'ms', median, runs, limit: demandedMs },
      { ...common, what: 'its size', unit: 'kB', median: bytes.length / 1024, runs: 1, limit: null },
    ]
  },
}

function sampleQuote(): JsonObject {
  const line = {
    fee: 'THC',
    group: 'origin',
    basis: 'per-box',
    boxType: '40HQ',
    unitPrice: '1148',
    currency: 'CNY',
    quantity: '2',
    amount: '2296.00',
    exchangeRate: '1',
    baseAmount: '2296.00',
    source: 'rate',
  }
  return {
    number: 'BENCH1',
    orderType: 'sea-booking',
    createdAt: '2026-11-21T02:00:00Z',
    validTo: '2026-11-30',
    pol: 'CNNGB',
    pod: 'USLAX',
    carrier: 'COSU',
    transitDays: 14,
    boxes: '2*40HQ',
    lines: Array.from({ length: lines }, () => line),
    totals: [{ currency: 'CNY', amount: '110208.00' }],
    baseCurrency: 'CNY',
    baseTotal: '110208.00',
  }
}
