import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchangeHandlers } from '../../../src/server/freight/exchange/index.ts'
import { findExchangeRates } from '../../../src/server/freight/exchange/store.ts'
import { type HandlerStage, openHandlerStage, today } from '../support.ts'

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
})
afterAll(() => stage.close())

const add = async (input: Parameters<(typeof exchangeHandlers)['add-exchange-rate']>[0]) =>
  exchangeHandlers['add-exchange-rate'](input, await stage.callAs('service'))
const correct = async (input: Parameters<(typeof exchangeHandlers)['correct-exchange-rate']>[0]) =>
  exchangeHandlers['correct-exchange-rate'](input, await stage.callAs('service'))

async function list(currency: 'GBP' | 'USD' | 'KRW', tab: 'used' | 'all' = 'all') {
  const answer = await exchangeHandlers['list-exchange-rates']({ currency, tab, pageSize: 100 }, await stage.callAs('service'))
  if (!answer.ok) throw new Error(answer.error)
  return answer.value.rows
}

async function holesOf(currency: string) {
  const answer = await exchangeHandlers['list-exchange-holes']({ pageSize: 100 }, await stage.callAs('service'))
  if (!answer.ok) throw new Error(answer.error)
  return answer.value.rows.filter((hole) => hole.currency === currency).map(({ from, to }) => [from, to])
}

const used = async (currency: string, day = today) =>
  (await findExchangeRates(stage.db, { brand: 'quayside', baseCurrency: 'CNY', today: day })).rates[currency]

describe('the exchange rates', () => {
  it('list the days without a rate, and a new rate closes the gap', async () => {
    expect(await holesOf('KRW')).toEqual([[today, undefined]])
    expect(await used('KRW')).toBeUndefined()
    expect(await add({ currency: 'KRW', rate: '0.0052', validFrom: '2026-11-23', validTo: '2026-11-30' })).toMatchObject({ ok: true })
    expect(await holesOf('KRW')).toEqual([
      [today, '2026-11-22'],
      ['2026-12-01', undefined],
    ])
    expect(await used('KRW')).toBeUndefined()
    expect(await used('KRW', '2026-11-30')).toBe('0.0052')
    expect((await list('KRW')).map(({ state }) => state)).toEqual(['coming'])
  })

  it.each([
    ['the base currency', { currency: 'CNY', rate: '1', validFrom: '2026-12-01' }, 'error.exchange-base'],
    ['the same start date', { currency: 'KRW', rate: '0.0052', validFrom: '2026-11-23' }, 'error.exchange-same-day'],
    ['days in a fixed period', { currency: 'KRW', rate: '0.0052', validFrom: '2026-11-25' }, 'error.exchange-overlap'],
    ['a misplaced decimal point', { currency: 'KRW', rate: '0.052', validFrom: '2026-12-01' }, 'error.exchange-step'],
  ] as const)('refuse %s with its own error', async (_what, input, error) => {
    expect(await add(input)).toMatchObject({ ok: false, error })
  })

  it('accept a large change once it is confirmed', async () => {
    expect(await add({ currency: 'KRW', rate: '0.006', validFrom: '2026-12-01', sure: true })).toMatchObject({ ok: true })
  })

  it('are corrected by another entry: new quotes use it, and the earlier one remains readable', async () => {
    const [before] = await list('USD', 'used')
    if (!before) throw new Error('The demo data has no rate for USD.')
    const rate = (Number(before.rate) * 1.01).toFixed(4)
    expect(await correct({ exchangeRateId: before.exchangeRateId, rate, note: 'A slip of the key' })).toMatchObject({ ok: true })
    expect(await used('USD')).toBe(rate)
    const rows = (await list('USD')).filter(({ validFrom }) => validFrom === before.validFrom)
    expect(rows.map(({ state, open, revision }) => [state, open, revision])).toEqual([
      ['in-force', true, 2],
      ['corrected', false, 1],
    ])
    expect(rows[1]?.rate).toBe(before.rate)
    expect(await correct({ exchangeRateId: before.exchangeRateId, rate, note: 'Once more' })).toMatchObject({
      ok: false,
      error: 'error.exchange-corrected',
    })
    const trail = await stage.db.selectFrom('audit').selectAll().where('event', '=', 'exchange-rate-corrected').execute()
    expect(trail).toMatchObject([{ before: { rate: before.rate }, after: { rate, note: 'A slip of the key' } }])
  })

  it('cannot be overwritten, not even in SQL', async () => {
    await expect(stage.db.updateTable('exchange_rates').set({ rate: '1' }).execute()).rejects.toThrow('only grows')
    await expect(stage.db.deleteFrom('exchange_rates').execute()).rejects.toThrow('only grows')
  })
})
