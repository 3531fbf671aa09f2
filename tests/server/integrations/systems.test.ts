/** What customers' systems read: events and schedules by key, and dates by private calendar address. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TransportEvent } from '#domain'
import type { TestPortal } from '#server'
import { openOracle } from '../../support/dcsa-oracle.ts'
import { readCalendar } from '../../support/read-calendar.ts'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
let admin: string
let order: { id: string; mblNo: string; pol: string; pod: string }
const host = 'localhost'

beforeAll(async () => {
  portal = await openWorldPortal()
  admin = await portal.signIn('admin')
  const { db } = portal.test
  const account = db.selectFrom('users').where('account', '=', 'admin').where('brand', '=', 'quayside')
  const { company_id } = await account.select('company_id').executeTakeFirstOrThrow()
  const rows = await db.selectFrom('orders').selectAll().where('state', '=', 'in-process').where('brand', '=', 'quayside').execute()
  const found = rows.find(({ data }) => data.orderType === 'sea-booking' && data.mblNo)
  if (!found) throw new Error('The demo world has no sea booking in process')
  await db.updateTable('orders').set({ company_id }).where('id', '=', found.id).execute()
  order = { id: found.id, mblNo: String(found.data.mblNo), pol: String(found.data.pol), pod: String(found.data.pod) }
})
afterAll(() => portal.close())

async function send(url: string, payload: object, token = admin) {
  const headers = { host, 'access-token': token }
  return (await portal.app.inject({ method: 'POST', url, headers, payload })).json()
}

async function createKey(scopes: readonly string[], days = 30): Promise<{ key: string; keyId: string }> {
  const answer = await send('/api/integrations/keys', { name: 'ERP', scopes, days })
  expect(answer.data.key).toMatch(/^fpk_[A-Za-z0-9_-]{43}$/)
  return answer.data
}

function ask(url: string, key: string) {
  return portal.app.inject({ url, headers: { host, authorization: `Bearer ${key}` } })
}

let made = 0
function event(more: Partial<TransportEvent>): TransportEvent {
  made += 1
  const common = { source: 'sheet', type: 'TRANSPORT', code: 'DEPA', classifier: 'EST', mode: 'VESSEL', imo: '9321483' } as const
  const at = '2026-12-01T04:00:00.000Z'
  return { key: `event-${made}`, at, createdAt: `2026-11-20T10:00:${String(made).padStart(2, '0')}.000Z`, ...common, ...more }
}

function report(...events: TransportEvent[]) {
  return portal.takeIn({ receipt: { brand: 'quayside', source: 'sheet', kind: 'events' }, events })
}

it('keys work within their scopes until they are revoked', async () => {
  const { key, keyId } = await createKey(['orders'])
  const read = await ask(`/api/orders/${order.id}`, key)
  expect(read.json().data).toMatchObject({ omsOrderNo: order.id })
  expect((await ask('/v2/events', key)).json().error).toMatchObject({ id: 'error.api-scope', params: { scope: 'events' } })
  expect((await ask('/api/integrations/keys', key)).json().error.id).toBe('error.api-scope')
  expect((await ask('/v2/events', `${key.slice(0, -1)}_`)).statusCode).toBe(401)
  const { rows } = (await portal.app.inject({ url: '/api/integrations/keys', headers: { host, 'access-token': admin } })).json().data
  expect(rows).toMatchObject([{ keyId, state: 'open', hint: `fpk_…${key.slice(-4)}`, usedAt: portal.clock.now.toISOString() }])
  expect(JSON.stringify(await portal.test.db.selectFrom('api_keys').selectAll().execute())).not.toContain(key)
  await send(`/api/integrations/keys/${keyId}/revoke`, {})
  expect((await ask(`/api/orders/${order.id}`, key)).statusCode).toBe(401)
})

it('a key ends at the moment that it was created for', async () => {
  const { key } = await createKey(['orders'], 1)
  const started = portal.clock.now
  const end = started.getTime() + 86_400_000
  portal.clock.now = new Date(end - 1)
  expect((await ask(`/api/orders/${order.id}`, key)).statusCode).toBe(200)
  portal.clock.now = new Date(end)
  expect((await ask(`/api/orders/${order.id}`, key)).statusCode).toBe(401)
  portal.clock.now = started
})

it('a key that is used too often has to wait', async () => {
  const { key } = await createKey(['schedules'])
  let limited = 0
  for (let call = 0; call < 130; call += 1) {
    const answer = await ask('/v1/point-to-point-routes?placeOfReceipt=X', key)
    if (answer.statusCode === 429) limited += 1
    if (limited === 1) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(limited).toBe(10)
})

it('gives the company its own events as valid DCSA documents, page by page', async () => {
  const { key } = await createKey(['events'])
  const isTransport = openOracle('TNT_v2.2.0-resolved', 'transportEvent')
  await report(
    event({ mbl: order.mblNo, place: order.pol }),
    event({ mbl: order.mblNo, place: order.pod, code: 'ARRI', at: '2026-12-20T04:00:00.000Z' }),
    event({ mbl: 'OTHERS1', place: order.pol }),
    event({ mbl: order.mblNo, place: order.pod, code: 'ARRI', classifier: 'PLN' }),
  )
  const first = await ask('/v2/events?limit=2&eventType=TRANSPORT', key)
  expect(first.statusCode).toBe(200)
  expect(first.headers['api-version']).toBe('2.2.0')
  expect(first.json()).toHaveLength(2)
  const next = new URL(String(first.headers['next-page']))
  const second = await ask(next.pathname + next.search, key)
  expect(second.json()).toHaveLength(1)
  const all = [...first.json(), ...second.json()]
  expect(all.flatMap(isTransport)).toEqual([])
  expect(JSON.stringify(all)).not.toContain('OTHERS1')
  const arrivals = await ask('/v2/events?transportEventTypeCode=ARRI&eventCreatedDateTime:gte=2026-11-20T10:00:04Z', key)
  expect(arrivals.json()).toMatchObject([{ eventClassifierCode: 'PLN', transportEventTypeCode: 'ARRI' }])
  expect((await ask('/v2/events?nonsense=1', key)).statusCode).toBe(400)
  // The same link gives what came since.
  const last = new URL(String(second.headers['next-page']))
  expect((await ask(last.pathname + last.search, key)).json()).toEqual([])
  await report(event({ mbl: order.mblNo, place: order.pol, code: 'DEPA', classifier: 'ACT', at: '2026-11-20T05:00:00.000Z' }))
  expect((await ask(last.pathname + last.search, key)).json()).toMatchObject([{ eventClassifierCode: 'ACT' }])
})

it('gives gate moves, loadings and customs as valid DCSA documents too', async () => {
  const { key } = await createKey(['events'])
  const facts = { mbl: order.mblNo, container: 'CSQU3054383', place: order.pol, classifier: 'ACT' as const }
  await report(
    event({ ...facts, type: 'EQUIPMENT', code: 'GTIN', isEmpty: false, mode: 'TRUCK', at: '2026-11-18T01:00:00.000Z' }),
    event({ ...facts, type: 'EQUIPMENT', code: 'LOAD', facility: 'BLCT2', facilityType: 'POTE', at: '2026-11-19T01:00:00.000Z' }),
    event({ ...facts, type: 'SHIPMENT', code: 'RELS', document: 'CUS', at: '2026-11-18T05:00:00.000Z' }),
    // The standard has no words for this one.
    event({ ...facts, type: 'PORT', code: 'TMPS', at: '2026-11-18T06:00:00.000Z' }),
  )
  for (const [type, schema, codes] of [
    ['EQUIPMENT', 'equipmentEvent', ['GTIN', 'LOAD']],
    ['SHIPMENT', 'shipmentEvent', ['RELS']],
  ] as const) {
    const given = (await ask(`/v2/events?eventType=${type}`, key)).json() as Record<string, unknown>[]
    expect(given.flatMap(openOracle('TNT_v2.2.0-resolved', schema))).toEqual([])
    expect(given.map(({ equipmentEventTypeCode, shipmentEventTypeCode }) => equipmentEventTypeCode ?? shipmentEventTypeCode)).toEqual(
      expect.arrayContaining([...codes]),
    )
  }
  expect((await ask('/v2/events?limit=1000', key)).body).not.toContain('TMPS')
})

it('gives events that were known before the order got its container', async () => {
  const { key } = await createKey(['events'])
  await report(event({ container: 'MSKU0000006', place: order.pol, code: 'ARRI', at: '2026-11-19T05:00:00.000Z' }))
  const before = await ask('/v2/events?limit=1000', key)
  const link = new URL(String(before.headers['next-page']))
  expect(before.body).not.toContain('2026-11-19T05:00:00.000Z')
  const { db } = portal.test
  const { data } = await db.selectFrom('orders').select('data').where('id', '=', order.id).executeTakeFirstOrThrow()
  const containers = [{ containerNo: 'MSKU0000006' }]
  await db
    .updateTable('orders')
    .set({ data: JSON.stringify({ ...data, containers }) })
    .where('id', '=', order.id)
    .execute()
  await portal.takeIn({ receipt: { brand: 'quayside', source: 'sheet', kind: 'events' }, events: [] })
  expect((await ask(link.pathname + link.search, key)).body).toContain('2026-11-19T05:00:00.000Z')
})

it('gives direct sailings as valid point-to-point routes', async () => {
  const { key } = await createKey(['schedules'])
  const isRoute = openOracle('CS_v1.0.0', 'PointToPoint')
  const rates = await portal.test.db
    .selectFrom('rates')
    .selectAll()
    .where('brand', '=', 'quayside')
    .where('company_id', 'is', null)
    .execute()
  const rate = rates.find(({ data }) => data.direct === true && String(data.etd) > '2026-11-22' && String(data.etd) < '2026-12-10')
  const { pol, pod, carrier, etd } = rate?.data ?? {}
  // Without calls of the ship, its rate is all that is known of the sailing.
  await portal.test.db.deleteFrom('port_calls').where('place', '=', String(pol)).execute()
  await portal.test.db
    .insertInto('sailing_routes')
    .values({
      brand: 'quayside',
      source: 'carrier',
      route_key: 'one',
      carrier: 'COSU',
      pol: String(pol),
      pod: String(pod),
      departs_at: new Date('2026-12-11T10:00:00Z'),
      arrives_at: new Date('2026-12-29T10:00:00Z'),
      received_at: new Date(),
      data: JSON.stringify({
        legs: [
          {
            ...{ vessel: 'Xin Direct', voyage: '049E', from: pol, to: pod },
            ...{ departsAt: '2026-12-11T10:00:00.000Z', arrivesAt: '2026-12-29T10:00:00.000Z' },
          },
        ],
      }),
    })
    .execute()
  const answer = await ask(`/v1/point-to-point-routes?placeOfReceipt=${pol}&placeOfDelivery=${pod}`, key)
  const routes = answer.json()
  expect(routes.flatMap(isRoute)).toEqual([])
  const departures = routes.map(({ placeOfReceipt, legs }: Record<string, never>) => ({ placeOfReceipt, legs }))
  expect(JSON.stringify(departures)).toContain(`"dateTime":"${etd}T00:00:00+`)
  expect(JSON.stringify(departures)).toContain(`"carrierCode":"${carrier}"`)
  expect(JSON.stringify(departures)).toContain('"carrierCode":"COSU"')
})

it('gives routes with transhipment as published, with the times that the calls of the ships say', async () => {
  const { key } = await createKey(['schedules'])
  const isRoute = openOracle('CS_v1.0.0', 'PointToPoint')
  const hop = (vessel: string, voyage: string, from: string, to: string, departs: string, arrives: string) => ({
    ...{ vessel, voyage, from, to, service: 'AE7' },
    ...{ departsAt: `2026-12-${departs}T04:00:00.000Z`, arrivesAt: `2026-12-${arrives}T04:00:00.000Z` },
  })
  const first = { ...hop('Xin Feeder', '050S', 'CNNGB', 'SGSIN', '02', '08'), imo: '9321483', terminal: 'NBCT' }
  const legs = [first, hop('Xin Mother', '051W', 'SGSIN', 'NLRTM', '10', '28')]
  const stopped = [hop('Xin Blank', '052W', 'CNNGB', 'NLRTM', '03', '29')]
  await portal.test.db
    .insertInto('sailing_routes')
    .values(
      [legs, stopped].map((ofRoute, index) => ({
        ...{ brand: 'quayside', source: 'carrier', route_key: `hop-${index}`, carrier: 'MAEU', pol: 'CNNGB', pod: 'NLRTM' },
        departs_at: new Date(String(ofRoute[0]?.departsAt)),
        arrives_at: new Date(String(ofRoute.at(-1)?.arrivesAt)),
        received_at: new Date(),
        data: JSON.stringify({ legs: ofRoute }),
      })),
    )
    .execute()
  const says = (vessel: string, place: string, voyage: string, facts: Record<string, string>) => ({
    ...{ vessel, place, voyage, source: 'sheet', reportedAt: '2026-11-20T00:00:00.000Z' },
    says: { vesselName: vessel, ...facts },
  })
  await portal.takeIn({
    receipt: { brand: 'quayside', source: 'sheet', kind: 'calls' },
    calls: [
      says('9321483', 'CNNGB', '050S', { 'departure.PLN': '2026-12-02T04:00:00.000Z', 'cutOff.FCO': '2026-12-01T04:00:00.000Z' }),
      says('XIN MOTHER', 'NLRTM', '051W', { 'arrival.EST': '2026-12-30T09:30:00.000Z', terminal: 'ECTDDE' }),
      says('XIN BLANK', 'CNNGB', '052W', { 'departure.PLN': '2026-12-03T04:00:00.000Z', status: 'BLNK' }),
    ],
  })
  const address = '/v1/point-to-point-routes?placeOfReceipt=CNNGB&placeOfDelivery=NLRTM&departureEndDate=2026-12-18'
  const routes = (await ask(`${address}&limit=1000`, key)).json() as { legs: unknown[] }[]
  expect(routes.flatMap(isRoute)).toEqual([])
  expect(JSON.stringify(routes)).not.toContain('052W')
  const found = routes.find((route) => JSON.stringify(route).includes('050S'))
  expect(found).toMatchObject({
    placeOfReceipt: { location: { UNLocationCode: 'CNNGB', facility: { facilityCode: 'NBCT' } }, dateTime: '2026-12-02T12:00:00+08:00' },
    placeOfDelivery: { location: { facility: { facilityCode: 'ECTDDE' } }, dateTime: '2026-12-30T10:30:00+01:00' },
    cutOffTimes: [{ cutOffDateTimeCode: 'FCO', cutOffDateTime: '2026-12-01T12:00:00+08:00' }],
    transitTime: 28,
    legs: [
      {
        transport: { vessel: { name: 'Xin Feeder', vesselIMONumber: '9321483' }, servicePartners: [{ carrierExportVoyageNumber: '050S' }] },
      },
      { sequenceNumber: 2, departure: { location: { UNLocationCode: 'SGSIN' }, dateTime: '2026-12-10T12:00:00+08:00' } },
    ],
  })
  const direct = (await ask(`${address}&maxTranshipment=0`, key)).json() as { legs: unknown[] }[]
  expect(direct.length).toBeGreaterThan(0)
  expect(direct.every(({ legs: { length } }) => length === 1)).toBe(true)
})

it('serves a calendar by private address, with a tag, until it is revoked', async () => {
  const { data } = await portal.test.db.selectFrom('orders').select('data').where('id', '=', order.id).executeTakeFirstOrThrow()
  const dates = { ...data, etd: '2026-12-01', eta: '2026-12-20', cyCutOffAt: '2026-11-28T10:00:00.000Z' }
  await portal.test.db
    .updateTable('orders')
    .set({ data: JSON.stringify(dates), updated_at: portal.clock.now })
    .where('id', '=', order.id)
    .execute()
  const opened = (await send('/api/integrations/calendars', { kind: 'company' })).data
  const { pathname } = new URL(opened.address)
  const fetched = await portal.app.inject({ url: pathname, headers: { host } })
  expect(fetched.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = fetched.body.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'DTSTART;VALUE=DATE:20261201', 'DTSTART:20261128T100000Z']),
  )
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const read = readCalendar(fetched.body)
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length)
  expect(read.map(({ at }) => at)).toEqual(expect.arrayContaining(['2026-12-01', '2026-11-28T10:00:00.000Z']))
  expect(fetched.body).not.toMatch(/[^\r]\n/)
  const again = await portal.app.inject({ url: pathname, headers: { host, 'if-none-match': String(fetched.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const shipper = await portal.signIn('shipper')
  expect((await send('/api/integrations/calendars', { kind: 'company' }, shipper)).error.id).toBe('error.forbidden')
  expect((await send(`/api/integrations/calendars/${opened.calendarId}/revoke`, {}, shipper)).error.id).toBe('error.not-found')
  await send(`/api/integrations/calendars/${opened.calendarId}/revoke`, {})
  expect((await portal.app.inject({ url: pathname, headers: { host } })).statusCode).toBe(404)
})

it('a calendar shows the last free day: from the arrival on the clock of the port, until then from ETA', async () => {
  const { db } = portal.test
  const { data } = await db.selectFrom('orders').select('data').where('id', '=', order.id).executeTakeFirstOrThrow()
  const rate = await db.selectFrom('rates').select(['id', 'data']).where('brand', '=', 'quayside').limit(1).executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...rate.data, freeDays: 7 })
  await db.updateTable('rates').set({ data: changed }).where('id', '=', rate.id).execute()
  const { address, calendarId } = (await send('/api/integrations/calendars', { kind: 'company' })).data
  const freeDay = async (more: object) => {
    const values = JSON.stringify({ ...data, rateId: rate.id, pod: 'USLAX', eta: '2026-12-20', milestones: [], ...more })
    await db.updateTable('orders').set({ data: values, updated_at: portal.clock.now }).where('id', '=', order.id).execute()
    const { body } = await portal.app.inject({ url: new URL(address).pathname, headers: { host } })
    const entry = body.split('BEGIN:VEVENT').find((part) => part.includes(`UID:freeTimeEnds-${order.id}`))
    return /DTSTART;VALUE=DATE:(\d+)/.exec(entry ?? '')?.[1]
  }
  expect(await freeDay({})).toBe('20261226')
  // 23:00 on the 21st in Los Angeles.
  const arrival = { milestone: 'arrival', at: '2026-12-22T07:00:00.000Z' }
  expect(await freeDay({ milestones: [{ ...arrival, classifier: 'EST' }] })).toBe('20261226')
  expect(await freeDay({ milestones: [{ ...arrival, classifier: 'ACT' }] })).toBe('20261227')
  expect(await freeDay({ rateId: 'none' })).toBeUndefined()
  await send(`/api/integrations/calendars/${calendarId}/revoke`, {})
})

it('describes keys, scopes and webhooks in the OpenAPI document, with examples', async () => {
  const document = (await portal.app.inject({ url: '/api/openapi.json', headers: { host } })).json()
  const operation = document.paths['/v2/events'].get
  expect(operation).toMatchObject({ 'x-scope': 'events', security: [{ key: [] }, { token: [] }] })
  expect(document.webhooks['order.eta-moved'].post.requestBody.content['application/json'].example).toMatchObject({
    type: 'order.eta-moved',
    data: { omsOrderNo: expect.any(String), sequence: 1 },
  })
})

it('describes every call that keys may make in both languages', async () => {
  for (const language of ['zh', 'en']) {
    const { data } = (await portal.app.inject({ url: '/api/reference', headers: { host, cookie: `default-language=${language}` } })).json()
    expect(data.operations.map(({ operationId }: { operationId: string }) => operationId).sort()).toEqual([
      'list-dcsa-events',
      'list-dcsa-routes',
      'list-orders',
      'read-order',
    ])
    for (const { operationId, title, description, parameters } of data.operations)
      for (const text of [title, description, ...parameters.map((one: { description: string }) => one.description)])
        expect([operationId, text, /\p{Script=Han}/u.test(text)]).toEqual([operationId, expect.stringMatching(/\S/), language === 'zh'])
  }
})
