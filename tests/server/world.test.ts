import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areMilestonesDone, lifeStates } from '#domain'
import { listObjects } from '../../src/server/dictionaries/index.ts'
import { readOrderType } from '../../src/server/orders/index.ts'
import { generateRates, readDemoFacts, seedWorld } from '../../src/server/world/index.ts'
import { type Harbour, openHarbour, today } from './support.ts'

let harbour: Harbour
beforeAll(async () => {
  harbour = await openHarbour()
}, 60_000)
afterAll(() => harbour.close())

describe('the demo world', () => {
  test('has two brands, companies, and people of every kind', async () => {
    const users = await harbour.db.selectFrom('users').selectAll().execute()
    expect(new Set(users.map(({ brand }) => brand)).size).toBe(2)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['admin', 'member', 'staff', 'analyst', 'registered', 'pending']))
    expect(users.length).toBeGreaterThanOrEqual(12)
    expect(new Set(users.map(({ password_hash }) => password_hash)).size).toBe(users.length)
    expect(users.every(({ password_hash }) => /^\$argon2id\$v=19\$m=(19456|[2-9]\d{4}),t=[2-9]/.test(password_hash))).toBe(true)
    expect((await harbour.db.selectFrom('companies').selectAll().execute()).length).toBeGreaterThanOrEqual(3)
  })

  test('names only ports, carriers, fees and boxes that the documents know', () => {
    const facts = readDemoFacts(harbour.release)
    const documents = harbour.release.brands[harbour.release.defaultBrand]?.documents ?? {}
    const ids = (kind: string, id: string) => new Set(listObjects(documents[kind]?.[id]?.rows).map((row) => row.id))
    const ports = ids('reference', 'port')
    const boxes = ids('dictionary', 'container-type')
    const fees = ids('dictionary', 'fee')
    const named = [...facts.origins.map(({ port }) => port), ...facts.lanes.flatMap((lane) => Object.keys(lane.ports))]
    expect(named.filter((port) => !ports.has(port))).toEqual([])
    const services = facts.lanes.flatMap((lane) => lane.services)
    expect(services.filter(({ via }) => via && !ports.has(via))).toEqual([])
    expect(services.filter(({ carrier }) => !ids('reference', 'carrier').has(carrier) || !facts.vessels[carrier])).toEqual([])
    const surcharges = facts.lanes.flatMap((lane) => lane.surcharges)
    expect(surcharges.filter(({ fee }) => !fees.has(fee))).toEqual([])
    expect(surcharges.flatMap(({ prices }) => Object.keys(prices ?? {})).filter((box) => !boxes.has(box))).toEqual([])
  })

  test('makes 20,000 rates over the coming eight weeks from every port of loading, the same for the same seed', () => {
    const facts = readDemoFacts(harbour.release)
    const options = { seed: 7, today, count: 20_000, idPrefix: 'r' }
    const rates = generateRates(facts, options)
    expect(rates).toHaveLength(20_000)
    expect(new Set(rates.map(({ rateId }) => rateId)).size).toBe(20_000)
    expect(new Set(rates.map(({ pol }) => pol)).size).toBe(facts.origins.length)
    expect(new Set(rates.flatMap(({ pol, pod }) => [pol, pod])).size).toBeGreaterThanOrEqual(60)
    expect(new Set(rates.map(({ carrier }) => carrier)).size).toBeGreaterThanOrEqual(12)
    expect(rates.every(({ etd, validTo, validFrom }) => etd > today && etd <= '2027-01-24' && validFrom <= today && etd <= validTo)).toBe(
      true,
    )
    expect(generateRates(facts, options)).toEqual(rates)
    expect(generateRates(facts, { ...options, seed: 8 })).not.toEqual(rates)
  })

  test('has orders in every state, whose event logs lead to the state they are in', async () => {
    const orders = await harbour.db.selectFrom('orders').selectAll().execute()
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(lifeStates))
    for (const order of orders) {
      const events = await harbour.db.selectFrom('order_events').selectAll().where('order_id', '=', order.id).orderBy('seq').execute()
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, index) => index + 1))
      expect(events[0]).toMatchObject({ event: 'submit', from_state: null })
      for (const [index, event] of events.slice(1).entries()) expect(event.from_state).toBe(events[index]?.to_state)
      expect(events.at(-1)?.to_state).toBe(order.state)
      expect(order.version).toBe(events.filter(({ event }) => event !== 'complete').length)
      expect(order.updated_at.getTime()).toBeLessThanOrEqual(Date.parse(`${today}T03:00:00Z`))
    }
  })

  test('has completed orders only where all completing milestones are actual and payment is received', async () => {
    const orders = await harbour.db.selectFrom('orders').selectAll().where('state', '=', 'completed').execute()
    for (const { brand, data } of orders) {
      const plan = readOrderType(harbour.release.brands[brand]?.documents ?? {}, 'sea-booking')
      const { milestones, payment } = data as unknown as { milestones: Parameters<typeof areMilestonesDone>[1]; payment: string }
      expect(areMilestonesDone(plan.completing, milestones)).toBe(true)
      expect(payment).toBe('received')
    }
  })

  test('is not made twice', async () => {
    expect(await seedWorld(harbour.db, harbour.release, { seed: 2, today })).toBeNull()
  })
})
