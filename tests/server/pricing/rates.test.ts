import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operations } from '#generated/operations.ts'
import { compareDecimals, sumDecimals } from '#rules'
import { quoteHandlers } from '../../../src/server/freight/quotes/index.ts'
import { rateSearchHandlers } from '../../../src/server/freight/saved-quotes/index.ts'
import { type HandlerStage, openHandlerStage, today } from '../support.ts'

type SearchInput = Operations['query-sea-rates']['input']

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
})
afterAll(() => stage.close())

async function search(input: SearchInput, account: string | null = 'shipper', language = 'zh') {
  const answer = await rateSearchHandlers['query-sea-rates'](input, await stage.callAs(account, { language }))
  if (!answer.ok) throw new Error(answer.error)
  return answer.value
}

const lane = { pol: 'CNNGB', pod: 'USLAX' }

describe('a search for sea rates', () => {
  test('finds the same port under each of its codes', async () => {
    const known = await search(lane)
    expect(known.total).toBeGreaterThan(5)
    expect(await search({ ...lane, pol: 'CNNBO' })).toEqual(known)
    expect(await search({ ...lane, pol: 'cnnbo' })).toEqual(known)
    expect((await search({ ...lane, pol: 'XXXXX' })).total).toBe(0)
  })

  test('narrows by carrier, routing and weekday', async () => {
    const all = await search({ ...lane, pageSize: 100 })
    const carrier = all.rows[0]?.carrier ?? ''
    expect((await search({ ...lane, carrier })).total).toBe(all.rows.filter((row) => row.carrier === carrier).length)
    for (const direct of ['direct', 'transit'] as const) {
      const found = await search({ ...lane, direct, pageSize: 100 })
      expect(found.total).toBe(all.rows.filter((row) => row.routing === direct).length)
      expect(found.rows.every((row) => row.direct === (direct === 'direct'))).toBe(true)
    }
    const sums = await Promise.all(
      (['1', '2', '3', '4', '5', '6', '7'] as const).map(async (weekday) => (await search({ ...lane, weekday })).total),
    )
    expect(sums.reduce((sum, count) => sum + count, 0)).toBe(all.total)
  })

  test('shows only valid rates that have not sailed', async () => {
    const { rows } = await search({ ...lane, pageSize: 100 })
    expect(rows.every(({ etd, validTo }) => etd >= today && validTo >= today)).toBe(true)
    const later = await rateSearchHandlers['query-sea-rates'](
      lane,
      await stage.callAs('shipper', { now: () => new Date('2027-06-01T00:00:00Z') }),
    )
    expect(later).toMatchObject({ ok: true, value: { rows: [], total: 0 } })
  })

  test('has the total of each rate for my containers, which is that of its quotation', async () => {
    const { rows } = await search({ ...lane, boxes: '20GP*1,40HQ*2', pageSize: 5 })
    expect(rows.length).toBe(5)
    for (const { rateId, allIn, allInCurrency, allInLines = [] } of rows) {
      const boxes = [
        { boxType: '20GP', quantity: 1 },
        { boxType: '40HQ', quantity: 2 },
      ] as const
      const quoted = await quoteHandlers['price-sea-booking']({ ...lane, rateId, boxes: [...boxes] }, await stage.callAs('shipper'))
      expect(quoted).toMatchObject({ ok: true, value: { baseTotal: allIn, baseCurrency: allInCurrency } })
      expect(sumDecimals(allInLines.map(({ baseAmount }) => baseAmount))).toBe(allIn)
    }
  })

  test('sorts a lane by total, with pages that continue each other; rates without a total come last', async () => {
    const asked = { ...lane, boxes: '40HQ*1,45HQ*1', sort: 'allIn' } as const
    const whole = await search({ ...asked, pageSize: 100 })
    const totals = whole.rows.map(({ allIn }) => allIn)
    const known = totals.filter((total) => total !== undefined)
    expect(known).toEqual(known.toSorted(compareDecimals))
    expect(totals.slice(known.length).every((total) => total === undefined)).toBe(true)
    for (const { allIn, allInMissing } of whole.rows) expect(allIn === undefined).toBe(allInMissing !== undefined)
    const second = await search({ ...asked, pageSize: 7, page: 2 })
    expect(second.rows).toEqual(whole.rows.slice(7, 14))
    expect(second.total).toBe(whole.total)
    const falling = await search({ ...asked, order: 'descending', pageSize: 100 })
    expect(falling.rows[0]?.allIn).toBe(known.at(-1))
  })

  test('finds a rate for certain goods by their name, and never picks it unasked', async () => {
    const request = { ...lane, boxes: [{ boxType: '40HQ' as const, quantity: 1 }] }
    const quote = async () => {
      const answer = await quoteHandlers['price-sea-booking'](request, await stage.callAs('shipper'))
      if (!answer.ok) throw new Error(answer.error)
      return answer.value
    }
    const { rateId } = await quote()
    const setGoods = (goods: string | null) =>
      sql`update rates set data = ${goods === null ? sql`data - 'commodity'` : sql`data || ${JSON.stringify({ commodity: goods })}::jsonb`}
        where id = ${rateId}`.execute(stage.db)
    const all = (await search({ ...lane, pageSize: 100 })).total
    await setGoods('Tyres')
    expect((await search({ ...lane, pageSize: 100 })).total).toBe(all)
    expect((await search({ ...lane, commodity: 'tyre', pageSize: 100 })).rows.find((row) => row.rateId === rateId)).toMatchObject({
      commodity: 'Tyres',
    })
    expect((await search({ ...lane, commodity: 'toys', pageSize: 100 })).total).toBe(all - 1)
    expect((await quote()).rateId).not.toBe(rateId)
    expect((await quoteHandlers['price-sea-booking']({ ...request, rateId }, await stage.callAs('shipper'))).ok).toBe(true)
    await setGoods(null)
    expect((await quote()).rateId).toBe(rateId)
  })

  test('finds a rate from or to an inland place by part of its code, and never picks it unasked', async () => {
    const request = { ...lane, boxes: [{ boxType: '40HQ' as const, quantity: 1 }] }
    const quote = async () => quoteHandlers['price-sea-booking'](request, await stage.callAs('shipper'))
    const first = await quote()
    const rateId = first.ok ? first.value.rateId : ''
    const setPlace = (places: object) =>
      sql`update rates set data = (data - 'por' - 'pdl') || ${JSON.stringify(places)}::jsonb
      where id = ${rateId}`.execute(stage.db)
    await setPlace({ pdl: 'USCHI' })
    const found = async (more: object) => (await search({ ...lane, ...more, pageSize: 100 })).rows.map((row) => row.rateId)
    expect(await found({ pdl: 'uschi' })).toEqual([rateId])
    expect(await found({ pdl: 'USDAL' })).toEqual([])
    expect(await found({ por: 'CNNKG' })).toEqual([])
    expect(await found({})).toContain(rateId)
    expect(await quote()).toMatchObject({ ok: true, value: { rateId: expect.not.stringContaining(rateId) } })
    await setPlace({})
    expect(await quote()).toMatchObject({ ok: true, value: { rateId } })
  })

  test('does not price for a visitor, and names a container type that does not exist', async () => {
    const { rows } = await search({ ...lane, boxes: '40HQ*1', sort: 'allIn' }, null)
    expect(rows.some((row) => row.allIn !== undefined || row.allInLines !== undefined)).toBe(false)
    expect(rows.map(({ etd }) => etd)).toEqual(rows.map(({ etd }) => etd).toSorted())
    const wrong = await rateSearchHandlers['query-sea-rates']({ ...lane, boxes: '41HQ*1' }, await stage.callAs('shipper'))
    expect(wrong).toMatchObject({ ok: false, error: 'error.invalid', fields: [{ path: '/boxes' }] })
  })

  test('has pages without gaps or duplicates, and still returns the total beyond the last page', async () => {
    const all = await search({ ...lane, pageSize: 100, sort: 'transitDays' })
    const paged = []
    for (let page = 1; page <= Math.ceil(all.total / 3); page++)
      paged.push(...(await search({ ...lane, sort: 'transitDays', page, pageSize: 3 })).rows)
    expect(paged).toEqual(all.rows)
    expect(await search({ ...lane, page: 900, pageSize: 50 })).toMatchObject({ rows: [], total: all.total, page: 900 })
  })

  test('of all lanes counts only so many rates, and says that there are more', async () => {
    const call = await stage.callAs('shipper')
    const brand = { ...call.brand, limits: { ...call.brand.limits, countedRatesMost: 40 } }
    const find = async (input: SearchInput) => {
      const answer = await rateSearchHandlers['query-sea-rates'](input, { ...call, brand })
      return answer.ok ? { ...answer.value, rows: answer.value.rows.length } : answer
    }
    expect(await find({ pageSize: 20 })).toEqual({ rows: 20, total: 40, more: true, page: 1, pageSize: 20 })
    expect(await find({ pageSize: 20, page: 2 })).toMatchObject({ rows: 20, total: 40, more: true })
    // A lane is counted whole, and what is fewer is exact.
    const { total } = await search(lane)
    expect(await find(lane)).toMatchObject({ total })
    expect((await find(lane)) as object).not.toHaveProperty('more')
  })

  test('sorts by price numerically for users who see prices, and reveals nothing to others by the order', async () => {
    const prices = (await search({ ...lane, sort: 'price40HQ', order: 'descending', pageSize: 100 })).rows.map(
      (row) => row.price40HQ ?? '0',
    )
    for (const [index, price] of prices.slice(1).entries()) expect(compareDecimals(prices[index] ?? '0', price)).toBeGreaterThanOrEqual(0)
    const ids = (found: { rows: readonly { rateId: string }[] }) => found.rows.map(({ rateId }) => rateId)
    for (const account of [null, 'new', 'pending', 'analyst']) {
      expect(ids(await search({ ...lane, sort: 'price40HQ', pageSize: 100 }, account))).toEqual(
        ids(await search({ ...lane, pageSize: 100 }, account)),
      )
    }
  })

  test('explains why prices are hidden', async () => {
    const hidden = async (account: string | null) => (await search(lane, account)).rows[0]?.hidden
    expect([await hidden(null), await hidden('new'), await hidden('pending')]).toEqual(['login', 'certify', 'consent'])
    expect([await hidden('shipper'), await hidden('admin'), await hidden('service')]).toEqual([undefined, undefined, undefined])
  })

  test('returns remarks in the reader’s language', async () => {
    expect((await search(lane, 'shipper', 'en')).rows[0]?.remarks).toMatch(/^[\x20-\x7e’]+$/)
    expect((await search(lane)).rows[0]?.remarks).toMatch(/[\u4e00-\u9fff]/)
  })

  test('uses the default order for an unknown sort key', async () => {
    expect(await search({ ...lane, sort: 'id; drop table rates' })).toEqual(await search(lane))
  })
})

describe('a quote', () => {
  const price = async (input: Operations['price-sea-booking']['input']) =>
    quoteHandlers['price-sea-booking'](input, await stage.callAs('shipper'))

  test('has freight and surcharges of the rate and local charges of the port, per container and per B/L', async () => {
    const answer = await price({ ...lane, boxes: [{ boxType: '40HQ', quantity: 2 }] })
    if (!answer.ok) throw new Error(answer.error)
    const { lines, exchangeDate, baseCurrency } = answer.value
    expect(lines.find(({ fee }) => fee === 'OF')).toMatchObject({
      basis: 'per-box',
      boxType: '40HQ',
      quantity: '2',
      currency: 'USD',
      source: 'rate',
    })
    expect(lines.find(({ fee }) => fee === 'AMS')).toMatchObject({ basis: 'per-bill', quantity: '1' })
    expect(lines.find(({ fee }) => fee === 'THC')).toMatchObject({ currency: 'CNY', exchangeRate: '1', source: 'tariff' })
    expect({ exchangeDate, baseCurrency }).toEqual({ exchangeDate: today, baseCurrency: 'CNY' })
  })

  test('without a rate uses the cheapest of the first week', async () => {
    const answer = await price({ ...lane, boxes: [{ boxType: '40HQ', quantity: 1 }] })
    const { rows } = await search({ ...lane, pageSize: 100 })
    if (!answer.ok) throw new Error(answer.error)
    const end = new Date(Date.parse(rows[0]?.etd ?? '') + 7 * 86_400_000).toISOString().slice(0, 10)
    const least = rows.filter(({ etd }) => etd < end).reduce((low, row) => Math.min(low, Number(row.price40HQ)), Infinity)
    expect(Number(answer.value.lines.find(({ fee }) => fee === 'OF')?.unitPrice)).toBe(least)
  })

  test('is refused with the reason: no service, no price for the container, a missing surcharge', async () => {
    expect(await price({ pol: 'CNNGB', pod: 'CNSHA', boxes: [{ boxType: '40HQ', quantity: 1 }] })).toMatchObject({
      error: 'error.no-service',
    })
    expect(await price({ ...lane, boxes: [{ boxType: '20TK', quantity: 1 }] })).toMatchObject({ error: 'error.no-service' })
    const missing = await price({ pol: 'CNNGB', pod: 'RUVVO', boxes: [{ boxType: '45HQ', quantity: 1 }] })
    expect(missing).toMatchObject({ ok: false, error: 'error.missing-surcharge', params: { fee: 'LSS', boxType: '45HQ' } })
  })

  test('on a rate for another lane is refused', async () => {
    const { rows } = await search(lane)
    const answer = await price({ pol: 'CNSHA', pod: 'USLAX', rateId: rows[0]?.rateId ?? '', boxes: [{ boxType: '40HQ', quantity: 1 }] })
    expect(answer).toMatchObject({ ok: false, error: 'error.no-service' })
  })

  test('without an exchange rate is refused, instead of assuming 1', async () => {
    const brand = stage.release.brands[stage.release.defaultBrand]
    if (!brand) throw new Error('no brand')
    const call = await stage.callAs('shipper', { brand: { ...brand, baseCurrency: 'EUR' } })
    const answer = await quoteHandlers['price-sea-booking']({ ...lane, boxes: [{ boxType: '40HQ', quantity: 1 }] }, call)
    expect(answer).toMatchObject({ ok: false, error: 'error.missing-exchange-rate', params: { currency: 'USD' } })
  })
})
