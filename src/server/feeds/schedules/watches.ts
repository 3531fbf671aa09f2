/** Sailings that people follow, and the calendar file of a sailing's cut-offs. */
import { callTimesOf, factOf, timeOf, toCalendar } from '#domain'
import type { Sailing } from '#generated/entities.ts'
import { dayMs, readLocalTime, writeLocalTime } from '#rules'
import { resolvePort } from '../../freight/rates/index.ts'
import { type Call, cutPage, type Handlers, labelOf, limitOf, pageOf, refuse, wordsOf, zoneOfPort } from '../../kernel/index.ts'
import { sailingRow } from './lane.ts'
import { stateOf } from './sailing-alerts.ts'
import { findCalls } from './sailing-store.ts'
import { countWatches, deleteWatch, insertWatch, listWatches, type Watch, type WatchedSailing, type Watcher } from './watch-store.ts'

type WatchHandlers = Pick<Handlers, 'watch-sailing' | 'unwatch-sailing' | 'list-watched-sailings' | 'download-cut-offs'>

export const watchHandlers: WatchHandlers = {
  'watch-sailing': async (input, call) => {
    const { db, brand, now } = call
    const watcher = watcherOf(call)
    const sailing = resolve(input, call)
    const [loading, discharge] = await findEnds(sailing, call)
    if (!watcher || !loading) return refuse('error.not-found')
    if ((await countWatches(db, watcher)) >= limitOf(brand, 'watchedSailingsMax')) return refuse('error.too-many-watches')
    const told = stateOf({ loading, discharge: discharge ?? null }, brand)
    const last = Date.parse(told.eta ?? told.etd ?? now().toISOString())
    const endsAt = new Date(Math.max(last, now().getTime()) + limitOf(brand, 'watchedSailingDays') * dayMs)
    await insertWatch(db, { ...watcher, ...sailing, told, now: now(), endsAt })
    return { ok: true, value: {} }
  },

  'unwatch-sailing': async (input, call) => {
    const watcher = watcherOf(call)
    if (watcher) await deleteWatch(call.db, watcher, resolve(input, call))
    return { ok: true, value: {} }
  },

  'list-watched-sailings': async (input, call) => {
    const watcher = watcherOf(call)
    const rows = watcher ? (await listWatches(call.db, watcher)).map((watch) => toRow(watch, call)) : []
    return { ok: true, value: cutPage(rows, pageOf(input, call)) }
  },

  'download-cut-offs': async ({ ship, voyage, pol }, call) => {
    const place = resolvePort(call.brand, pol) ?? pol
    const [found] = await findCalls(call.db, call.brand.id, [{ ships: [ship], place, voyage }])
    if (!found) return refuse('error.not-found')
    const name = factOf(found.facts, 'vesselName') ?? ship
    const events = calendarEvents(found.facts, { name, voyage, place }, call)
    if (events.length === 0) return refuse('error.not-found')
    const bytes = new TextEncoder().encode(toCalendar(events, call.now()))
    return { ok: true, value: { name: `cut-offs-${name}-${voyage}.ics`, type: 'text/calendar', bytes } }
  },
}

/** Fields of a call and the rows of the dictionary cut-off that name them. */
const named = [
  ['opensAt', 'gate-open'],
  ['siCutOffAt', 'si'],
  ['vgmCutOffAt', 'vgm'],
  ['cyCutOffAt', 'cy'],
  ['customsCutOffAt', 'customs'],
  ['etd', 'etd'],
] as const

interface Named {
  readonly name: string
  readonly voyage: string
  readonly place: string
}

function calendarEvents(facts: Parameters<typeof callTimesOf>[0], { name, voyage, place }: Named, call: Call) {
  const { atd, etd, ...cutOffs } = callTimesOf(facts)
  // An estimate that came after the departure counts nowhere.
  const times = { ...cutOffs, etd: atd ?? etd }
  const zone = zoneOfPort(call.brand, place)
  return named.flatMap(([field, row]) => {
    const at = times[field]
    if (at === undefined) return []
    const local = readLocalTime(writeLocalTime(Date.parse(at), zone))
    const title = wordsOf(call)('schedule.calendar', { cutOff: labelOf('dictionary', 'cut-off', row, call), vessel: name, voyage })
    return [{ id: `${row}-${voyage}-${place}-${name.replace(/\W/g, '')}@sailing`, title, at, note: `${local?.day} ${local?.time} ${zone}` }]
  })
}

function watcherOf({ brand, actor }: Call): Watcher | null {
  return actor.userId === null ? null : { brand: brand.id, userId: actor.userId }
}

function resolve({ ship, voyage, pol, pod }: WatchedSailing, { brand }: Call): WatchedSailing {
  return { ship: ship.toUpperCase(), voyage, pol: resolvePort(brand, pol) ?? pol, pod: resolvePort(brand, pod) ?? pod }
}

async function findEnds({ ship, voyage, pol, pod }: WatchedSailing, { db, brand }: Call) {
  const ends = [pol, pod].map((place) => ({ ships: [ship], place, voyage }))
  const calls = await findCalls(db, brand.id, ends)
  return [pol, pod].map((place) => calls.find((one) => one.place === place)?.facts)
}

function toRow({ ship, voyage, pol, pod, loading, discharge }: Watch, call: Call): Sailing {
  const departsAt = timeOf(loading, 'departure') ?? ''
  const sailing = {
    carrier: factOf(loading, 'carrier') ?? '',
    service: factOf(loading, 'service'),
    vessel: factOf(loading, 'vesselName') ?? ship,
    voyage,
    ship,
    via: [],
    loading,
    discharge: discharge ?? {},
    departsAt,
    arrivesAt: (discharge && timeOf(discharge, 'arrival')) ?? departsAt,
  }
  return { ...sailingRow(sailing, { call, pol, pod }), watched: true }
}
