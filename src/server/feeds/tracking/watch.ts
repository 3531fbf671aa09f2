/** Following a number: people are notified when a milestone happens, or the arrival changes by more than they allow. */
import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type FollowedChange, followedChanges, type KnownBoxes } from '#domain'
import type { JsonObject } from '#rules'
import { type Database, holdUser } from '../../db/index.ts'
import { addressOf, type Call, cutPage, type Handlers, labelOf, limitOf, pageOf, refuse, wordsOf } from '../../kernel/index.ts'
import { eventOf, notifyUser } from '../../platform/notifications/index.ts'
import { describeShipment, type ShownShipment } from './describe.ts'
import { findShipments, formsOf, type TrackedPlace } from './find-shipments.ts'
import { localTime, zoneOf } from './local-times.ts'
import { locateNumber } from './locate-number.ts'
import { scopeOf } from './store.ts'
import { deleteWatch, keepKnown, keepWatch, listWatches, lockWatchesOf, type Watch } from './watch-store.ts'

type WatchHandlers = Pick<Handlers, 'watch-tracking' | 'list-tracking-watches' | 'unwatch-tracking'>

export const watchHandlers: WatchHandlers = {
  'watch-tracking': ({ number: text, hours, ...place }, call) =>
    call.transaction(async (tx) => {
      const scope = scopeOf(call)
      if (!scope) return refuse('error.not-found')
      const located = await locateNumber({ db: tx, brand: call.brand }, scope, { number: text, place })
      const { number, shipments } = located
      if (located.isPlaceMissing) return refuse('error.tracking-place')
      if (shipments.length === 0) return refuse('error.no-results')
      const userId = call.actor.userId ?? ''
      await holdUser(tx, userId)
      const own = await listWatches(tx, call.brand.id, userId)
      const isNew = own.every((watch) => watch.number !== number)
      if (isNew && own.length >= limitOf(call.brand, 'trackingWatchesMax')) return refuse('error.limited')
      const watchId = await keepWatch(tx, {
        id: randomUUID(),
        brand: call.brand.id,
        userId,
        companyId: call.actor.companyId,
        number,
        // With the bill and the containers: events may name only one of them.
        forms: [
          ...new Set(
            [number, ...shipments.flatMap(({ mbl = number, containers }) => [mbl, ...containers])].flatMap((one) =>
              formsOf(call, one, place.carrier),
            ),
          ),
        ],
        place: place as JsonObject,
        hours,
        createdAt: call.now(),
        known: knownOf(shipments.map((shipment) => describeShipment(call, shipment))),
      })
      return { ok: true as const, value: { watchId, number } }
    }),

  'list-tracking-watches': async (input, call) => {
    const watches = await listWatches(call.db, call.brand.id, call.actor.userId ?? '')
    const rows = watches.map(({ id, number, place, hours, created_at }) => ({
      watchId: id,
      number,
      ...(place as TrackedPlace),
      hours,
      createdAt: created_at.toISOString(),
    }))
    // Codes were validated when the watch was kept.
    return { ok: true, value: cutPage(rows, pageOf(input, call)) as never }
  },

  'unwatch-tracking': ({ watchId }, call) =>
    call.transaction(async (tx) => {
      const own = { brand: call.brand.id, userId: call.actor.userId ?? '', id: watchId }
      return (await deleteWatch(tx, own)) ? { ok: true as const, value: { watchId } } : refuse('error.not-found')
    }),
}

/** Notifies those who follow shipments under these numbers, in the transaction that marks the events as applied. */
export async function notifyFollowers(call: Call, tx: Transaction<Database>, numbers: readonly string[]): Promise<void> {
  for (const watch of await lockWatchesOf(tx, call.brand.id, numbers)) await checkWatch(call, tx, watch)
}

async function checkWatch(call: Call, tx: Transaction<Database>, watch: Watch): Promise<void> {
  const place = watch.place as TrackedPlace
  const scope = { brand: watch.brand, companyId: watch.company_id }
  const { shipments } = await findShipments({ db: tx, brand: call.brand }, scope, { ...place, number: watch.number })
  const rows = shipments.map((shipment) => describeShipment(call, shipment))
  // Written by this file only.
  const { changes, known } = followedChanges(watch.known as KnownBoxes, knownOf(rows), watch.hours)
  const after = JSON.stringify(known)
  if (after === JSON.stringify(watch.known)) return
  await keepKnown(tx, watch.id, known)
  if (changes.length === 0) return
  const query = { number: watch.number, ...(place as Record<string, string>) }
  const link = `${call.origin}${addressOf(call.brand, 'tracking', {})}?${new URLSearchParams(query)}`
  await notifyUser(call, tx, watch.user_id, {
    plan: eventOf(call.brand, 'tracking-changed'),
    key: `${watch.id}:${createHash('sha256').update(after).digest('base64url').slice(0, 24)}`,
    about: watch.number,
    companyId: watch.company_id,
    page: { route: 'tracking', parts: {}, query },
    paramsIn: (language) => ({ number: watch.number, what: sayChanges({ ...call, language }, rows, changes), link }),
  })
}

/** Chinese and English sentences need no space between them and different separators, so each is a line. */
function sayChanges(
  call: Pick<Call, 'brand' | 'language'>,
  shipments: readonly ShownShipment[],
  changes: readonly FollowedChange[],
): string {
  const words = wordsOf(call)
  return changes
    .map(({ container, done, eta }) => {
      const pod = shipments.find(({ boxes }) => boxes.some((box) => (box.container ?? '') === container))?.pod
      const zone = zoneOf(call.brand, pod)
      const say = (at: string) => {
        const { local, offset } = localTime(at, zone)
        return `${local.replace('T', ' ')} ${offset}`
      }
      const happened = done.map((milestone) => labelOf('dictionary', 'milestone', milestone, call))
      const moved =
        eta &&
        words('tracking.moved', { from: say(eta.from), to: say(eta.to), hours: `${eta.hours > 0 ? '+' : '−'}${Math.abs(eta.hours)}` })
      return [container, ...happened, moved].filter(Boolean).join(' · ')
    })
    .join('\n')
}

function knownOf(shipments: readonly ShownShipment[]): KnownBoxes {
  return Object.fromEntries(
    shipments.flatMap(({ boxes }) =>
      boxes.map(({ container = '', eta, lines }) => {
        const done = lines.flatMap(({ milestone, actual }) => (milestone !== undefined && actual ? [milestone] : []))
        return [container, { done, ...(eta && { eta: eta.at }) }] as const
      }),
    ),
  )
}
