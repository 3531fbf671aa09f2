import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedWorld } from '#demo'
import { openTestPortal, type TestPortal } from '#server'
import { createTestDatabase } from '../../../src/server/db/index.ts'
import { withoutField } from '../../support/edit-form.ts'
import { root as shipped, today } from '../support.ts'

/** An order is placed under one release; the next one changes a field, a limit and a price. */
const root = mkdtempSync(join(tmpdir(), 'remembered-'))
const lane = { pol: 'CNNGB', pod: 'USLAX' }
const boxes = [{ boxType: '40HQ', quantity: 1 }]
const minute = 60_000

let portal: TestPortal
let closeDatabase: () => Promise<void>
let tokens: { shipper: string; service: string }
let first: string
let order: string

beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  const shared = await createTestDatabase()
  closeDatabase = shared.close
  portal = await openTestPortal({ root, shared, now: new Date(`${today}T03:00:00Z`) })
  await seedWorld(shared.db, portal.releases.current().release, { seed: 1, today, rates: 3000, orders: 0 })
  tokens = { shipper: await portal.signIn('shipper'), service: await portal.signIn('service') }
  first = portal.releases.current().release.hash
  order = (await placeOrder(first, { remark: 'keep dry', packageUnit: 'drums' })).json().data.omsOrderNo
  await publish({
    'schemas/sea/booking.limits.json': (text) => text.replace(/("feeLinesMax": \{\s*"value": )60/, '$110'),
    'schemas/fees/tariffs/origin-charges-ningbo.json': (text) => text.replace('"40HQ": "1148"', '"40HQ": "1648"'),
    'schemas/sea/sea-booking.form.json': (text) => withoutField(text, 'remark'),
    'schemas/portal/dictionaries/package-unit.json': (text) => withoutRow(text, 'drums'),
  })
})
afterAll(async () => {
  await portal.close()
  await closeDatabase()
  rmSync(root, { recursive: true, force: true })
})

function withoutRow(text: string, id: string): string {
  const dictionary = JSON.parse(text)
  dictionary.rows = dictionary.rows.filter((row: { id: string }) => row.id !== id)
  return JSON.stringify(dictionary, null, 2)
}

async function publish(changes: Readonly<Record<string, (text: string) => string>>): Promise<string> {
  const documents = allTexts()
  for (const [path, change] of Object.entries(changes)) {
    const text = change(documents[path] ?? '')
    if (text === documents[path]) throw new Error(`Nothing was changed in ${path}`)
    documents[path] = text
  }
  const answer = await portal.releases.publish({ who: 'analyst', documents })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value.release
}

function allTexts(): Record<string, string> {
  const paths = ['schemas', 'brands'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => `${folder}/${path}`),
  )
  return Object.fromEntries(
    paths.filter((path) => path.endsWith('.json') && !path.includes('/.')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

interface Sent {
  readonly operation: string
  readonly input?: object
  readonly as?: 'shipper' | 'service'
  readonly release?: string
}

function send({ operation, input = {}, as = 'shipper', release }: Sent) {
  const { brands, defaultBrand } = portal.releases.current().release
  const plan = brands[defaultBrand]?.operations[operation]
  if (!plan) throw new Error(`There is no operation ${operation}`)
  const rest: Record<string, unknown> = { ...input }
  const url = plan.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  return portal.app.inject({
    method: plan.method,
    url,
    headers: {
      'access-token': tokens[as],
      'idempotency-key': crypto.randomUUID(),
      ...(release ? { 'config-version': release } : {}),
      ...(plan.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(plan.method === 'GET' ? {} : { payload: JSON.stringify(rest) }),
  })
}

async function priceIn(release: string) {
  return (await send({ operation: 'price-sea-booking', input: { ...lane, boxes }, release })).json().data
}

async function placeOrder(release: string, more: object = {}) {
  const quote = await priceIn(release)
  const rate = (await send({ operation: 'read-sea-rate', input: { rateId: quote.rateId }, release })).json().data
  const booking = {
    ...lane,
    carrier: rate.carrier,
    rateId: quote.rateId,
    boxes,
    paymentTerms: 'prepaid',
    cargoType: 'general',
    goodsName: 'Towels',
    goodsAmount: '1200',
    goodsValue: '50000',
    goodsCurrency: 'USD',
    etd: quote.etd,
    contact: 'Zhou',
    mobile: '13800000102',
    ...more,
  }
  const input = { booking, rateId: quote.rateId, rateVersion: quote.rateVersion, shownTotal: quote.baseTotal }
  return await send({ operation: 'create-sea-order', input, release })
}

const lines = Array.from({ length: 12 }, (_, index) => ({
  fee: 'DOC',
  group: 'origin',
  basis: 'per-bill',
  unitPrice: String(100 + index),
  currency: 'CNY',
  quantity: '1',
  reason: 'As agreed',
}))

describe('an order placed under an earlier release', () => {
  test('still shows fields that the newer release lacks, and keeps its price', async () => {
    const read = (await send({ operation: 'read-order', input: { omsOrderNo: order } })).json().data
    expect(read).toMatchObject({ release: first, booking: { remark: 'keep dry', packageUnit: 'drums' } })
    const page = await portal.app.inject({
      url: `/config/${read.release}/${portal.releases.current().release.defaultBrand}/en/pages/order-detail.json`,
    })
    expect(page.body).toContain('Remark')
    expect(page.body).toContain('Drums')
    const now = portal.releases.current().release
    const pageNow = await portal.app.inject({ url: `/config/${now.hash}/${now.defaultBrand}/en/pages/order-detail.json` })
    expect(pageNow.statusCode).toBe(200)
    expect(pageNow.body).not.toContain('Drums')
    const refused = await placeOrder(now.hash, { packageUnit: 'drums' })
    expect(refused.json().error).toMatchObject({ id: 'error.invalid', fields: [{ path: '/booking/packageUnit' }] })
    expect(read.estimated.lines.find(({ fee }: { fee: string }) => fee === 'THC').unitPrice).toBe('1148')
  })

  test('is still validated by its original limits, while a new order uses the current ones', async () => {
    portal.clock.now = new Date(portal.clock.now.getTime() + 20 * minute)
    const now = portal.releases.current().release.hash
    const placed = await placeOrder(now)
    const newer = placed.json().data.omsOrderNo
    const confirm = async (omsOrderNo: string) =>
      send({ operation: 'confirm-fees', input: { omsOrderNo, version: 1, lines }, as: 'service' })
    const refused = await confirm(newer)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.fields).toMatchObject([{ path: '/lines', params: { limit: 10 } }])
    const taken = await confirm(order)
    expect(taken.json(), taken.body).toMatchObject({ code: 0 })
    const read = (await send({ operation: 'read-order', input: { omsOrderNo: order } })).json().data
    expect(read.confirmed.lines).toHaveLength(12)
  })

  test('is also unchanged after a rollback', async () => {
    const newer = portal.releases.current().release.hash
    expect(await portal.releases.rollback('analyst', 1)).toMatchObject({ ok: true, value: { release: first } })
    const placed = (await placeOrder(newer)).json()
    expect(placed).toMatchObject({ code: 0 })
    const read = (await send({ operation: 'read-order', input: { omsOrderNo: placed.data.omsOrderNo } })).json().data
    expect(read.release).toBe(newer)
    expect(read.estimated.lines.find(({ fee }: { fee: string }) => fee === 'THC').unitPrice).toBe('1648')
    expect(await portal.releases.publish({ who: 'analyst', documents: { ...allTexts() } })).toMatchObject({ ok: true })
  })
})

describe('a form that was open during a publish', () => {
  test('is validated by its own release for half an hour', async () => {
    const before = portal.releases.current().release.hash
    await publish({ 'schemas/sea/sea-booking.form.json': (text) => withoutField(text, 'remark') })
    portal.clock.now = new Date(portal.clock.now.getTime() + 29 * minute)
    tokens = { shipper: await portal.signIn('shipper'), service: await portal.signIn('service') }
    const placed = (await placeOrder(before, { remark: 'within time' })).json()
    expect(placed).toMatchObject({ code: 0 })
    const read = (await send({ operation: 'read-order', input: { omsOrderNo: placed.data.omsOrderNo } })).json().data
    expect(read.booking.remark).toBe('within time')
  })

  test('is refused afterwards with the changed fields, and no value is dropped silently', async () => {
    const history = await portal.releases.history()
    const before = history[1]?.release ?? ''
    portal.clock.now = new Date(portal.clock.now.getTime() + 2 * minute)
    const late = await placeOrder(before, { remark: 'too late' })
    expect(late.statusCode).toBe(409)
    expect(late.json().error).toMatchObject({ id: 'error.form-changed', fields: [{ path: '/booking/remark' }] })
  })

  test('gets only its own errors if its input was invalid from the start', async () => {
    const history = await portal.releases.history()
    const late = await placeOrder(history[1]?.release ?? '', { mobile: 'none' })
    expect(late.json().error).toMatchObject({ id: 'error.invalid', fields: [{ path: '/booking/mobile' }] })
  })

  test('is accepted afterwards if the newer form would accept it too', async () => {
    const history = await portal.releases.history()
    expect((await placeOrder(history[1]?.release ?? '')).json()).toMatchObject({ code: 0 })
  })

  test('is accepted at the address known to its page, although the call has moved', async () => {
    const before = portal.releases.current().release.hash
    const quote = await priceIn(before)
    await publish({ 'schemas/rates/read-sea-rate.operation.json': (text) => text.replace('/api/rates/sea/', '/api/sea-rates/') })
    const { rateId } = quote
    const readOld = (release?: string) =>
      portal.app.inject({
        url: `/api/rates/sea/${rateId}`,
        headers: { 'access-token': tokens.shipper, ...(release ? { 'config-version': release } : {}) },
      })
    expect((await readOld(before)).json()).toMatchObject({ code: 0, data: { rateId } })
    expect((await readOld()).statusCode).toBe(404)
    expect((await send({ operation: 'read-sea-rate', input: { rateId } })).json()).toMatchObject({ code: 0, data: { rateId } })
  })
})
