/** The search box of the header: what each caller finds. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

interface Hit {
  readonly group: string
  readonly title: string
  readonly about?: string
  readonly address: string
}

let portal: TestPortal
const tokens: Record<string, string> = {}
/** An order of the demo shipper's company with an MBL, and one of another company. */
let own: { id: string; mbl: string; bare: string }
let foreign: { id: string; mbl: string }

beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['shipper', 'other', 'service', 'new']) tokens[account] = await portal.signIn(account)
  const { company_id } = await portal.test.db
    .selectFrom('users')
    .select('company_id')
    .where('account', '=', 'shipper')
    .executeTakeFirstOrThrow()
  const rows = await portal.test.db
    .selectFrom('orders as o')
    .innerJoin('order_references as n', 'n.order_id', 'o.id')
    .select(['o.id', 'o.company_id', 'n.number'])
    .where('o.brand', '=', 'quayside')
    .where('n.kind', '=', 'mbl')
    .orderBy('o.id')
    .execute()
  const mine = rows.find((row) => row.company_id === company_id && /^[A-Z]{4}\d/.test(row.number))
  const other = rows.find((row) => row.company_id !== company_id)
  if (!mine || !other) throw new Error('The demo data lacks orders with an MBL')
  own = { id: mine.id, mbl: mine.number, bare: mine.number.slice(4) }
  foreign = { id: other.id, mbl: other.number }
})
afterAll(() => portal?.close())

async function search(words: string, account = '', { language = 'en', host = 'quayside.localhost' } = {}) {
  const headers = { host, cookie: `default-language=${language}`, ...(account ? { 'access-token': tokens[account] } : {}) }
  const { data } = (await portal.app.inject({ url: `/api/search?words=${encodeURIComponent(words)}`, headers })).json()
  return data as { rows: Hit[]; hint?: string; instead?: string }
}

async function find(words: string, account = '', group = 'orders', language = 'en'): Promise<Hit[]> {
  return (await search(words, account, { language })).rows.filter((hit) => hit.group === group)
}

test('finds an order by its number, a part of it, and its B/L with and without SCAC', async () => {
  for (const words of [
    own.id,
    own.id.toLowerCase().slice(2),
    own.mbl,
    own.mbl.toLowerCase(),
    own.bare,
    `${own.mbl.slice(0, 4)} ${own.bare}`,
  ])
    expect((await find(words, 'shipper')).map(({ address }) => address)).toContain(`/workbench/orderDetail/${own.id}`)
})

test('hides orders of other companies, from visitors all orders, and leads staff to the desk', async () => {
  expect(await find(foreign.mbl, 'shipper')).toEqual([])
  expect(await find(own.id)).toEqual([])
  expect(await find(own.id, 'new')).toEqual([])
  expect(await find(foreign.mbl, 'service', 'desk-orders')).toMatchObject([{ title: foreign.id, address: `/desk/orders/${foreign.id}` }])
  expect(await find(own.id, 'service')).toEqual([])
})

test('finds a container as people type it, and offers the right number for a wrong check digit', async () => {
  const { id } = own
  await portal.test.db
    .insertInto('order_references')
    .values({ order_id: id, number: 'CSQU3054383', brand: 'quayside', kind: 'container' })
    .execute()
  const [found] = await find('csqu 305438-3', 'shipper')
  expect(found).toMatchObject({ title: id, about: expect.stringContaining('CSQU3054383') })
  const wrong = await search('csqu 305438-4', 'shipper')
  expect(wrong).toMatchObject({ instead: 'CSQU3054383', hint: expect.stringContaining('CSQU3054384') })
  expect((await search('csqu 305438-3', 'shipper')).hint).toBeUndefined()
})

test.each([
  ['Ningbo', 'en', 'ports-of-loading', '/route/seaQuery?pol=CNNGB'],
  ['宁波', 'zh', 'ports-of-loading', '/route/seaQuery?pol=CNNGB'],
  ['CNNBO', 'en', 'ports-of-loading', '/route/seaQuery?pol=CNNGB'],
  ['rotterdam', 'zh', 'ports-of-discharge', '/route/seaQuery?pod=NLRTM'],
  ['trucking', 'en', 'pages', '/service/truck'],
])('leads visitors who type %s to the right page', async (words, language, group, address) => {
  expect((await find(words, '', group, language)).map((hit) => hit.address)).toContain(address)
})

test('finds ships by a word of their name, their IMO number and their voyage', async () => {
  const call = await portal.test.db
    .selectFrom('port_calls')
    .selectAll()
    .where('brand', '=', 'quayside')
    .where('vessel_name', 'like', '% %')
    .orderBy('vessel')
    .executeTakeFirstOrThrow()
  const name = String(call.vessel_name)
  const lastWord = String(name.split(' ').at(-1))
  for (const words of [name.toLowerCase(), name.slice(0, -1), call.vessel])
    expect(
      (await find(words, '', 'vessels')).map(({ title }) => title),
      words,
    ).toContain(name)
  expect((await find(lastWord, '', 'vessels')).every(({ title }) => title.toUpperCase().includes(lastWord.toUpperCase()))).toBe(true)
  const onVoyage = await find(call.voyage, '', 'vessels')
  expect(onVoyage.length).toBeGreaterThan(0)
  expect(onVoyage[0]).toMatchObject({ address: expect.stringMatching(/^\/logistics\/plan\?vessel=/) })
  expect(await find('NOSUCHSHIP', '', 'vessels')).toEqual([])
})

test('finds quotes and voyages of the own company only', async () => {
  const { db } = portal.test
  const headers = { host: 'quayside.localhost', 'access-token': tokens.shipper }
  const lane = (await portal.app.inject({ url: '/api/rates/sea?pol=CNNGB&pod=USLAX', headers })).json().data.rows[0]
  const { rateId, pol, pod, carrier, etd } = lane
  const values = { rateId, pol, pod, carrier, etd, paymentTerms: 'prepaid', boxes: [{ boxType: '40HQ', quantity: 1 }], goodsName: 'Toys' }
  const payload = { orderType: 'sea-booking', name: 'Spring fair', values }
  const kept = (await portal.app.inject({ method: 'POST', url: '/api/quotes/saved', headers, payload })).json()
  expect(kept, JSON.stringify(kept)).toMatchObject({ code: 0 })
  const mine = await find('spring fair', 'shipper', 'quotes')
  expect(mine).toMatchObject([{ address: expect.stringContaining(String(kept.data.quoteId)) }])
  const { title } = mine[0] as Hit
  expect(await find(title, 'shipper', 'quotes')).toHaveLength(1)
  for (const account of ['other', 'new', '']) expect(await find(title, account, 'quotes'), account).toEqual([])
  // Two companies on one ship.
  await db
    .updateTable('orders')
    .set(({ fn }) => ({ data: fn<string>('jsonb_set', ['data', sql`'{voyage}'`, sql`'"TWOCO1W"'`]) }))
    .where('id', 'in', [own.id, foreign.id])
    .execute()
  expect((await find('twoco1w', 'shipper')).map((hit) => hit.title)).toEqual([own.id])
  expect((await find('twoco1w', 'other')).map((hit) => hit.title)).not.toContain(own.id)
  expect((await find('twoco1w', 'service', 'desk-orders')).map((hit) => hit.title).sort()).toEqual([own.id, foreign.id].sort())
})

test('leads to pages in both languages, and to pages of the desk staff only', async () => {
  expect((await find('船舶计划', '', 'pages', 'zh')).map(({ address }) => address)).toContain('/logistics/plan')
  expect((await find('vessel plan', '', 'pages')).map(({ address }) => address)).toContain('/logistics/plan')
  const deskOf = async (account: string) => (await find('milestone', account, 'pages')).filter(({ address }) => address.startsWith('/desk'))
  expect(await deskOf('service')).not.toEqual([])
  for (const account of ['shipper', '']) expect(await deskOf(account), account).toEqual([])
})

test('takes wildcards literally and returns nothing for nothing', async () => {
  for (const words of ['%%%', '___', '']) expect((await search(words, 'service')).rows).toEqual([])
})
