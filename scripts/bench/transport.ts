/** Taking in events of containers while very many are known, and tracking one of them by its number. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ensureColumns, inTransaction, migrateDatabase, type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'
import { takeInPush } from '../../src/server/feeds/sources/push.ts'
import { trackShipment } from '../../src/server/feeds/tracking/track.ts'
import { takeIn } from '../../src/server/feeds/transport/index.ts'
import type { Call } from '../../src/server/kernel/call.ts'
import { type LiveBrand, makeLive } from '../../src/server/platform/releases/index.ts'
import { addContainerOrders, containerOf, eventAt, eventCarrier, firstEventMs } from './container-events.ts'
import { type BenchContext, findMedian, type Measure, type Measured, medianOf } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

/** The embedded database is the preset for a quick run. */
const sizes = { embedded: { events: 20_000, containers: 1_000 }, postgres: { events: 1_000_000, containers: 50_000 } } as const
const [batch, push, pushes] = [5_000, 500, 40]
/** 2,000 events a second. */
const mostMsPerThousand = 500
const mostMsToTrack = 60
const [warm, runs] = [20, 200]
const now = new Date('2026-12-20T00:00:00Z')
const hourMs = 3_600_000
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const company = 'bench'

export const transport: Measure = {
  name: 'transport',
  run: async (context) => {
    const { databaseUrl } = context
    if (databaseUrl !== null) return await onOwnDatabase(databaseUrl, (opened) => measureOn(opened, context, 'PostgreSQL'))
    const folder = await mkdtemp(join(tmpdir(), 'bench-'))
    const embedded = await openDatabase({ folder, log: silent, queryLimitMs: 60_000 })
    try {
      return await measureOn(embedded, context, 'PGlite')
    } finally {
      await embedded.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function measureOn(opened: OpenedDatabase, { release }: BenchContext, where: string): Promise<Measured[]> {
  const { db } = opened
  await migrateDatabase(db)
  await ensureColumns(db, release.columns)
  const { brands } = await makeLive(release, false)
  const live = brands[release.defaultBrand]
  if (!live) throw new Error('The release has no default brand.')
  const { events, containers } = sizes[opened.kind]
  const brand = live.plan.id
  await sql`insert into companies (id, brand, name, latin_name, status) values (${company}, ${brand}, 'x', 'x', 'certified')`.execute(db)
  await addContainerOrders(db, { brand, release: release.hash, company, from: 0, until: containers })
  const filling: number[] = []
  for (let from = 0; from < events; from += batch) filling.push(await takeInBatch(opened, brand, { from, containers }))
  await sql`analyze`.execute(db)
  const size = `with ${events} events of ${containers} containers`
  const row = { where, unit: 'ms', baseline: null } as const
  // The last tenth: the indexes have their final size.
  const late = filling.slice(-Math.ceil(filling.length / 10))
  const pushed = await pushAll(opened, live, events)
  const tracked = await trackAny(opened, live, containers, release)
  return [
    { ...row, what: `1,000 events taken in, ${size}`, median: findMedian(late), runs: late.length, limit: mostMsPerThousand },
    {
      ...row,
      what: `1,000 events pushed as DCSA, validated and taken in, ${size}`,
      median: findMedian(pushed),
      runs: pushes,
      limit: mostMsPerThousand,
    },
    { ...row, what: `a container found and its timeline made, ${size}`, median: tracked, runs, limit: mostMsToTrack },
  ]
}

/** Returns milliseconds for 1,000 events. */
async function takeInBatch(
  { db }: OpenedDatabase,
  brand: string,
  { from, containers }: { from: number; containers: number },
): Promise<number> {
  const events = Array.from({ length: batch }, (_, index) => eventAt(from + index, containers))
  const start = performance.now()
  await inTransaction(db, (tx) => takeIn(tx, { receipt: { brand, source: eventCarrier, kind: 'events' }, events }, now))
  return ((performance.now() - start) * 1_000) / batch
}

/** Bodies as carriers send them, one after the other; returns milliseconds for 1,000 events of each. */
async function pushAll({ db }: OpenedDatabase, { plan, validators }: LiveBrand, known: number): Promise<number[]> {
  const source = { id: 'bench', label: { zh: '', en: '' }, kind: 'dcsa-push', carrier: eventCarrier } as const
  const times: number[] = []
  for (let sent = 0; sent < pushes; sent += 1) {
    const events = Array.from({ length: push }, (_, index) => toPushed(known + sent * push + index))
    const body = Buffer.from(JSON.stringify(events))
    const start = performance.now()
    const taken = await takeInPush(db, { brand: plan, validators }, { source, body, signature: undefined, secret: undefined }, now)
    times.push(((performance.now() - start) * 1_000) / push)
    if (taken?.taken !== push) throw new Error(`Only ${taken?.taken} of ${push} pushed events were taken in.`)
  }
  return times
}

function toPushed(index: number): object {
  const at = new Date(firstEventMs + (index % 600) * hourMs).toISOString()
  return {
    eventID: `3cecb101-7a1a-43a4-9d62-${String(index).padStart(12, '0')}`,
    eventType: 'EQUIPMENT',
    eventCreatedDateTime: at,
    eventDateTime: at,
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: 'GTIN',
    equipmentReference: containerOf(index),
    emptyIndicatorCode: 'LADEN',
    ISOEquipmentCode: '42G1',
    eventLocation: { locationName: 'Ningbo', UNLocationCode: 'CNNBO' },
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: `${eventCarrier}${200_000_000 + index}` }],
  }
}

/** A customer looks up another of their containers each time. */
async function trackAny(
  { db }: OpenedDatabase,
  { plan: brand }: LiveBrand,
  containers: number,
  release: BenchContext['release'],
): Promise<number> {
  const actor = { kind: 'member', userId: 'bench', companyId: company, name: '', latinName: '' } as const
  // The handler uses no other members of a call.
  const call = { db, actor, brand, release, language: 'en', now: () => now } as Call
  let box = 0
  return await medianOf(
    async () => {
      box = (box + 7_919) % containers
      const answer = await trackShipment({ number: containerOf(box), carrier: eventCarrier }, call)
      if (!answer.ok || answer.value.shipments[0]?.omsOrderNo !== `BENCH${box}`) throw new Error(`${containerOf(box)} was not found.`)
    },
    { warm, runs },
  )
}
