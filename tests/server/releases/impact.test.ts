/** What publishing would change, as an analyst sees it: quotes repriced, drafts and orders concerned. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDocuments } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { withoutField } from '../../support/edit-form.ts'
import { openWorldPortal, root } from '../support.ts'

const tariff = 'schemas/customs/customs.tariff.json'
const form = 'schemas/sea/sea-booking.form.json'
const at = '2026-11-21T02:00:00.000Z'

let shipped: Readonly<Record<string, string>>
/** Customs declarations cost a tenth more, and bookings have no remark. */
let edited: Readonly<Record<string, string>>
const portals: TestPortal[] = []
beforeAll(async () => {
  const files = await loadDocuments(root)
  shipped = Object.fromEntries(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])))
  const dearer = textOf(tariff).replace('"price": "150"', '"price": "165"').replace('"CUS": "150"', '"CUS": "165"')
  edited = { ...shipped, [tariff]: dearer, [form]: withoutField(textOf(form), 'remark') }
})
afterAll(async () => {
  for (const portal of portals) await portal.close()
})

function textOf(path: string): string {
  return shipped[path] ?? ''
}

async function openFor(opening: Promise<TestPortal>, customer: string) {
  const portal = await opening
  portals.push(portal)
  const host = 'quayside.localhost'
  const tokens = { customer: await portal.signIn(customer, host), analyst: await portal.signIn('analyst', host) }
  return {
    portal,
    call: async (as: keyof typeof tokens, method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { host, 'access-token': tokens[as], cookie: 'default-language=en' }
      const ask = () => portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      const first = await ask()
      // On a busy machine the first measurement may take longer than a caller waits; who asks again finds it half done.
      const answer = first.statusCode === 504 ? await ask() : first
      expect(answer.statusCode, answer.body).toBe(200)
      // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
      return (answer.json() as { data: any }).data
    },
  }
}

function customsQuote(more: object) {
  const goods = { goodsName: 'Toys', goodsValue: '1000', goodsCurrency: 'USD', goodsItems: 1 }
  const values = { direction: 'export', port: 'CNNGB', tradeMode: '0110', plannedDate: '2026-12-01', contact: 'Li', mobile: '13800138000' }
  return { orderType: 'customs', values: { ...values, ...goods, ...more } }
}

test('saved quotes are repriced, and the drafts of a changed form are counted', async () => {
  const { portal, call } = await openFor(openTestPortal({ root }), 'member')
  const impactOf = (documents: object) => call('analyst', 'POST', '/api/releases/impact', { documents })
  const unpriced = { quotesCompared: 0, dearer: 0, unpriced: 0, priceChanges: [], drafts: 0, forms: [] }

  expect(await call('analyst', 'POST', '/api/releases/impact', {})).toMatchObject({
    changed: false,
    passed: true,
    documents: [],
    ...unpriced,
  })
  expect(await impactOf(edited)).toMatchObject({ changed: true, passed: true, ...unpriced, openOrders: 0, orderTypes: [] })

  await call('customer', 'POST', '/api/quotes/saved', customsQuote({ declarations: 1 }))
  await call('customer', 'POST', '/api/quotes/saved', customsQuote({ declarations: 3, goodsItems: 11 }))
  const release = portal.releases.current().release.id
  for (const place of ['sea-booking.booking', 'sea-booking.booking.by-rate-7', 'customs.order']) {
    const id = place.startsWith('customs') ? 'customs' : 'sea-booking'
    const data = { values: { contact: 'Li' }, given: '{}', fields: [], at }
    await call('customer', 'POST', '/api/drafts', { place, form: id, release, version: 0, data })
  }

  // 150 -> 165 and 500 -> 545: the continuation sheets cost the same.
  const counts = { dearer: 2, cheaper: 0, same: 0, lost: 0 }
  const measured = await impactOf(edited)
  expect(measured).toMatchObject({ quotesCompared: 2, ...counts, unpriced: 0, drafts: 2, openOrders: 0 })
  expect(measured.priceChanges).toEqual([
    {
      ...{ brand: 'quayside', orderType: 'customs', currency: 'CNY', compared: 2, ...counts },
      ...{ difference: '60', greatestRise: '10.00' },
    },
  ])
  expect(measured.forms).toEqual([{ brand: 'quayside', form: 'sea-booking', page: 'Book sea freight', drafts: 2 }])
  expect(measured.documents).toMatchObject([
    { kind: 'form', change: 'changed', count: 1, names: ['sea-booking'] },
    { kind: 'tariff', change: 'changed', count: 1, names: ['customs'] },
  ])
  expect(measured.cases[0]).toMatchObject({ tariff: 'customs', before: 'CNY 180', after: 'CNY 195' })

  const broken = await impactOf({ ...shipped, [form]: textOf(form).replace('"contact"', '"contacts"') })
  expect(broken).toMatchObject({ changed: true, passed: false, quotesCompared: 0, cases: [], casesCompared: 0 })
}, 300_000)

test('orders are repriced on their rates, open orders of a changed form are counted, and the progress is shown', async () => {
  const { portal, call } = await openFor(openWorldPortal(), 'shipper')
  const stages = new Set<string>()
  let isDone = false
  const measuring = call('analyst', 'POST', '/api/releases/impact', { documents: edited }).finally(() => {
    isDone = true
  })
  while (!isDone && !stages.has('repricing')) {
    const { stage, text } = await call('analyst', 'GET', '/api/releases/impact/progress')
    if (stage) expect(text).toMatch(stage === 'repricing' ? /^Repricing quotes, \d+ of 200$/ : /^[A-Z]/)
    stages.add(stage)
  }
  expect(stages).toContain('repricing')
  const measured = await measuring
  expect(await call('analyst', 'GET', '/api/releases/impact/progress')).toEqual({})
  expect(measured.quotesCompared + measured.unpriced).toBe(200)
  expect(measured.quotesCompared).toBeGreaterThan(150)
  expect(measured).toMatchObject({ cheaper: 0, lost: 0, dearer: measured.priceChanges.reduce(sumOf('dearer'), 0) })
  // A combined order includes a sea booking on a rate of the database.
  expect(new Set(measured.priceChanges.map(({ orderType }: { orderType: string }) => orderType))).toEqual(
    new Set(['customs', 'entrust', 'import']),
  )
  const { rows } = await sql<{ orders: string }>`select count(*) as orders from orders
    where state not in ('completed', 'cancelled', 'rejected') and data->>'orderType' = 'sea-booking'`.execute(portal.test.db)
  expect(measured.openOrders).toBe(Number(rows[0]?.orders))
  expect(new Set(measured.orderTypes.map(({ orderType }: { orderType: string }) => orderType))).toEqual(new Set(['sea-booking']))
}, 300_000)

function sumOf(field: string) {
  return (sum: number, row: Record<string, number>) => sum + (row[field] ?? 0)
}
