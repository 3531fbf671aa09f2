/** The demo's rates, calls and routes are made of one set of sailings: no ship is at two places at once. */
import { expect, test } from 'vitest'
import type { BrandPlan } from '#config'
import { generateRates, readDemoFacts } from '#demo'
import { type CallFacts, factOf, mergeCallFacts } from '#domain'
import { addDays } from '#rules'
import { generateCalls } from '../../../src/server/demo/port-calls.ts'
import { shippedRelease } from '../../support/documents.ts'
import { today } from '../support.ts'

const hourMs = 3_600_000

test('a ship has one name and number, and is at one port at a time', async () => {
  const release = await shippedRelease()
  const facts = readDemoFacts(release)
  for (const brand of Object.values(release.brands)) {
    const { stays, names } = staysOf(facts, brand)
    expect([...names.values()].filter((ships) => ships.size > 1).length, brand.id).toBe(0)
    expect(new Set(names.values().map((ships) => [...ships].join())).size).toBe(names.size)
    const clashes = [...Map.groupBy(stays, ({ ship }) => ship).values()].flatMap((ofShip) => {
      const inOrder = ofShip.toSorted((one, other) => one.from - other.from)
      return inOrder.flatMap((stay, index) => {
        const next = inOrder[index + 1]
        return next && next.from < stay.to ? [`${stay.ship} ${stay.place} ${iso(stay.to)}, ${next.place} ${iso(next.from)}`] : []
      })
    })
    expect(clashes.slice(0, 10), brand.id).toEqual([])
    expect(stays.length).toBeGreaterThan(100)
  }
})

test('a ship is home again before its next voyage, and arrives at a port at one time, whichever rate says so', async () => {
  const facts = readDemoFacts(await shippedRelease())
  const rates = generateRates(facts, { seed: 7, today, count: 20_000, idPrefix: 'r' })
  const arrivals = Map.groupBy(rates, ({ vessel, voyage, pod }) => [vessel, voyage, pod].join(' '))
  const torn = [...arrivals].filter(([, ofPort]) => new Set(ofPort.map(({ etd, transitDays }) => addDays(etd, transitDays))).size > 1)
  expect(torn.map(([name]) => name)).toEqual([])
  expect(rates.filter(({ transitDays }) => transitDays < 1)).toEqual([])
  for (const [vessel, ofShip] of Map.groupBy(rates, ({ vessel: shipName }) => shipName)) {
    const voyages = [...Map.groupBy(ofShip, ({ voyage }) => voyage).values()].map((sailings) => ({
      from: sailings.map(({ etd }) => etd).sort()[0] ?? '',
      to:
        sailings
          .map(({ etd, transitDays }) => addDays(etd, transitDays))
          .sort()
          .at(-1) ?? '',
    }))
    const inOrder = voyages.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    for (const [index, { to }] of inOrder.entries()) expect((inOrder[index + 1]?.from ?? '9') > to, vessel).toBe(true)
  }
})

interface Stay {
  readonly ship: string
  readonly place: string
  /** In milliseconds. */
  readonly from: number
  readonly to: number
}

function staysOf(facts: ReturnType<typeof readDemoFacts>, brand: BrandPlan): { stays: Stay[]; names: Map<string, Set<string>> } {
  const origins = facts.brandOrigins[brand.id]
  const rates = generateRates(facts, { seed: 7, today, count: 2_000, idPrefix: 'r', ...(origins && { origins }) })
  const { reports } = generateCalls(facts, { brand, today, rates })
  const calls = Map.groupBy(reports, ({ vessel, place, voyage }) => [vessel, place, voyage].join())
  const names = new Map<string, Set<string>>()
  const stays = [...calls.values()].flatMap((ofCall) => {
    const merged = ofCall.reduce<CallFacts>(mergeCallFacts, {})
    const [{ vessel = '', place = '' } = {}] = ofCall
    names.set(vessel, (names.get(vessel) ?? new Set()).add(String(factOf(merged, 'vesselName'))))
    const [from, to] = [factOf(merged, 'arrival.PLN'), factOf(merged, 'departure.PLN')].map((at) => Date.parse(String(at)))
    return from === undefined || to === undefined ? [] : [{ ship: vessel, place, from, to: to + hourMs }]
  })
  return { stays, names }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
