import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrandPlan } from '#config'
import { generateOrders, generateRates, listPeople, readDemoFacts, seedWorld } from '#demo'
import { areMilestonesDone, type CallFacts, factOf, isSocialCreditCode, lifeStates, mergeCallFacts, timeOf } from '#domain'
import { dayIn, validateForm } from '#rules'
import { generateCalls } from '../../../src/server/demo/port-calls.ts'
import { readMoney, seaBooking } from '../../../src/server/freight/quotes/index.ts'
import { listObjects } from '../../../src/server/kernel/index.ts'
import { type OrderData, readOrderType } from '../../../src/server/orders/order/index.ts'
import { checkDocument } from '../../../src/server/platform/files/index.ts'
import { makeLive } from '../../../src/server/platform/releases/index.ts'
import { type HandlerStage, openHandlerStage, today } from '../support.ts'

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
})
afterAll(() => stage.close())

describe('the demo world', () => {
  test('has companies and users of every kind in every brand', async () => {
    const users = await stage.db.selectFrom('users').selectAll().execute()
    expect(new Set(users.map(({ brand }) => brand))).toEqual(new Set(Object.keys(stage.release.brands)))
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['admin', 'member', 'staff', 'analyst', 'registered', 'pending']))
    expect(users.length).toBeGreaterThanOrEqual(12)
    // Customers whom another site signs in have no password.
    const hashes = users.flatMap(({ password_hash }) => password_hash ?? [])
    const elsewhere = await stage.db.selectFrom('identities').select('user_id').execute()
    expect(
      users
        .filter(({ password_hash }) => password_hash === null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(elsewhere.map((row) => row.user_id).sort())
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashes.every((hash) => /^\$argon2id\$v=19\$m=(19456|[2-9]\d{4}),t=[2-9]/.test(hash))).toBe(true)
    expect((await stage.db.selectFrom('companies').selectAll().execute()).length).toBeGreaterThanOrEqual(3)
  })

  test('uses only ports, carriers, fees and container types of the documents', () => {
    const facts = readDemoFacts(stage.release)
    const documents = stage.release.brands[stage.release.defaultBrand]?.documents ?? {}
    const ids = (kind: string, id: string) => new Set(listObjects(documents[kind]?.[id]?.rows).map((row) => row.id))
    const ports = ids('reference', 'port')
    const boxes = ids('dictionary', 'container-type')
    const fees = ids('dictionary', 'fee')
    const named = [...facts.origins.map(({ port }) => port), ...facts.lanes.flatMap((lane) => Object.keys(lane.ports))]
    expect(named.filter((port) => !ports.has(port))).toEqual([])
    const services = facts.lanes.flatMap((lane) => lane.services)
    expect(services.filter(({ via }) => via && !ports.has(via))).toEqual([])
    expect(
      services.filter(({ carrier }) => !ids('reference', 'carrier').has(carrier) || !facts.ships.some((ship) => ship.carrier === carrier)),
    ).toEqual([])
    const surcharges = facts.lanes.flatMap((lane) => lane.surcharges)
    expect(surcharges.filter(({ fee }) => !fees.has(fee))).toEqual([])
    expect(surcharges.flatMap(({ prices }) => Object.keys(prices ?? {})).filter((box) => !boxes.has(box))).toEqual([])
  })

  test('creates 20,000 rates for the next eight weeks from every port of loading, the same for the same seed', () => {
    const facts = readDemoFacts(stage.release)
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

  test('has orders of every type and state in every brand, spread over a year, with valid forms', async () => {
    const { brands } = await makeLive(stage.release, true)
    const months = new Set<string>()
    for (const { plan, validators } of Object.values(brands)) {
      const { orders } = await generateOrdersOf(plan)
      const seen = new Set(orders.map(({ state, data }) => `${(data as OrderData).orderType} ${state}`))
      const types = new Set(readDemoFacts(stage.release).bookings.map(({ orderType }) => orderType))
      const missing = [...types].flatMap((type) =>
        lifeStates.filter((state) => !seen.has(`${type} ${state}`)).map((state) => `${type} ${state}`),
      )
      // A brand without a place for a type has no orders of that type at all.
      const absent = [...types].filter((type) => lifeStates.every((state) => missing.includes(`${type} ${state}`)))
      expect([plan.id, missing.filter((found) => !absent.some((type) => found.startsWith(`${type} `)))]).toEqual([plan.id, []])
      // River barges go to Shanghai, and port express is for the brand's own port.
      const notServed: Record<string, string[]> = { quayside: ['barge', 'port-express'], yongjiang: ['barge'] }
      if (notServed[plan.id]) expect(absent).toEqual(notServed[plan.id])
      expect(types.size - absent.length).toBeGreaterThan(5)
      for (const { id, createdAt, data } of orders) {
        const { orderType, booking } = data as OrderData
        months.add(createdAt.slice(0, 7))
        const { rules } = plan.forms[String(plan.documents['order-type']?.[orderType]?.form)] ?? {}
        const validate = rules && validators[rules.validator]
        if (!rules || !validate) throw new Error(`${orderType} has no form`)
        const day = createdAt.slice(0, 10)
        const checked = validateForm({ rules, validate, values: booking, session: {}, today: day, limits: plan.limits })
        expect([id, orderType, checked.errors]).toEqual([id, orderType, []])
        // Validation removes nothing from a form, because hidden fields were not filled in.
        expect([id, checked.values]).toEqual([id, booking])
      }
    }
    expect(months.size).toBeGreaterThanOrEqual(12)
  })

  test('has orders in every state, and their event logs lead to it', async () => {
    const orders = await stage.db.selectFrom('orders').selectAll().execute()
    for (const order of orders) {
      const events = await stage.db.selectFrom('order_events').selectAll().where('order_id', '=', order.id).orderBy('seq').execute()
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, index) => index + 1))
      expect(events[0]).toMatchObject({ event: 'submit', from_state: null })
      for (const [index, event] of events.slice(1).entries()) expect(event.from_state).toBe(events[index]?.to_state)
      expect(events.at(-1)?.to_state).toBe(order.state)
      expect(order.version).toBe(events.filter(({ event }) => event !== 'complete').length)
      expect(order.updated_at.getTime()).toBeLessThanOrEqual(Date.parse(`${today}T03:00:00Z`))
    }
  })

  test('lists containers whose packages and weights add up to the booking', async () => {
    const orders = await stage.db.selectFrom('orders').select(['id', 'data']).execute()
    const listed = orders.flatMap(({ id, data }) => {
      const { containers = [], packages, grossWeight } = data as OrderData
      return containers.length > 1 && packages ? [{ id, containers, packages, grossWeight }] : []
    })
    expect(listed.length).toBeGreaterThan(10)
    for (const { id, containers, packages, grossWeight } of listed) {
      expect([id, containers.reduce((sum, box) => sum + (box.packages ?? 0), 0)]).toEqual([id, packages])
      const weight = containers.reduce((sum, box) => sum + Number(box.grossWeight), 0)
      if (grossWeight) expect([id, weight]).toEqual([id, Math.floor(Number(grossWeight))])
    }
  })

  test('completes orders only when all completing milestones are actual and payment is received', async () => {
    const orders = await stage.db.selectFrom('orders').selectAll().where('state', '=', 'completed').execute()
    for (const { brand, data } of orders) {
      const plan = readOrderType(stage.release.brands[brand]?.documents ?? {}, String(data.orderType))
      const { milestones, payment } = data as { milestones: Parameters<typeof areMilestonesDone>[1]; payment: string }
      expect(areMilestonesDone(plan.completing, milestones)).toBe(true)
      expect(payment).toBe('received')
    }
  })

  test('has users with open and decided requests that match their status, and one without any', async () => {
    const requests = await stage.db.selectFrom('membership_requests').selectAll().execute()
    const users = new Map((await stage.db.selectFrom('users').selectAll().execute()).map((user) => [user.id, user]))
    for (const { id: brand, tokenSignIn } of Object.values(stage.release.brands)) {
      // Its companies are verified by the site that signs in their users.
      if (tokenSignIn) continue
      const own = requests.filter((request) => request.brand === brand)
      expect(new Set(own.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
        new Set([
          'certification open',
          'certification approved',
          'join open',
          'join approved',
          ...(brand === stage.release.defaultBrand ? ['certification refused'] : []),
        ]),
      )
      expect(own.filter(({ user_id }) => users.get(user_id)?.account === 'new')).toEqual([])
    }
    const standings: Record<string, string> = {
      'certification open': 'registered',
      'certification approved': 'admin',
      'certification refused': 'registered',
      'join open': 'pending',
      'join approved': 'member',
    }
    for (const request of requests) {
      const user = users.get(request.user_id)
      expect(user?.role, request.id).toBe(standings[`${request.kind} ${request.state}`])
      expect(isSocialCreditCode(request.uscc), request.id).toBe(true)
      if (request.kind === 'join') expect(request.company_id).toBe(user?.company_id)
      expect(request.decided_at === null).toBe(request.state === 'open')
      expect(request.created_at.getTime()).toBeLessThan(Date.parse(`${today}T00:00:00Z`))
    }
    const pending = [...users.values()].filter(({ role }) => role === 'pending')
    expect(pending.filter(({ id }) => !requests.some(({ user_id, state }) => user_id === id && state === 'open'))).toEqual([])
    const licences = requests.filter(({ kind }) => kind === 'certification').map(({ licence_file: id }) => id)
    const files = await stage.db.selectFrom('files').selectAll().where('belongs_to', 'like', 'request:%').execute()
    expect(files.map(({ id }) => id).sort()).toEqual(licences.sort())
    const { files: store, brand } = await stage.callAs(null)
    for (const { name, key, size } of files) {
      const bytes = await store.read(key)
      expect([await checkDocument(name, bytes, brand), bytes.length]).toEqual([{ ok: true, value: 'pdf' }, size])
    }
    const codes = (await stage.db.selectFrom('companies').select('data').execute()).map(({ data }) => data.uscc)
    expect(codes.every((code) => typeof code === 'string' && isSocialCreditCode(code))).toBe(true)
  })

  test('has news with covers and an attachment that open', async () => {
    const rows = await stage.db.selectFrom('records').select(['id', 'data']).where('entity', '=', 'news').execute()
    const named = rows.flatMap(({ data }) => [data.cover ?? [], listObjects(data.attachments).map(({ fileId }) => fileId ?? '')].flat())
    const { files: store, brand } = await stage.callAs(null)
    const types = []
    for (const { id, name, key, type, belongs_to } of await stage.db
      .selectFrom('files')
      .selectAll()
      .where('id', 'in', named.map(String))
      .execute()) {
      expect(id.startsWith(`${belongs_to}-`)).toBe(true)
      const bytes = await store.read(key)
      types.push(type)
      if (type === 'application/pdf') expect(await checkDocument(name, bytes, brand)).toEqual({ ok: true, value: 'pdf' })
      else expect(Buffer.from(bytes).toString('latin1', 8, 12)).toBe('WEBP')
    }
    expect(types.sort()).toEqual(['application/pdf', ...Array.from({ length: 4 }, () => 'image/webp')])
  })

  test('includes every order type that customers can order', () => {
    const reported = new Set(readDemoFacts(stage.release).bookings.map(({ orderType }) => orderType))
    const operations = Object.values(stage.release.brands[stage.release.defaultBrand]?.operations ?? {})
    const ordered = operations.flatMap(({ handler, orderType }) => (handler === 'create-order' && orderType ? [orderType] : []))
    expect([...ordered, seaBooking].filter((type) => !reported.has(type))).toEqual([])
  })

  test('has orders that leave and arrive when the calls of their ship say', async () => {
    const facts = readDemoFacts(stage.release)
    const found = { departures: 0, moved: 0, arrivals: 0, onTime: 0 }
    for (const brand of Object.values(stage.release.brands)) {
      const { rates, orders } = await generateOrdersOf(brand)
      const { reports } = generateCalls(facts, { brand, today, rates })
      const ports = listObjects(brand.documents.reference?.port?.rows)
      const zoneOf = (place: string) => String(ports.find(({ id }) => id === place)?.timeZone)
      const calls = [...Map.groupBy(reports, ({ vessel, place, voyage }) => [vessel, place, voyage].join()).values()].map((ofCall) => ({
        ...ofCall[0],
        facts: ofCall.reduce<CallFacts>(mergeCallFacts, {}),
      }))
      const daysAt = ({ vessel, voyage }: OrderData, place: string, timeIn: (facts: CallFacts) => string | undefined) =>
        calls.flatMap((call) => {
          const at = timeIn(call.facts)
          const isOfShip = factOf(call.facts, 'vesselName') === vessel && call.voyage === voyage && call.place === place
          return isOfShip && at ? [dayIn(zoneOf(place), new Date(at))] : []
        })
      for (const { data: stored } of orders.filter(({ state }) => state === 'in-process')) {
        const data = stored as OrderData
        if (data.orderType !== 'sea-booking' || !data.pol || !data.pod) continue
        const departures = daysAt(data, data.pol, (callFacts) => timeOf(callFacts, 'departure'))
        const planned = daysAt(data, data.pol, (callFacts) => factOf(callFacts, 'departure.PLN'))
        const arrivals = daysAt(data, data.pod, (callFacts) => timeOf(callFacts, 'arrival'))
        found.departures += departures.length
        found.arrivals += arrivals.length
        if (departures.length > 0) expect(departures, `${brand.id} ${data.vessel} ${data.voyage}`).toContain(data.etd)
        if (planned.length > 0) expect(planned, `${brand.id} ${data.vessel} ${data.voyage}`).toContain(data.bookedEtd ?? data.etd)
        found.moved += data.bookedEtd === undefined ? 0 : 1
        if (arrivals.includes(String(data.eta))) found.onTime += 1
      }
    }
    expect(found.departures).toBeGreaterThan(20)
    expect(found.moved).toBeGreaterThan(0)
    expect(found.arrivals).toBeGreaterThan(5)
    // Cargo that is transhipped on the way arrives with another ship than the one that also calls there.
    expect(found.onTime).toBeGreaterThan(0.9 * found.arrivals)
  })

  test('is not created twice', async () => {
    expect(await seedWorld(stage.db, stage.release, { seed: 2, today, rates: 100 })).toBeNull()
  })
})

async function generateOrdersOf(brand: BrandPlan) {
  const facts = readDemoFacts(stage.release)
  const origins = facts.brandOrigins[brand.id]
  const rates = generateRates(facts, { seed: 7, today, count: 2000, idPrefix: 'r', ...(origins ? { origins } : {}) })
  const money = await readMoney(stage.db, brand, today)
  const people = listPeople(facts, brand.id, stage.release.defaultBrand)
  const made = await generateOrders(facts, {
    seed: 7,
    today,
    count: 600,
    brand,
    ...people,
    release: 'one',
    firstNumber: 1,
    moneyOn: () => money,
    rates,
  })
  return { ...made, rates }
}
