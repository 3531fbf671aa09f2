/**
 * Data of earlier versions is migrated, served, validated and changed, and the previous version could continue with it. One
 * stored database per day, all of them in a long run.
 */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assumeChecked, compileDocuments, createBuildCache, readLimits } from '#config'
import { createTestDatabase, openTestPortal, type TestPortal } from '#server'
import { knownReleases } from '../../../src/server/commands/orders.ts'
import { migrateDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { createLog } from '../../../src/server/kernel/log.ts'
import { countStranded, findOddOrders, readOrderType } from '../../../src/server/orders/order/index.ts'
import { openReleases } from '../../../src/server/platform/releases/index.ts'
import { readFiles } from '../../../src/server/platform/releases/store.ts'
import { shippedFiles } from '../../support/documents.ts'
import { keptImages, runAll } from '../../support/kept-images.ts'
import { sampleOne } from '../../support/sample.ts'
import { root } from '../support.ts'

const states = ['submitted', 'fees-confirmed', 'fees-accepted', 'in-process', 'completed', 'cancelled']

describe.each(sampleOne(keptImages))('a database of version $name', (kept) => {
  let portal: TestPortal
  let test: TestDatabase
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    test = await createTestDatabase(kept.image)
    await migrateDatabase(test.db)
    const { rows } = await sql<{ at: Date }>`select max(at) as at from order_events`.execute(test.db)
    const now = new Date(Number(rows[0]?.at) + 3_600_000)
    portal = await openTestPortal({ root, now, shared: test, files: kept.files })
  })
  afterAll(async () => {
    await portal.close()
    await test.close()
  })

  async function ask(account: string, url: string, payload?: object) {
    const token = tokens.get(account) ?? (await portal.signIn(account))
    tokens.set(account, token)
    return portal.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { host: 'localhost', 'access-token': token, ...(payload ? { 'idempotency-key': randomUUID() } : {}) },
      ...(payload ? { payload } : {}),
    })
  }

  async function findOdd(): Promise<string[]> {
    const odd = await Array.fromAsync(findOddOrders(test.db, knownReleases(portal.releases)))
    return odd.map(({ omsOrderNo, problem }) => `${omsOrderNo} ${problem}`)
  }

  /** Orders of the default brand, the first of each state, type and origin: from the demo data and from users. */
  async function pickOrders(): Promise<Picked[]> {
    const { defaultBrand } = portal.releases.current().release
    const found = await sql<Picked>`
      select distinct on (o.state, o.data->>'orderType', e.request_id = 'seed') o.id, o.state, o.version, o.release,
        o.data->>'orderType' as type, u.account as orderer, e.request_id = 'seed' as seeded
      from orders o join order_events e on e.order_id = o.id and e.seq = 1 join users u on u.id = o.data->>'orderedById'
      where o.brand = ${defaultBrand} and not o.data ? 'openChange' and not o.data ? 'holds'
      order by o.state, o.data->>'orderType', e.request_id = 'seed', o.data->>'payment', o.id`.execute(test.db)
    return found.rows
  }

  it('has no order that differs from its log or is in an unknown state', async () => {
    expect(await findOdd()).toEqual([])
    expect(await countStranded(test.db)).toEqual([])
  })

  it('shows orders of every state to customer service, with their records', async () => {
    const orders = await pickOrders()
    expect([...new Set(orders.map(({ state }) => state))]).toEqual(expect.arrayContaining(states))
    expect(new Set(orders.map(({ seeded }) => seeded))).toEqual(new Set([true, false]))
    for (const { id, state } of orders) {
      const { data } = (await ask('service', `/api/orders/${id}`)).json()
      expect(data, id).toMatchObject({ omsOrderNo: id, state })
      expect(data.problem, id).toBeUndefined()
      const recorded = data.events.filter(({ event }: { event: string }) => event === 'record-milestone')
      expect(recorded, id).toEqual(recorded.map(() => expect.objectContaining({ changed: expect.arrayContaining([expect.any(String)]) })))
    }
  })

  it('serves the uploaded documents', async () => {
    const papers = await test.db.selectFrom('files').select(['id', 'sha256']).where('order_id', 'is not', null).execute()
    expect(papers.length).toBeGreaterThan(0)
    const sent = await ask('service', `/api/files/${papers[0]?.id}`)
    expect(createHash('sha256').update(sent.rawPayload).digest('hex')).toBe(papers[0]?.sha256)
  })

  it('lets users continue their orders, and the logs still match', async () => {
    const orders = await pickOrders()
    for (const { id, version, orderer } of orders.filter(({ state }) => state === 'fees-confirmed'))
      expect((await ask(orderer, `/api/orders/${id}/acceptFees`, { version })).json(), id).toMatchObject({ code: 0 })
    const moving = orders.filter(({ state }) => state === 'in-process')
    expect(moving.length).toBeGreaterThan(1)
    for (const order of moving) await recordAll(order)
    const completed = await sql`select from orders where id in (${sql.join(moving.map(({ id }) => id))}) and state = 'completed'`.execute(
      test.db,
    )
    expect(completed.rows.length).toBeGreaterThan(0)
    expect(await findOdd()).toEqual([])
  })

  async function recordAll({ id, release, type, ...order }: Picked): Promise<void> {
    const brand = (await portal.releases.remembered(release))?.release.brands
    const { completing } = readOrderType(brand?.[portal.releases.current().release.defaultBrand]?.documents ?? {}, type)
    const at = new Date(Number(portal.clock.now) - 60_000).toISOString()
    let { version } = order
    for (const milestone of completing) {
      const { data } = (await ask('service', `/api/orders/${id}`)).json()
      const known = (data.milestones as { milestone: string; classifier: string }[]).some(
        (one) => one.milestone === milestone && one.classifier === 'ACT',
      )
      if (known) continue
      const moved = await ask('service', `/api/desk/orders/${id}/milestones`, { version, milestone, classifier: 'ACT', at })
      expect(moved.json(), `${id} ${milestone}`).toMatchObject({ code: 0 })
      version = moved.json().data.version
    }
  }

  it('still has an order reported if it differs from its log', async () => {
    const order = (await pickOrders()).find(({ state, seeded }) => state === 'completed' && seeded)
    await test.db
      .updateTable('orders')
      .set({ state: 'in-process' })
      .where('id', '=', order?.id ?? '')
      .execute()
    expect(await findOdd()).toEqual([`${order?.id} log-elsewhere`])
  })
})

interface Picked {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly release: string
  readonly type: string
  readonly orderer: string
  readonly seeded: boolean
}

// The newest image may have the documents of this version.
describe.each(keptImages.slice(0, 1))('in production, a release published by version $name', (kept) => {
  it('is served with its own limits and those new in this version, and the log mentions the unpublished documents', async () => {
    const test = await createTestDatabase(kept.image)
    const lines: string[] = []
    try {
      await migrateDatabase(test.db)
      const log = createLog('warn', { write: (line) => lines.push(line) })
      const releases = await openReleases({ database: test, root, mode: 'production', now: () => new Date(), log, watch: false })
      const { release } = releases.current()
      const memory = createBuildCache()
      const files = (await readFiles(test.db, release.hash)) ?? []
      const newerLimits = readLimits(await shippedFiles(), createBuildCache())
      const newer = Object.keys(newerLimits)
      const own = Object.keys(readLimits(files, createBuildCache()))
      const published = compileDocuments(assumeChecked(files, 'published', memory), memory, { newerLimits })
      for (const [id, { limits }] of Object.entries(release.brands)) {
        expect(Object.keys(limits), id).toEqual(expect.arrayContaining(newer))
        for (const name of own) expect(limits[name], `${id} ${name}`).toBe(published.brands[id]?.limits[name])
      }
      expect(own.length).toBeLessThan(newer.length)
      expect(lines.join('')).toContain('not published')
      await releases.close()
    } finally {
      await test.close()
    }
  })
})

describe.each(keptImages.slice(-1))('version $name on a database migrated by this version', (kept) => {
  let before: TestDatabase
  let now: TestDatabase
  beforeAll(async () => {
    before = await createTestDatabase(kept.image)
    now = await createTestDatabase()
  })
  afterAll(() => Promise.all([before.close(), now.close()]))

  it('finds all its tables and columns with their types', async () => {
    const [known, there] = await Promise.all([listColumns(before), listColumns(now)])
    expect(known.length).toBeGreaterThan(200)
    expect(known.filter((column) => !there.includes(column))).toEqual([])
  })

  it('can still write all its rows', async () => {
    await runAll(now.db, kept.readRows())
    const written = await countRows(before)
    expect(await countRows(now)).toMatchObject(written)
  })
})

async function listColumns({ db }: TestDatabase): Promise<string[]> {
  // Each release creates the columns of indexed fields itself.
  const { rows } = await sql<{ name: string }>`
    select concat(table_name, '.', column_name, ' ', data_type) as name from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Row counts per table, without those that the migrator and triggers write. */
async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', relname), false, true, '')))[1]::text::integer as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and relname not in ('later_migration', 'order_counts')`.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
