import { addDays } from './days.ts'
import { createRandom } from './random.ts'
import type { WorldExchangeRate } from './store.ts'

export interface GenerateExchangeRatesOptions {
  readonly seed: number
  readonly today: string
  readonly brand: string
  readonly baseCurrency: string
  /** What one unit is worth in the base currency to begin with. */
  readonly start: Readonly<Record<string, string>>
  readonly days: number
}

const places = 6

/** One rate for each currency and day up to today, wandering a little from day to day. */
export function generateExchangeRates(options: GenerateExchangeRatesOptions): WorldExchangeRate[] {
  const { brand, baseCurrency, today, days } = options
  const random = createRandom(options.seed)
  const rates: WorldExchangeRate[] = []
  for (const [currency, start] of Object.entries(options.start)) {
    let value = Number(start)
    for (let ago = days; ago >= 0; ago--) {
      value *= 1 + (random.next() - 0.5) / 250
      const day = addDays(today, -ago)
      rates.push({ id: `${brand}-${currency}-${day}`, brand, baseCurrency, currency, rate: value.toFixed(places), day })
    }
  }
  return rates
}
