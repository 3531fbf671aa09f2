import { addDays } from '#rules'
import { createRandom } from './random.ts'
import type { WorldExchangeRate } from './store.ts'

export interface GenerateExchangeRatesOptions {
  readonly seed: number
  readonly today: string
  readonly brand: string
  readonly baseCurrency: string
  /** Starting value of one unit in the base currency. */
  readonly start: Readonly<Record<string, string>>
  readonly days: number
  /** Before them, one rate per week, for older orders. */
  readonly weeks: number
}

const places = 6

/** One rate per currency and day up to today, with small daily changes; further back, one per week. */
export function generateExchangeRates(options: GenerateExchangeRatesOptions): WorldExchangeRate[] {
  const { brand, baseCurrency, today, days, weeks } = options
  const random = createRandom(options.seed)
  const rates: WorldExchangeRate[] = []
  for (const [currency, start] of Object.entries(options.start)) {
    const add = (rate: number, ago: number) => {
      const day = addDays(today, -ago)
      rates.push({ id: `${brand}-${currency}-${day}`, brand, baseCurrency, currency, rate: rate.toFixed(places), day })
    }
    let value = Number(start)
    for (let ago = days; ago >= 0; ago--) {
      value *= 1 + (random.next() - 0.5) / 250
      add(value, ago)
    }
    let before = Number(start)
    for (let week = 1; week <= weeks; week++) {
      before *= 1 + (random.next() - 0.5) / 120
      add(before, days + week * 7)
    }
  }
  return rates
}
