import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventMilestone } from './event-milestone.ts'
import { type CallFacts, type CallReport, factOf, lastChangeOf, mergeCallFacts, timeOf } from './port-call.ts'
import { scheduleStatusOf } from './schedule-status.ts'
import { timelineOf } from './timeline.ts'
import { eventKey, numbersOf, type TransportEvent } from './transport-event.ts'

const milestones: readonly EventMilestone[] = JSON.parse(
  readFileSync(new URL('../../../schemas/reference/event-milestone.json', import.meta.url), 'utf8'),
).rows.map(({ facts }: { facts: EventMilestone }) => facts)

const ends = { pol: 'CNNGB', pod: 'NLRTM' }

function event(given: Partial<TransportEvent>): TransportEvent {
  const common = { source: 'MAEU', type: 'EQUIPMENT', code: 'GTIN', classifier: 'ACT', at: '2026-12-01T08:00:00.000Z' } as const
  const whole = { ...common, createdAt: '2026-12-01T08:05:00.000Z', container: 'CSQU3054383', ...given }
  return { ...whole, key: given.key ?? eventKey(whole) }
}

describe('milestones of events', () => {
  const cases: readonly (readonly [string, Partial<TransportEvent>, string | undefined])[] = [
    ['booking confirmed', { type: 'SHIPMENT', code: 'CONF', document: 'BKG' }, 'container-released'],
    ['empty out of the depot at origin', { code: 'GTOT', isEmpty: true, facilityType: 'DEPO', place: 'CNNGB' }, 'empty-picked-up'],
    ['laden into the terminal at origin', { isEmpty: false, facilityType: 'POTE', place: 'CNNGB' }, 'gate-in'],
    ['laden into a depot at origin', { isEmpty: false, facilityType: 'DEPO', place: 'CNNGB' }, undefined],
    ['customs release', { type: 'SHIPMENT', code: 'RELS', document: 'CUS' }, 'customs-released'],
    ['terminal release', { type: 'PORT', code: 'TMPS' }, 'terminal-released'],
    ['planned loading', { code: 'LOAD', classifier: 'PLN', place: 'CNNGB' }, 'allocation'],
    ['actual loading', { code: 'LOAD', place: 'CNNGB' }, undefined],
    ['departure from the port of loading', { type: 'TRANSPORT', code: 'DEPA', place: 'CNNGB' }, 'departure'],
    ['departure from a port of transhipment', { type: 'TRANSPORT', code: 'DEPA', place: 'SGSIN' }, undefined],
    ['arrival at a port of transhipment', { type: 'TRANSPORT', code: 'ARRI', place: 'SGSIN' }, undefined],
    ['arrival at the port of discharge', { type: 'TRANSPORT', code: 'ARRI', place: 'NLRTM' }, 'arrival'],
    ['laden out of the terminal at destination', { code: 'GTOT', isEmpty: false, facilityType: 'POTE', place: 'NLRTM' }, 'gate-out'],
    ['empty into a depot inland at destination', { isEmpty: true, facilityType: 'DEPO', place: 'NLVEN' }, 'container-returned'],
    ['empty into a depot at origin', { isEmpty: true, facilityType: 'DEPO', place: 'CNNGB' }, undefined],
  ]
  it.each(cases)('%s', (_title, given, milestone) => {
    expect(timelineOf({ events: [event(given)], milestones, ends })[0]?.milestone).toBe(milestone)
  })

  it('uses the time of the sailing where the place is unknown', () => {
    const dated = { ...ends, departsAt: '2026-12-03T00:00:00.000Z', arrivesAt: '2027-01-02T00:00:00.000Z' }
    const gate = event({ isEmpty: false, facilityType: 'POTE' })
    expect(timelineOf({ events: [gate], milestones, ends: dated })[0]?.milestone).toBe('gate-in')
  })
})

describe('the timeline', () => {
  it('shows plan, estimate and actual of one step on one line, with the previous estimate', () => {
    const ship = { type: 'TRANSPORT', code: 'ARRI', place: 'NLRTM', mode: 'VESSEL' } as const
    const lines = timelineOf({
      events: [
        event({ ...ship, classifier: 'PLN', at: '2027-01-01T06:00:00.000Z' }),
        event({ ...ship, classifier: 'EST', at: '2027-01-01T06:00:00.000Z', createdAt: '2026-12-02T00:00:00.000Z' }),
        event({ ...ship, classifier: 'EST', at: '2027-01-03T18:00:00.000Z', createdAt: '2026-12-20T00:00:00.000Z' }),
      ],
      milestones,
      ends,
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      milestone: 'arrival',
      planned: { at: '2027-01-01T06:00:00.000Z' },
      estimated: { at: '2027-01-03T18:00:00.000Z' },
      before: { at: '2027-01-01T06:00:00.000Z' },
    })
    expect(lines[0]?.actual).toBeUndefined()
  })

  it('is the same for events in any order, repeated and contradictory', () => {
    const anyEvent = fc
      .record({
        key: fc.constantFrom('a', 'b', 'c', 'd'),
        code: fc.constantFrom('GTIN', 'GTOT'),
        classifier: fc.constantFrom('PLN' as const, 'EST' as const, 'ACT' as const),
        isEmpty: fc.boolean(),
        place: fc.constantFrom('CNNGB', 'NLRTM', 'SGSIN'),
        at: fc.constantFrom('2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'),
        createdAt: fc.constantFrom('2026-12-01T01:00:00.000Z', '2026-12-02T01:00:00.000Z'),
      })
      .map((given) => event(given))
    const many = fc.array(anyEvent, { maxLength: 12 })
    fc.assert(
      fc.property(many, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (events, random) => {
        const shuffled = [...events, ...events]
          .map((given) => ({ given, rank: random.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ given }) => given)
        expect(timelineOf({ events: shuffled, milestones, ends })).toEqual(timelineOf({ events, milestones, ends }))
      }),
    )
  })
})

describe('a correction without an event id', () => {
  const gate = event({ mbl: 'MAEU123456789', isEmpty: false, facilityType: 'POTE', place: 'CNNGB' })
  const later = { createdAt: '2026-12-02T00:00:00.000Z' }
  const { key: _key, ...facts } = gate

  it.each([
    ['another time', { at: '2026-12-01T09:00:00.000Z' }, true],
    ['another facility', { facility: 'BLCT2' }, true],
    ['another place', { place: 'CNSHA' }, false],
    ['another container', { container: 'MSKU6011672' }, false],
    ['an empty box', { isEmpty: true }, false],
    ['another bill', { mbl: 'MAEU999999999' }, false],
  ])('with %s replaces the event: %s', (_title, changed, isReplaced) => {
    expect(event({ ...facts, ...later, ...changed }).key === gate.key).toBe(isReplaced)
  })

  it('of a container without a bill keeps what it did before', () => {
    const { mbl: _mbl, ...loose } = facts
    expect(event({ ...loose, at: '2026-08-01T08:00:00.000Z' }).key).not.toBe(event(loose).key)
  })

  it('takes back what its source says is still to come, but not for old or foreign estimates', () => {
    const actualWith = (more: Partial<TransportEvent>) => {
      const estimate = event({ ...facts, classifier: 'EST', ...more })
      return timelineOf({ events: [estimate, gate], milestones, ends })[0]?.actual
    }
    expect(actualWith({ ...later, at: '2026-12-04T08:00:00.000Z' })).toBeUndefined()
    expect(actualWith({ ...later, at: '2026-12-01T07:00:00.000Z' })).toEqual(gate)
    expect(actualWith({ createdAt: '2026-11-28T00:00:00.000Z', at: '2026-12-04T08:00:00.000Z' })).toEqual(gate)
    expect(actualWith({ ...later, at: '2026-12-04T08:00:00.000Z', source: 'terminal' })).toEqual(gate)
  })
})

describe('port calls', () => {
  const report = fc.record({
    source: fc.constantFrom('MAEU', 'terminal'),
    reportedAt: fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'),
    says: fc.dictionary(fc.constantFrom('arrival.EST', 'arrival.ACT', 'status'), fc.constantFrom('x', 'y', 'z', ''), { maxKeys: 3 }),
  }) as fc.Arbitrary<Pick<CallReport, 'source' | 'reportedAt' | 'says'>>

  it('are the same for reports in any order and repeated', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
        const straight = reports.reduce<CallFacts>(mergeCallFacts, {})
        const back = [...reports, ...reports].reverse().reduce<CallFacts>(mergeCallFacts, {})
        expect(back).toEqual(straight)
      }),
    )
  })

  it('know the last change of an estimate and by how much', () => {
    const facts = [
      { source: 'MAEU', reportedAt: '2026-12-01', says: { 'arrival.EST': '2027-01-01T06:00:00.000Z' } },
      { source: 'MAEU', reportedAt: '2026-12-05', says: { 'arrival.EST': '2027-01-02T06:00:00.000Z' } },
    ].reduce<CallFacts>(mergeCallFacts, {})
    expect(timeOf(facts, 'arrival')).toBe('2027-01-02T06:00:00.000Z')
    expect(lastChangeOf(facts, 'arrival.EST')).toMatchObject({ from: '2027-01-01T06:00:00.000Z', said: { reportedAt: '2026-12-05' } })
  })

  it('forget a status that was withdrawn', () => {
    const facts = [
      { source: 'MAEU', reportedAt: '2026-12-01', says: { status: 'BLNK' } },
      { source: 'MAEU', reportedAt: '2026-12-02', says: { status: '' } },
    ].reduce<CallFacts>(mergeCallFacts, {})
    expect(factOf(facts, 'status')).toBeUndefined()
  })

  it('take back an arrival of which its source says later that it is still to come', () => {
    const says = (source: string, reportedAt: string, field: string, value: string) => ({ source, reportedAt, says: { [field]: value } })
    const arrived = says('MAEU', '2026-12-01T01:00:00.000Z', 'arrival.ACT', '2026-12-01T00:00:00.000Z')
    const ahead = (source: string) => says(source, '2026-12-01T05:00:00.000Z', 'arrival.EST', '2026-12-03T00:00:00.000Z')
    const arrivalOf = (reports: readonly ReturnType<typeof says>[]) => factOf(reports.reduce<CallFacts>(mergeCallFacts, {}), 'arrival.ACT')
    expect(arrivalOf([arrived, ahead('MAEU')])).toBeUndefined()
    expect(arrivalOf([ahead('MAEU'), arrived])).toBeUndefined()
    expect(arrivalOf([arrived, ahead('terminal')])).toBe('2026-12-01T00:00:00.000Z')
  })

  it('take a repeated value from a source without times as no news', () => {
    const first = { source: 'plan', reportedAt: '2026-12-01', isUndated: true, says: { terminal: 'BLCT2' } }
    const facts = [first, { ...first, reportedAt: '2026-12-09' }].reduce<CallFacts>(mergeCallFacts, {})
    expect(facts.terminal).toEqual([{ value: 'BLCT2', reportedAt: '2026-12-01', source: 'plan' }])
  })
})

describe('schedule status', () => {
  const planned = '2026-12-10T12:00:00.000Z'
  const cases: readonly (readonly [string, Record<string, string>, object])[] = [
    ['only a plan is Normal', { 'departure.PLN': planned }, { status: 'Normal' }],
    [
      'an estimate within a day is Normal',
      { 'departure.PLN': planned, 'departure.EST': '2026-12-11T12:00:00.000Z' },
      { status: 'Normal', minutes: 1440 },
    ],
    [
      'an estimate more than a day later is Delay, with its reason',
      { 'departure.PLN': planned, 'departure.EST': '2026-12-11T12:01:00.000Z', delayReason: 'WEA' },
      { status: 'Delay', minutes: 1441, reason: 'WEA' },
    ],
    [
      'more than a day earlier is Early',
      { 'departure.PLN': planned, 'departure.EST': '2026-12-09T11:00:00.000Z' },
      { status: 'Early', minutes: -1500 },
    ],
    ['an actual time within a day is OnTime', { 'departure.PLN': planned, 'departure.ACT': planned }, { status: 'OnTime', minutes: 0 }],
    [
      'an actual time beats the estimate',
      { 'departure.PLN': planned, 'departure.EST': '2026-12-13T12:00:00.000Z', 'departure.ACT': planned },
      { status: 'OnTime' },
    ],
    ['a blank sailing is Stop', { 'departure.PLN': planned, status: 'BLNK' }, { status: 'Stop', code: 'BLNK' }],
    ['an omitted call is Stop', { 'departure.PLN': planned, status: 'OMIT' }, { status: 'Stop', code: 'OMIT' }],
    [
      'a change of rotation keeps its code beside the status',
      { 'departure.PLN': planned, status: 'ROTC' },
      { status: 'Normal', code: 'ROTC' },
    ],
  ]
  it.each(cases)('%s', (_title, says, verdict) => {
    const facts = mergeCallFacts({}, { source: 's', reportedAt: '2026-12-01', says })
    expect(scheduleStatusOf(facts, { moment: 'departure', toleranceHours: 24 })).toMatchObject(verdict)
  })
})

it('finds an MBL with and without its SCAC', () => {
  expect(numbersOf({ container: 'CSQU3054383', mbl: 'MAEU123456789', carrier: 'MAEU' })).toEqual([
    'CSQU3054383',
    'MAEU123456789',
    '123456789',
  ])
})

it('finds numbers with and without their hyphens', () => {
  expect(numbersOf({ mbl: 'COSU-6312/345', booking: 'BK1' })).toEqual(['COSU-6312/345', 'BK1', 'COSU6312345'])
})
