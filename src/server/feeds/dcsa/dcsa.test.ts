/** The samples of DCSA behave as their names say, and what the portal writes validates against the published schema. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventKey, latestOf, type TransportEvent } from '#domain'
import { openOracle, readSample } from '../../../../tests/support/dcsa-oracle.ts'
import { root } from '../../../../tests/support/documents.ts'
import { openTestPortal, type TestPortal } from '../../testing.ts'
import {
  type ReadContext,
  readDcsaEvents,
  readPortSchedules,
  readRoutes,
  readServiceSchedules,
  readVesselSchedules,
  toDcsaEvent,
} from './index.ts'

let portal: TestPortal
let context: ReadContext
beforeAll(async () => {
  portal = await openTestPortal({ root })
  const { validators } = Object.values(portal.releases.current().brands)[0] ?? { validators: {} }
  const ports = [{ id: 'CNNGB', aliases: ['CNNBO', 'CNNBG'] }]
  context = {
    source: 'maersk',
    carrier: 'MAEU',
    validators,
    ports,
    latestActual: new Date('2026-12-20T01:00:00Z'),
    now: new Date('2026-12-20T00:00:00Z'),
    latest: new Date('2026-12-21T00:00:00Z'),
  }
})
afterAll(() => portal?.close())

type Sample = Record<string, unknown> & { transportCall: Record<string, unknown> }
function samples(): Sample[] {
  return readSample('tnt-220-response') as Sample[]
}

function refusedPaths(body: unknown): string[] {
  return readDcsaEvents(body, context).refusals.map(({ path }) => path)
}

describe('published samples', () => {
  it('accepts the good response', () => {
    const read = readDcsaEvents(samples(), context)
    expect(read.refusals).toEqual([])
    expect(read.events.map(({ type, code }) => `${type}.${code}`).sort()).toEqual(
      samples()
        .map((event) => `${event.eventType}.${event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode}`)
        .sort(),
    )
  })

  it('rejects wrong dates at their path', () => {
    expect(refusedPaths(readSample('tnt-220-response-wrong-date-times'))).toEqual([
      '/1/eventCreatedDateTime',
      '/2/eventDateTime',
      '/3/eventCreatedDateTime',
      '/4/eventDateTime',
      '/5/eventCreatedDateTime',
      '/6/eventCreatedDateTime',
    ])
  })

  it('rejects a wrong structure at its path', () => {
    expect(refusedPaths(readSample('tnt-220-response-wrong-structure'))).toEqual(['/0/eventType', '/1/eventType'])
  })
})

describe('other standards and versions', () => {
  const readForeign = (name: string): unknown => JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8'))
  it.each([
    ['tnt-300-events', 'DCSA Track & Trace 3.0'],
    ['tnt-300-beta-events', 'DCSA Track & Trace 3.0'],
    ['tnt-120-events', 'DCSA Track & Trace 1'],
    ['jit-operations-event', 'DCSA Just in Time Port Call'],
  ])('%s are named, once', (name, standard) => {
    const params = { standard, expected: 'DCSA Track & Trace 2.2' }
    expect(readDcsaEvents(readForeign(name), context)).toEqual({
      events: [],
      refusals: [{ path: '', text: 'invalid.otherStandard', params }],
    })
  })

  it('names the record of another version among good ones, and takes those', () => {
    const [newer] = readForeign('tnt-300-events') as unknown[]
    const { events, refusals } = readDcsaEvents([newer, ...samples()], context)
    expect(events).toHaveLength(samples().length)
    expect(refusals).toMatchObject([{ path: '/0', text: 'invalid.otherStandard' }])
  })

  it('names a feed that was connected to the wrong reader', () => {
    const routes = readSample('commercialschedules-api-1.0.0-ptp')
    const expected = { text: 'invalid.otherStandard', params: { standard: 'DCSA Commercial Schedules 1.0' } }
    expect(readDcsaEvents(routes, context).refusals).toMatchObject([expected])
    expect(readServiceSchedules(routes, context).refusals).toMatchObject([expected])
    for (const read of [readServiceSchedules, readVesselSchedules, readPortSchedules, readRoutes])
      expect(read(samples(), context).refusals).toMatchObject([{ params: { standard: 'DCSA Track & Trace 2.2' } }])
  })
})

describe('one fault in a good event', () => {
  const faults: readonly (readonly [string, number, (event: Sample) => unknown, string])[] = [
    ['an unknown event type', 0, (event) => Object.assign(event, { eventType: 'REEFER' }), '/eventType'],
    ['an event id that is no text', 0, (event) => Object.assign(event, { eventID: 123 }), '/eventID'],
    ['an empty event id', 0, (event) => Object.assign(event, { eventID: '' }), '/eventID'],
    ['an unknown class', 0, (event) => Object.assign(event, { eventClassifierCode: 'REQ' }), '/eventClassifierCode'],
    ['a planned document', 1, (event) => Object.assign(event, { eventClassifierCode: 'PLN' }), '/eventClassifierCode'],
    ['an unknown status of a document', 1, (event) => Object.assign(event, { shipmentEventTypeCode: 'LOST' }), '/shipmentEventTypeCode'],
    [
      'the code of another kind of event',
      0,
      (event) => Object.assign(event, { transportEventTypeCode: 'GTIN' }),
      '/transportEventTypeCode',
    ],
    ['no transport call', 0, (event) => delete (event as Partial<Sample>).transportCall, '/transportCall'],
    ['no means of transport', 0, ({ transportCall }) => delete transportCall.modeOfTransport, '/transportCall/modeOfTransport'],
    [
      'a country that does not exist',
      0,
      ({ transportCall }) => Object.assign(transportCall, { UNLocationCode: 'XYABC' }),
      '/transportCall/UNLocationCode',
    ],
    ['a wrong check digit', 2, (event) => Object.assign(event, { equipmentReference: 'APZU2134567' }), '/equipmentReference'],
    ['neither empty nor laden', 2, (event) => delete event.emptyIndicatorCode, '/emptyIndicatorCode'],
    ['a text that no database stores, beside a field of a later version', 2, (event) => Object.assign(event, { newField: '\u0000' }), ''],
    ['an unknown seal', 2, (event) => Object.assign(event, { seals: [{ sealNumber: '1', sealType: 'GLUE' }] }), '/seals/0/sealType'],
  ]
  it.each(faults)('%s is rejected at its path', (_title, index, spoil, path) => {
    const event = samples()[index] as Sample
    spoil(event)
    expect(refusedPaths([event])).toEqual([`/0${path}`])
    expect(refusedPaths(event)).toEqual([path])
  })

  it('an event id twice is rejected, a later correction is not', () => {
    const [event] = samples()
    expect(refusedPaths([event, event])).toEqual(['/1/eventID'])
    const later = { ...event, eventCreatedDateTime: '2021-02-01T00:00:00Z', eventDateTime: '2021-01-10T00:00:00Z' }
    const read = readDcsaEvents([event, later], context)
    expect(read.refusals).toEqual([])
    expect(latestOf(read.events).map(({ at }) => at)).toEqual(['2021-01-10T00:00:00.000Z'])
  })

  it('every wrong event of a response is named, beside those that are right', () => {
    const document = samples()[1] as Sample
    const ids = [123_456_789, 'x'.repeat(101), '3cecb101-7a1a-43a4-9d62-e88a131651e8', '3cecb101-7a1a-43a4-9d62-e88a131651e8', undefined]
    expect(refusedPaths(ids.map((eventID) => ({ ...document, eventID })))).toEqual(['/0/eventID', '/1/eventID', '/3/eventID'])
    const [voyage, , box] = samples() as [Sample, Sample, Sample]
    Object.assign(voyage.transportCall, { UNLocationCode: 'XYABC', location: { UNLocationCode: 'XYBCD' } })
    Object.assign(box, { equipmentReference: 'APZU2134567', eventLocation: { UNLocationCode: 'XYABC' } })
    expect(refusedPaths([voyage, document, box]).sort()).toEqual([
      '/0/transportCall/UNLocationCode',
      '/0/transportCall/location/UNLocationCode',
      '/2/equipmentReference',
      '/2/eventLocation/UNLocationCode',
    ])
  })

  it.each([['"text"'], ['null'], ['[null]'], ['[[]]'], ['7']])('%s is no event', (body) => {
    expect(readDcsaEvents(JSON.parse(body), context)).toMatchObject({ events: [], refusals: [{ text: 'invalid.type' }] })
  })

  it.each([
    [
      'null for what is absent',
      (events: Sample[]) =>
        events.map((event) => ({ ...event, references: null, transportCall: { ...event.transportCall, carrierServiceCode: null } })),
    ],
    ['an object with the events', (events: Sample[]) => ({ events })],
    ['ids that are no UUIDs', (events: Sample[]) => events.map((event, index) => ({ ...event, eventID: `MAEU-2026-${index}` }))],
  ])('%s is read as carriers send it', (_title, write) => {
    const read = readDcsaEvents(write(samples()), context)
    expect(read.refusals).toEqual([])
    expect(read.events).toHaveLength(samples().length)
  })

  it('null is no value of a field that is required', () => {
    expect(refusedPaths({ events: [{ ...samples()[0], transportCall: null }] })).toEqual(['/events/0/transportCall'])
  })

  it('fields of a later version of the standard are ignored', () => {
    const [event] = samples()
    expect(refusedPaths([{ ...event, isTransshipmentMove: true }])).toEqual([])
  })
})

describe('schedules', () => {
  const timestamps = [{ eventTypeCode: 'ARRI', eventClassifierCode: 'PLN', eventDateTime: '2026-12-14T09:21:00+01:00' }]
  const location = { locationName: 'Port of Amsterdam', locationType: 'UNLO', UNLocationCode: 'NLAMS' }
  const voyages = { carrierImportVoyageNumber: '2103N', carrierExportVoyageNumber: '2103S' }
  const service = { carrierServiceName: 'Great Lion Service', carrierServiceCode: 'FE1', universalServiceReference: 'SR12345A' }
  const transportCalls = [{ ...voyages, transportCallReference: 'SR12345X-9321483-2107W-NLAMS-ACT-1-1', location, timestamps }]
  const cutOffTimes = [{ cutOffDateTimeCode: 'DCO', cutOffDateTime: '2026-12-12T07:41:00+01:00' }]
  const vessel = {
    vesselIMONumber: '9321483',
    name: 'King of the Seas',
    operatorCarrierCode: 'MAEU',
    operatorCarrierCodeListProvider: 'NMFTA',
  }
  const ship = { vesselOperatorSMDGLinerCode: 'HLC', vesselIMONumber: '9321483', vesselName: 'King of the Seas', isDummyVessel: false }
  const partner = { carrierCode: 'MAEU', carrierCodeListProvider: 'NMFTA', ...service, ...voyages }
  const portShip = { vessel, isDummyVessel: false, servicePartners: [partner], timestamps, cutOffTimes }
  const feeds = {
    operated: { read: readServiceSchedules, good: { ...service, vesselSchedules: [{ ...ship, transportCalls }] } },
    vessels: { read: readVesselSchedules, good: { ...service, vesselSchedules: [{ vessel, isDummyVessel: false, transportCalls }] } },
    ports: { read: readPortSchedules, good: { location, vesselSchedules: [portShip] } },
  } as const

  it.each(Object.entries(feeds))('of %s become port calls', (_name, { read, good }) => {
    const { calls, refusals } = read([good], context)
    expect(refusals).toEqual([])
    expect(calls).toMatchObject([
      { vessel: '9321483', place: 'NLAMS', voyage: '2103S', says: { 'arrival.PLN': '2026-12-14T08:21:00.000Z' } },
    ])
  })

  it.each(Object.entries(feeds))('of %s are believed without an actual time that is still to come', (_name, { read, good }) => {
    const ahead = [{ eventTypeCode: 'DEPA', eventClassifierCode: 'ACT', eventDateTime: '2027-12-14T09:21:00+01:00' }]
    const wrong = JSON.parse(JSON.stringify(good), (name, value) => (name === 'timestamps' ? [...value, ...ahead] : value))
    const { calls, refusals } = read([wrong], context)
    expect(refusals).toMatchObject([{ path: expect.stringMatching(/\/timestamps\/1\/eventDateTime$/), text: 'invalid.actualInFuture' }])
    expect(Object.keys(calls[0]?.says ?? {}).filter((name) => name.startsWith('arrival') || name.startsWith('departure'))).toEqual([
      'arrival.PLN',
    ])
  })

  it.each(Object.entries(feeds))('of %s are rejected with a ship that cannot exist', (_name, { read, good }) => {
    const wrong = JSON.parse(JSON.stringify(good).replace('9321483', '9321484'))
    const { calls, refusals } = read([wrong, good], context)
    expect(refusals).toMatchObject([{ path: expect.stringMatching(/\/vesselIMONumber$/), text: 'invalid.imoCheck' }])
    expect(calls).toHaveLength(1)
  })

  it.each(Object.entries(feeds))('of %s may have null for what is absent', (_name, { read, good }) => {
    const withNull = JSON.parse(JSON.stringify(good), (name, value) => (name === 'location' ? { ...value, facilitySMDGCode: null } : value))
    expect(read([withNull], context)).toMatchObject({ refusals: [], calls: [{ place: 'NLAMS' }] })
  })

  const call = '/vesselSchedules/0/transportCalls/0'
  const faults: readonly (readonly [keyof typeof feeds, string, string, unknown])[] = [
    ['operated', '', '/vesselSchedules', undefined],
    ['operated', '', '/universalServiceReference', 'SRSSS12345A'],
    ['operated', '/vesselSchedules/0', '/isDummyVessel', 'maybe'],
    ['operated', '/vesselSchedules/0', '/vesselIMONumber', '93214'],
    ['operated', call, '/transportCallReference', undefined],
    ['operated', `${call}/location`, '/UNLocationCode', 'NLERRAMS'],
    ['operated', `${call}/timestamps/0`, '/eventDateTime', undefined],
    ['operated', `${call}/timestamps/0`, '/eventDateTime', '2026/12/14T09:21:00+01:00'],
    ['operated', `${call}/timestamps/0`, '/eventDateTime', '2026.12.14T09:21:00-05:00'],
    ['operated', `${call}/timestamps/0`, '/eventClassifierCode', 'REQ'],
    ['vessels', '', '/vesselSchedules', undefined],
    ['vessels', `${call}/timestamps/0`, '/eventTypeCode', 'LOAD'],
    ['ports', '', '/location', undefined],
    ['ports', '/vesselSchedules/0', '/servicePartners', undefined],
    ['ports', '/vesselSchedules/0/cutOffTimes/0', '/cutOffDateTime', 'tomorrow'],
  ]
  it.each(faults)('of %s are rejected at their path: %s%s is %s', (feed, at, field, value) => {
    const { read, good } = feeds[feed]
    const wrong = structuredClone(good)
    const holder = at
      .split('/')
      .slice(1)
      .reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], wrong)
    Object.assign(holder as object, { [field.slice(1)]: value })
    const { calls, refusals } = read(JSON.parse(JSON.stringify([wrong, good])), context)
    expect(refusals.map(({ path }) => path)).toEqual([`/0${at}${field}`])
    // The other one is right.
    expect(calls).toHaveLength(1)
  })

  it('a route without arrival is rejected at its path, and a date that is none', () => {
    const [route] = JSON.parse(
      JSON.stringify(readSample('commercialschedules-api-1.0.0-ptp'))
        .replaceAll('DEPARTURE_DATE', '2026-12-05T10:00:00+08:00')
        .replaceAll('ARRIVAL_DATE', '2027-01-02T10:00:00Z'),
    )
    expect(readRoutes([route], context).refusals).toEqual([])
    const [leg, ...legs] = route.legs
    const without = { ...route, legs: [{ ...leg, arrival: undefined }, ...legs] }
    const undated = { ...route, legs: [{ ...leg, departure: { ...leg.departure, dateTime: 'soon' } }, ...legs] }
    const { routes, refusals } = readRoutes(JSON.parse(JSON.stringify([without, undated])), context)
    expect(refusals.map(({ path }) => path)).toEqual(['/0/legs/0/arrival', '/1/legs/0/departure/dateTime'])
    expect(routes).toEqual([])
  })
})

describe('translation', () => {
  it('keeps what an event says, in UTC and with our id of the port', () => {
    const event = samples()[2] as Sample
    Object.assign(event.eventLocation as object, { UNLocationCode: 'CNNBO' })
    expect(readDcsaEvents([event], context).events).toEqual([
      {
        key: 'MAEU|3cecb101-7a1a-43a4-9d62-e88a131651e4',
        source: 'maersk',
        carrier: 'MAEU',
        type: 'EQUIPMENT',
        code: 'LOAD',
        classifier: 'EST',
        at: '2019-11-11T23:11:00.000Z',
        createdAt: new Date(String(event.eventCreatedDateTime)).toISOString(),
        container: 'APZU4812090',
        mbl: 'RESERVED-HHL123',
        booking: 'ABC123123123',
        place: 'CNNGB',
        facility: 'ADT',
        facilityType: 'POTE',
        isEmpty: true,
        isoType: '22GP',
        mode: 'VESSEL',
        imo: '9321483',
        vessel: 'King of the Seas',
        voyageIn: '2103N',
        voyageOut: '2103S',
        service: 'FE1',
        seals: [{ number: 'string', source: 'CUS', type: 'WIR' }],
      },
    ])
  })

  it('makes one event for each container that a ship or document event names', () => {
    const event = samples()[1] as Sample
    const references = ['APZU4812090', 'CSQU3054383'].map((referenceValue) => ({ referenceType: 'EQ', referenceValue }))
    const { events } = readDcsaEvents([{ ...event, references }], context)
    expect(events.map(({ container }) => container)).toEqual(['APZU4812090', 'CSQU3054383'])
    expect(new Set(events.map(({ key }) => key)).size).toBe(2)
  })

  it('without an event id, the same event has the same key', () => {
    const { eventID: _, ...event } = samples()[2] as Sample
    const [first] = readDcsaEvents([event], context).events
    expect(first?.key).toBe(first && eventKey(first))
  })
})

describe('export', () => {
  const validate = openOracle('TNT_v2.2.0-resolved', 'eventTypes')
  const oracles = {
    TRANSPORT: openOracle('TNT_v2.2.0-resolved', 'transportEvent'),
    EQUIPMENT: openOracle('TNT_v2.2.0-resolved', 'equipmentEvent'),
    SHIPMENT: openOracle('TNT_v2.2.0-resolved', 'shipmentEvent'),
  }

  it('has an oracle that can fail', () => {
    expect(validate(['TRANSPORT'])).toEqual([])
    expect(validate(['PORT'])).not.toEqual([])
    expect(oracles.EQUIPMENT({ eventType: 'EQUIPMENT' })).not.toEqual([])
  })

  it('of the published samples validates and reads back as the same events', () => {
    const { events } = readDcsaEvents(samples(), context)
    const written = events.map((event) => toDcsaEvent(event))
    for (const event of written) expect(oracles[event?.eventType as keyof typeof oracles](event)).toEqual([])
    const again = readDcsaEvents(written, context)
    expect(again.refusals).toEqual([])
    expect(again.events.map(({ key, at, place, container, code }) => [key, at, place, container, code])).toEqual(
      events.map(({ key, at, place, container, code }) => [key, at, place, container, code]),
    )
  })

  const base = { source: 's', classifier: 'ACT', at: '2026-12-01T08:00:00.000Z', createdAt: '2026-12-01T08:05:00.000Z' } as const
  const cases: readonly (readonly [string, Omit<TransportEvent, 'key' | keyof typeof base>, boolean])[] = [
    ['a gate move without more', { type: 'EQUIPMENT', code: 'GTIN', container: 'CSQU3054383', isEmpty: false }, true],
    ['a gate move that does not say whether the container is empty', { type: 'EQUIPMENT', code: 'GTIN', container: 'CSQU3054383' }, false],
    ['loading', { type: 'EQUIPMENT', code: 'LOAD', container: 'CSQU3054383', seals: [{ number: '1' }], facility: 'TOOLONGCODE' }, true],
    ['a ship without IMO number', { type: 'TRANSPORT', code: 'DEPA', mode: 'VESSEL', vessel: 'X'.repeat(40), service: 'LONGNAME' }, true],
    ['customs', { type: 'SHIPMENT', code: 'RELS', document: 'CUS', container: 'CSQU3054383' }, true],
    ['a document of a later standard', { type: 'SHIPMENT', code: 'ISSU', document: 'CRO' }, false],
    ['a step of Chinese ports', { type: 'PORT', code: 'TMPS', container: 'CSQU3054383' }, false],
    ['a place inland', { type: 'EQUIPMENT', code: 'STUF', place: 'yiwu', container: 'CSQU3054383' }, true],
  ]
  it.each(cases)('of %s validates, or is left out', (_title, given, isWritten) => {
    const event: TransportEvent = { ...base, ...given, key: eventKey({ ...base, ...given }) }
    const written = toDcsaEvent(event)
    expect(written !== undefined).toBe(isWritten)
    if (!written) return
    expect(oracles[written.eventType as keyof typeof oracles](written)).toEqual([])
    expect(readDcsaEvents([written], context).refusals).toEqual([])
    expect(toDcsaEvent(event)?.eventID).toBe(written.eventID)
  })
})
