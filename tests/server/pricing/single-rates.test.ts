/** Single rates at the desk: found, corrected, withdrawn and restored, with their history. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}

beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['service', 'shipper']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

type Row = Readonly<Record<string, unknown>>
interface Body {
  readonly code: number
  readonly data: Row & { readonly rows: Row[]; readonly counts: Record<string, number>; readonly total: number }
  readonly error?: { readonly id: string; readonly params: Row; readonly fields: readonly Row[] }
}

async function ask(url: string, payload?: object, account = 'service', language = 'en'): Promise<Body> {
  const key = payload && { 'idempotency-key': randomUUID() }
  const headers = { host: 'localhost', cookie: `default-language=${language}`, 'access-token': tokens[account] ?? '', ...key }
  const answer = await portal.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
  return answer.json() as Body
}

const read = async (id: string) => (await ask(`/api/desk/rates/${id}`)).data
const historyOf = async (id: string) => (await ask(`/api/desk/rates/${id}/changes?pageSize=50`)).data.rows
const move = (id: string, step: string, payload: object) => ask(`/api/desk/rates/${id}/${step}`, payload)

/** What the form of a correction is filled with. */
async function formOf(id: string): Promise<Record<string, unknown>> {
  const names = 'currency price20GP price40GP price40HQ price45HQ price20RF price40RH validFrom validTo remarksZh remarksEn version'
  const rate = await read(id)
  return Object.fromEntries(names.split(' ').flatMap((name) => (rate[name] === undefined ? [] : [[name, rate[name]]])))
}

async function correct(id: string, changes: Row): Promise<Body> {
  return move(id, 'correction', { ...(await formOf(id)), reason: 'Typed from the wrong line', ...changes })
}

/** What a customer finds. */
async function offered({ pol, pod, rateId }: Row): Promise<Row | undefined> {
  const { data } = await ask(`/api/rates/sea?pol=${pol}&pod=${pod}&pageSize=100`, undefined, 'shipper')
  return data.rows.find((rate) => rate.rateId === rateId)
}

let turn = 0
/** A rate that no other test uses. */
async function pick(query = ''): Promise<Row & { readonly rateId: string }> {
  turn += 1
  const { data } = await ask(`/api/desk/rates?tab=in-force&pol=CNNGB&sort=etd&order=descending&pageSize=1&page=${turn}${query}`)
  const [rate] = data.rows
  if (!rate) throw new Error('The demo has too few rates.')
  return rate as Row & { readonly rateId: string }
}

/** Loads one rate of a service, valid from 1 to 15 December. */
async function load(service: string, price: string, { overlap = 'refuse' } = {}): Promise<string> {
  const head = 'pol,pod,carrier,service,transitDays,etd,validFrom,validTo,price20GP,price40HQ,lss20,lss40'
  const text = `${head}\nCNSHA,USLAX,COSU,${service},16,2026-12-05,2026-12-01,2026-12-15,${price},2250,20,40\n`
  const boundary = 'a-boundary-of-this-test'
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/rate-sheets',
    headers: { host: 'localhost', 'access-token': tokens.service, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${service}.csv"\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  })
  const started = await ask('/api/desk/rate-loads', { file: (answer.json() as Body).data.fileId, overlap })
  const id = String(started.data.loadId)
  while (await portal.runLoad());
  const { version, state } = (await ask(`/api/desk/rate-loads/${id}`)).data
  expect(state).toBe('checked')
  expect((await ask(`/api/desk/rate-loads/${id}/confirmation`, { version })).error).toBeUndefined()
  while (await portal.runLoad());
  return id
}

describe('the list of rates', () => {
  it('is filtered by ports, carrier, a day of validity, state and words, and sorted', async () => {
    const all = (await ask('/api/desk/rates')).data
    expect(Object.keys(all.counts).sort()).toEqual(['ended', 'in-force', 'replaced', 'upcoming', 'withdrawn'])
    const { pol, pod, carrier } = await pick()
    const lane = { pol, pod, carrier }
    const query = `pol=${pol}&pod=${pod}&carrier=${carrier}&validOn=2026-12-20&sort=price40HQ&order=descending&pageSize=100`
    const { rows, total } = (await ask(`/api/desk/rates?${query}`)).data
    expect(total).toBeGreaterThan(2)
    expect(total).toBeLessThan(all.total)
    for (const rate of rows) {
      expect(rate).toMatchObject(lane)
      expect(String(rate.validFrom) <= '2026-12-20' && String(rate.validTo) >= '2026-12-20').toBe(true)
    }
    const prices = rows.map(({ price40HQ }) => Number(price40HQ))
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    const ship = String(rows[0]?.vessel)
    const rates = (await ask(`/api/desk/rates?words=${encodeURIComponent(ship.toLowerCase())}&pageSize=100`)).data.rows
    expect(rates.length).toBeGreaterThan(0)
    expect(rates.every(({ vessel }) => vessel === ship)).toBe(true)
    const byPort = (await ask(`/api/desk/rates?words=${encodeURIComponent('洛杉矶')}&pageSize=100`)).data.rows
    expect(new Set(byPort.flatMap(({ pol: from, pod: to }) => [from, to]))).toContain('USLAX')
    expect(byPort.every(({ pol: from, pod: to }) => from === 'USLAX' || to === 'USLAX')).toBe(true)
  })

  it('separates rates that are not yet in force or have ended', async () => {
    await load('SOON', '900')
    const [soon] = (await ask('/api/desk/rates?words=SOON&tab=upcoming')).data.rows
    expect(soon).toMatchObject({ service: 'SOON', state: 'upcoming' })
    await portal.test.db
      .updateTable('rates')
      .set({ data: JSON.stringify({ ...soon, etd: '2026-11-20' }) })
      .where('id', '=', String(soon?.rateId))
      .execute()
    expect((await ask('/api/desk/rates?words=SOON&tab=ended')).data.rows).toMatchObject([{ state: 'ended' }])
    expect((await ask('/api/desk/rates?words=SOON&tab=upcoming')).data.rows).toEqual([])
  })

  it('is only for staff', async () => {
    const { rateId } = await pick()
    for (const url of ['/api/desk/rates', `/api/desk/rates/${rateId}`, `/api/desk/rates/${rateId}/changes`])
      expect((await ask(url, undefined, 'shipper')).error?.id).toBe('error.forbidden')
    expect((await ask(`/api/desk/rates/${rateId}/withdrawal`, { version: 1, reason: 'No' }, 'shipper')).error?.id).toBe('error.forbidden')
  })
})

describe('a correction', () => {
  it('is found by customers at once, and stays in the history and the audit trail with its reason', async () => {
    const rate = await pick()
    const price = `${Number(rate.price40HQ) + 15}.5`
    const done = await correct(rate.rateId, { price40HQ: price, price45HQ: '4321', remarksEn: 'Subject to space' })
    expect(done).toMatchObject({ code: 0, data: { rateId: rate.rateId, version: 2 } })
    expect(await offered(rate)).toMatchObject({ price40HQ: price, price20GP: rate.price20GP, version: 2, remarks: 'Subject to space' })
    expect((await offered(rate))?.otherPrices).toMatchObject({ '45HQ': '4321' })
    expect(await read(rate.rateId)).toMatchObject({ state: 'in-force', version: 2, reason: 'Typed from the wrong line' })
    const [last, first] = await historyOf(rate.rateId)
    expect(last).toMatchObject({ event: 'corrected', version: 2, reason: 'Typed from the wrong line' })
    expect(String(last?.by)).not.toBe('')
    const changes = last?.changes as Row[]
    expect(changes.map(({ field }) => field)).toEqual(['40HQ', '45HQ', 'Remarks (English)'])
    expect(changes.find(({ field }) => field === '45HQ')).toMatchObject({ before: expect.any(String), after: '4,321' })
    const original = first?.changes as Row[]
    expect(original.find(({ field }) => field === '40HQ')?.after).toBe(Number(rate.price40HQ).toLocaleString('en'))
    const trail = (await ask('/api/audit?event=rate-corrected')).data.rows
    expect(trail[0]).toMatchObject({ subject: rate.rateId, event: 'rate-corrected' })
    expect(JSON.stringify(trail[0]?.changes)).toContain(`40HQ ${price}`)
  })

  it('leaves surcharges, sailing and the remarks of both languages as they are', async () => {
    const { rateId } = await pick()
    const stored = async () =>
      (await portal.test.db.selectFrom('rates').select('data').where('id', '=', rateId).executeTakeFirstOrThrow()).data
    const before = await stored()
    await correct(rateId, { price20GP: '777' })
    expect(await stored()).toEqual({ ...before, price20GP: '777' })
  })

  it('removes a container type whose price is left empty', async () => {
    const rate = await pick()
    expect((await correct(rate.rateId, { price40GP: undefined })).code).toBe(0)
    expect(await offered(rate)).not.toHaveProperty('price40GP')
  })

  it.each([
    ['a price of zero', { price20GP: '0' }, '/price20GP', 'cell.above'],
    ['too many decimal places', { price40HQ: '1250.505' }, '/price40HQ', 'cell.scale'],
    ['decimals in a currency without any', { currency: 'JPY', price20GP: '99.5' }, '/price20GP', 'cell.scale'],
    ['an end before the start', { validFrom: '2026-12-10', validTo: '2026-12-09' }, '/validTo', 'cell.period'],
    ['an end in the past', { validFrom: '2026-11-01', validTo: '2026-11-20' }, '/validTo', 'cell.past'],
    ['a start after the departure', { validFrom: '2027-01-25', validTo: '2027-02-25' }, '/validFrom', 'invalid.rateSailing'],
    ['an end before the departure', { validTo: '2026-11-22' }, '/validTo', 'invalid.rateSailing'],
    ['a year that was mistyped', { validTo: '2206-12-31' }, '/validTo', 'invalid.maxYear'],
  ])('with %s is refused at its field', async (_what, changes, path, id) => {
    const { rateId } = await pick()
    const { error } = await correct(rateId, changes)
    expect(error).toMatchObject({ id: 'error.invalid', fields: [{ path, id }] })
    expect(await read(rateId)).toMatchObject({ version: 1 })
  })

  it('without any price, without a reason, or without a difference is refused', async () => {
    const { rateId } = await pick()
    const { currency, validFrom, validTo, version } = await formOf(rateId)
    const bare = { currency, validFrom, validTo, version, reason: 'No prices' }
    expect((await move(rateId, 'correction', bare)).error?.fields).toMatchObject([{ path: '/price20GP', id: 'cell.no-price' }])
    expect((await correct(rateId, { reason: undefined })).error?.fields).toMatchObject([{ path: '/reason' }])
    expect((await correct(rateId, {})).error?.id).toBe('error.rate-unchanged')
  })

  it('may not add a container type for which a surcharge of the rate has no amount', async () => {
    const id = await load('LSS1', '900')
    const rateId = `${id}r2`
    const row = await portal.test.db.selectFrom('rates').selectAll().where('id', '=', rateId).executeTakeFirstOrThrow()
    const surcharges = [{ fee: 'LSS', group: 'freight', basis: 'per-box', currency: 'USD', prices: { '20GP': '20', '40HQ': '40' } }]
    await portal.test.db
      .updateTable('rates')
      .set({ data: JSON.stringify({ ...row.data, surcharges }) })
      .where('id', '=', rateId)
      .execute()
    const { error } = await correct(rateId, { price40RH: '5000' })
    expect(error?.fields).toMatchObject([{ path: '/price40RH', id: 'cell.surcharge-boxes', params: { fee: 'LSS', boxes: '40RH' } }])
  })

  it('keeps the price of an order and of a saved quote, and a booking that was shown the old one must be checked again', async () => {
    const rate = await pick('&pod=USLAX')
    const { rateId, pol, pod, carrier, etd, vessel, voyage } = rate
    const chosen = { pol, pod, carrier, rateId, etd, boxes: [{ boxType: '40HQ', quantity: 1 }] }
    const quoted = async () => (await ask('/api/quotes/sea', chosen, 'shipper')).data
    const goods = { paymentTerms: 'prepaid', cargoType: 'general', goodsName: 'Towels', goodsAmount: '12', goodsValue: '500' }
    const who = { goodsCurrency: 'USD', contact: 'Zhou', mobile: '13800000102', closingAccepted: true, vessel, voyage }
    const place = async ({ rateVersion, baseTotal }: Row) => {
      const booking = { ...chosen, ...goods, ...who }
      return await ask('/api/orders/sea', { booking, rateId, rateVersion, shownTotal: baseTotal }, 'shipper')
    }
    const old = await quoted()
    const { omsOrderNo } = (await place(old)).data
    const totalOf = async () => (await ask(`/api/orders/${omsOrderNo}`, undefined, 'shipper')).data.baseTotal
    const before = await totalOf()
    expect(before).toBe(old.baseTotal)
    const { quoteId } = (await ask('/api/quotes/saved', { orderType: 'sea-booking', values: { ...chosen, ...goods, ...who } }, 'shipper'))
      .data
    const savedTotal = async () => (await ask(`/api/quotes/saved/${quoteId}`, undefined, 'shipper')).data.baseTotal
    expect(await savedTotal()).toBe(before)
    await correct(rateId, { price40HQ: String(Number(rate.price40HQ) + 500) })
    expect(await totalOf()).toBe(before)
    expect((await place(old)).error?.id).toBe('error.price-changed')
    const now = await quoted()
    expect(Number(now.baseTotal)).toBeGreaterThan(Number(before))
    await move(rateId, 'withdrawal', { version: 2, reason: 'Space sold out' })
    expect([await totalOf(), await savedTotal()]).toEqual([before, before])
    expect((await place(now)).code).not.toBe(0)
  })
})

describe('a withdrawn rate', () => {
  it('is gone from searches and can be restored, unless the sailing has another rate by then', async () => {
    const rateId = `${await load('GONE', '900')}r2`
    const rate = { pol: 'CNSHA', pod: 'USLAX', rateId }
    expect(await offered(rate)).toMatchObject({ price20GP: '900' })
    expect((await move(rateId, 'withdrawal', { version: 1, reason: 'Space sold out' })).code).toBe(0)
    expect(await offered(rate)).toBeUndefined()
    expect((await ask(`/api/rates/sea/${rateId}`, undefined, 'shipper')).error?.id).toBe('error.not-found')
    expect((await ask('/api/desk/rates?words=GONE&tab=withdrawn')).data.rows).toMatchObject([{ rateId, state: 'withdrawn' }])
    expect((await correct(rateId, { price20GP: '1' })).error?.id).toBe('error.rate-withdrawn')
    expect((await move(rateId, 'restoration', { version: 2 })).code).toBe(0)
    expect(await offered(rate)).toMatchObject({ price20GP: '900', version: 3 })
    expect((await move(rateId, 'restoration', { version: 3 })).error?.id).toBe('error.rate-not-withdrawn')
    await move(rateId, 'withdrawal', { version: 3, reason: 'Space sold out again' })
    const later = `${await load('GONE', '950')}r2`
    expect((await move(rateId, 'restoration', { version: 4 })).error).toMatchObject({ id: 'error.rate-overlap', params: { rate: later } })
    expect((await historyOf(later)).map(({ rateId: id, event }) => [id, event])).toEqual(
      expect.arrayContaining([
        [later, 'loaded'],
        [rateId, 'withdrawn'],
        [rateId, 'restored'],
        [rateId, 'loaded'],
      ]),
    )
  })

  it('that a later load replaced is left to that load', async () => {
    const first = `${await load('NEXT', '900')}r2`
    const id = await load('NEXT', '800', { overlap: 'replace' })
    expect(await read(first)).toMatchObject({ state: 'replaced', replacedBy: id })
    expect((await correct(first, { price20GP: '850' })).error).toMatchObject({ id: 'error.rate-replaced', params: { load: id } })
    await correct(`${id}r2`, { price20GP: '810' })
    const { version } = (await ask(`/api/desk/rate-loads/${id}`)).data
    expect((await ask(`/api/desk/rate-loads/${id}/undo`, { version })).error).toBeUndefined()
    while (await portal.runLoad());
    expect(await offered({ pol: 'CNSHA', pod: 'USLAX', rateId: first })).toMatchObject({ price20GP: '900' })
  })
})

describe('two people at once', () => {
  it('tells the second person who has changed the rate, and what', async () => {
    const { rateId, price20GP } = await pick()
    const seen = await formOf(rateId)
    const answers = await Promise.all([
      move(rateId, 'correction', { ...seen, price20GP: '1111', reason: 'One' }),
      move(rateId, 'correction', { ...seen, price20GP: '2222', reason: 'Two' }),
    ])
    const [refused, ...others] = answers.filter(({ error }) => error)
    expect(others).toEqual([])
    expect(refused?.error?.id).toBe('error.conflict-version')
    const won = String((await read(rateId)).price20GP)
    expect(['1111', '2222']).toContain(won)
    const changed = {
      field: 'price20GP',
      label: '20GP',
      old: Number(price20GP).toLocaleString('en'),
      new: Number(won).toLocaleString('en'),
    }
    expect(refused?.data).toMatchObject({ by: expect.stringMatching(/./), changed: [changed] })
    expect((await move(rateId, 'withdrawal', { version: 1, reason: 'Too late' })).error?.id).toBe('error.conflict-version')
  })

  it('cannot rewrite the history, not even in SQL', async () => {
    await expect(portal.test.db.updateTable('rate_changes').set({ reason: '' }).execute()).rejects.toThrow('only grows')
  })
})
