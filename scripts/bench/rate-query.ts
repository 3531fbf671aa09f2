/** A page of 50 rates out of many: the handler against the same query in bare SQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { BrandPlan } from '#config'
import { generateRates, insertRecords, readDemoFacts } from '#demo'
import { ensureColumns, migrateDatabase, type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'
import { rateSearchHandlers } from '../../src/server/freight/saved-quotes/index.ts'
import type { Call } from '../../src/server/kernel/call.ts'
import { type BenchContext, type Measure, type Measured, medianOf } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

/** The embedded database is for small installations. */
const counts = { embedded: 200_000, postgres: 1_000_000 } as const
/** Generated and written in batches: a million rates at once would exhaust memory. */
const partSize = 100_000
const pageSize = 50
const [warm, runs] = [30, 200]
const today = '2026-11-21'
const lane = { pol: 'CNNGB', pod: 'USLAX' }
/** On PostgreSQL the handler may take 1.5 times as long as the bare query, plus 5 ms. */
const allowed = { factor: 1.5, ms: 5 }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

export const rateQuery: Measure = {
  name: 'rate-query',
  run: async (context) => {
    const rows = [await measureEmbedded(context)]
    const { databaseUrl } = context
    if (databaseUrl !== null) rows.push(await onOwnDatabase(databaseUrl, (opened) => measureOn(opened, context, 'PostgreSQL')))
    return rows
  },
}

async function measureEmbedded(context: BenchContext): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const embedded = await openDatabase({ folder, log: silent, queryLimitMs: 60_000 })
  try {
    return await measureOn(embedded, context, 'PGlite')
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOn(opened: OpenedDatabase, { release }: BenchContext, where: string): Promise<Measured> {
  const { db } = opened
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  await migrateDatabase(db)
  await ensureColumns(db, release.columns)
  const count = counts[opened.kind]
  await fill(opened, { brand, release: release.hash, count })
  const call = makeCall(opened, brand, release)
  const bare = sql`
    select id, version, data, count(*) over () as total from rates
    where brand = ${brand.id} and pol = ${lane.pol} and pod = ${lane.pod} and "validTo" >= ${today} and etd >= ${today}
      and company_id is null and load_id is null and replaced_by is null
    order by etd, id limit ${pageSize}`
  const bareMedian = await medianOf(() => bare.execute(db), { warm, runs })
  const median = await medianOf(() => rateSearchHandlers['query-sea-rates']({ ...lane, pageSize }, call), { warm, runs })
  const limit = opened.kind === 'postgres' ? bareMedian * allowed.factor + allowed.ms : null
  const what = `page of ${pageSize} of ${count} rates`
  return { what, where, unit: 'ms', median, runs, baseline: { of: 'bare SQL', median: bareMedian }, limit }
}

interface Filling {
  readonly brand: BrandPlan
  readonly release: string
  readonly count: number
}

async function fill({ db }: OpenedDatabase, { brand, release, count }: Filling): Promise<void> {
  const facts = readDemoFacts({ brands: { [brand.id]: brand }, defaultBrand: brand.id })
  const at = `${today}T00:00:00Z`
  const fixed = { companyId: null, brand: brand.id, state: null, version: 1, release, createdAt: at, updatedAt: at }
  for (let part = 0; part * partSize < count; part++) {
    const rates = generateRates(facts, { seed: part + 1, today, count: Math.min(partSize, count - part * partSize), idPrefix: `r${part}n` })
    await insertRecords(
      db,
      'rates',
      rates.map((rate) => ({ ...fixed, id: rate.rateId, data: rate })),
    )
  }
  await sql`analyze rates`.execute(db)
}

/** A signed-in member, who sees prices and may have contracts: the most expensive case. */
function makeCall({ db }: OpenedDatabase, brand: BrandPlan, release: Call['release']): Call {
  const actor = { kind: 'member', userId: 'bench', companyId: 'bench', name: '', latinName: '' } as const
  const used = { db, actor, brand, release, language: brand.defaultLanguage, now: () => new Date(`${today}T03:00:00Z`) }
  // The rate handler uses no other members of a call.
  return used as Call
}
