/** The samples of DCSA behave as their names say, and what the portal writes validates against the published schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventKey, type TransportEvent } from '#domain'
import { openOracle, readSample } from '../../../tests/support/dcsa-oracle.ts'
import { root } from '../../../tests/support/documents.ts'
import { openTestPortal, type TestPortal } from '../testing.ts'
import { type ReadContext, readDcsaEvents, toDcsaEvent } from './index.ts'

let portal: TestPortal
let context: ReadContext
beforeAll(async () => {
  portal = await openTestPortal({ root })
  const { validators } = Object.values(portal.releases.current().brands)[0] ?? { validators: {} }
  const ports = [{ id: 'CNNGB', aliases: ['CNNBO', 'CNNBG'] }]
  context = { source: 'maersk', carrier: 'MAEU', validators, ports, now: new Date('2026-12-20T00:00:00Z') }
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

describe('one fault in a good event', () => {
  const faults: readonly (readonly [string, number, (event: Sample) => unknown, string])[] = [
    ['an unknown event type', 0, (event) => Object.assign(event, { eventType: 'REEFER' }), '/eventType'],
    ['an event id that is no text', 0, (event) => Object.assign(event, { eventID: 123 }), '/eventID'],
    ['an event id that is no UUID', 0, (event) => Object.assign(event, { eventID: 'incorrect' }), '/eventID'],
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
    expect(read.events.map(({ at }) => at)).toEqual(['2021-01-10T00:00:00.000Z'])
  })

  it.each([['"text"'], ['null'], ['[null]'], ['[[]]'], ['7']])('%s is no event', (body) => {
    expect(readDcsaEvents(JSON.parse(body), context)).toMatchObject({ events: [], refusals: [{ text: 'invalid.type' }] })
  })

  it('fields of a later version of the standard are ignored', () => {
    const [event] = samples()
    expect(refusedPaths([{ ...event, isTransshipmentMove: true }])).toEqual([])
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
    ['a gate move of which nobody knows whether empty', { type: 'EQUIPMENT', code: 'GTIN', container: 'CSQU3054383' }, false],
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
