/**
 * Random walks through the life of orders, over the API: each day until every event and every end is reached, 10,000 in a long
 * run. A failure names its seed and step; `ORDER_WALKS=1 ORDER_WALK_SEED=20265121` repeats one walk.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lifeStates, orderEventTypes } from '#domain'
import { openTestPortal, type TestPortal } from '#server'
import { createRandom } from '../../../src/server/demo/random.ts'
import { isWhole } from '../../support/sample.ts'
import { root } from '../support.ts'
import { ask, type WalkedType, walk } from './order-walk.ts'

/** A sampled run ends once every event has been both performed and refused, and every end reached. */
const isSampled = !isWhole && process.env.ORDER_WALKS === undefined
const walks = Number(process.env.ORDER_WALKS ?? (isWhole ? 10_000 : 120))
/** With this seed, twenty walks reach every event and every end. */
const seed = Number(process.env.ORDER_WALK_SEED ?? 20265121)

const people = { contact: 'Zhou', mobile: '13800000102' }
const goods = { goodsName: 'Towels', cargoType: 'general', goodsAmount: '120', goodsValue: '50000', goodsCurrency: 'USD' }
const lane = { pol: 'CNNGB', pod: 'USLAX', etd: '2026-12-05', paymentTerms: 'prepaid' }
const lcl = { ...lane, ...goods, ...people, packages: 12, packageUnit: 'cartons', grossWeight: '5000', volume: '2.5' }
const soc = { ...lane, ...goods, ...people, boxes: [{ boxType: '40HQ', quantity: 2 }], loaded: true }
const air = {
  from: 'Shanghai PVG',
  to: 'Frankfurt FRA',
  plannedDate: '2026-12-01',
  direction: 'export',
  ...goods,
  ...people,
  packages: 4,
  packageUnit: 'cartons',
  grossWeight: '320',
  volume: '1.5',
}

let portal: TestPortal
const tokens: Record<string, string> = {}
let types: WalkedType[]

beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const who of ['member', 'admin', 'other', 'staff', 'analyst']) tokens[who] = await portal.signIn(who)
  const { db } = portal.test
  const { defaultBrand } = portal.releases.current().release
  const rates = ['USD', 'EUR'].map((currency) => ({
    id: `walk-${currency}`,
    brand: defaultBrand,
    base_currency: 'CNY',
    currency,
    rate: '7.1',
    valid_from: '2026-01-01',
    valid_to: null,
  }))
  await db.insertInto('exchange_rates').values(rates).execute()
  types = [
    await priced('lcl', lcl, { ...lcl, volume: '6.5' }, { boxed: false, completing: ['departure', 'arrival', 'delivered'] }, [
      'pol',
      'pod',
      'etd',
      'cargoType',
      'grossWeight',
      'volume',
    ]),
    await priced(
      'soc',
      soc,
      { ...soc, boxes: [{ boxType: '40HQ', quantity: 5 }] },
      { boxed: true, completing: ['departure', 'arrival', 'gate-out'] },
      ['pol', 'pod', 'boxes', 'loaded'],
    ),
    {
      id: 'air',
      bookings: [air, { ...air, grossWeight: '640' }],
      totals: null,
      lines: [],
      boxed: false,
      completing: ['departure', 'arrival', 'delivered'],
    },
  ]
}, 1_800_000)
afterAll(() => portal.close())

async function priced(
  id: string,
  one: WalkedType['bookings'][0],
  other: WalkedType['bookings'][0],
  kind: Pick<WalkedType, 'boxed' | 'completing'>,
  asked: readonly string[],
): Promise<WalkedType> {
  const quotes = [one, other].map((booking) => {
    const reported = Object.fromEntries(Object.entries(booking).filter(([name]) => asked.includes(name)))
    return ask({ portal, tokens }, 'member', `/api/quotes/${id}`, reported)
  })
  const [first, second] = (await Promise.all(quotes)).map(({ status, data, error }) => {
    if (status !== 200 || !data) throw new Error(`no price for ${id}: ${JSON.stringify(error)}`)
    return data
  })
  const lines = ((first?.lines ?? []) as WalkedType['lines']).map(({ fee, group, basis, boxType, unitPrice, currency, quantity }) => ({
    fee: fee ?? '',
    group: group ?? '',
    basis: basis ?? '',
    ...(boxType === undefined ? {} : { boxType }),
    unitPrice: unitPrice ?? '',
    currency: currency ?? '',
    quantity: quantity ?? '',
  }))
  return { id, bookings: [one, other], totals: [String(first?.baseTotal), String(second?.baseTotal)], lines, ...kind }
}

it('random calls in any order lead to the states given by the state machine, and the logs match', async () => {
  const done = new Set<string>()
  const refused = new Set<string>()
  const ends: Record<string, number> = {}
  let calls = 0
  const started = Date.now()
  const isCovered = () =>
    done.size === orderEventTypes.length && refused.size === orderEventTypes.length && Object.keys(ends).length === lifeStates.length
  let turn = 0
  for (; turn < walks && !(isSampled && isCovered()); turn++) {
    const random = createRandom(seed + turn)
    const type = types[turn % types.length] as WalkedType
    const report = await walk({ portal, tokens, type, random, steps: 1 + Math.floor(random.next() * 40) })
    expect(report.wrong, `seed ${seed + turn}`).toEqual([])
    for (const event of report.done) done.add(event)
    for (const event of report.refused) refused.add(event)
    ends[report.end] = (ends[report.end] ?? 0) + 1
    calls += report.calls
    if (turn % 1000 === 999) console.info(`${turn + 1} of ${walks} walks after ${Math.round((Date.now() - started) / 1000)} s`)
    // No daily limit on uploads in this test.
    if (turn % 20 === 19) await portal.test.db.deleteFrom('sign_in_failures').where('subject', 'like', 'files:%').execute()
  }
  console.info(`${turn} walks, ${calls} calls, ${Math.round((Date.now() - started) / 1000)} s, ends ${JSON.stringify(ends)}`)
  if (walks < 100) return
  expect([...done].sort()).toEqual([...orderEventTypes].sort())
  expect([...refused].sort()).toEqual([...orderEventTypes].sort())
  expect(Object.keys(ends).sort()).toEqual([...lifeStates].sort())
}, 36_000_000)

it('200 parallel submits with one key create one order', async () => {
  const count = async () => (await portal.test.db.selectFrom('orders').select('id').execute()).length
  const before = await count()
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => ask({ portal, tokens }, 'member', '/api/orders/air', { booking: air }, key)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ data }) => data?.omsOrderNo)).size).toBe(1)
  expect(await count()).toBe(before + 1)
}, 300_000)
