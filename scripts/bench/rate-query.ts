/** A page of 50 rates out of 200,000: the handler against the same question asked in bare SQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { BrandPlan } from '#config'
import { ensureColumns, migrateDatabase, type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'
import type { Call } from '../../src/server/operation.ts'
import { rateHandlers } from '../../src/server/rates/index.ts'
import { generateRates, insertRecords, readDemoFacts } from '../../src/server/world/index.ts'
import { type BenchContext, type Measure, type Measured, medianOf } from './measure.ts'

const count = 200_000
const pageSize = 50
const [warm, runs] = [30, 200]
const today = '2026-11-21'
const lane = { pol: 'CNNGB', pod: 'USLAX' }
/** On PostgreSQL the handler may cost half as much again as the bare query, and 5 ms. */
const allowed = { factor: 1.5, ms: 5 }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

export const rateQuery: Measure = {
  name: 'rate-query',
  run: async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'))
    const embedded = await openDatabase({ folder, log: silent, queryLimitMs: 60_000 })
    try {
      const rows = [await measureOn(embedded, context, 'PGlite')]
      if (context.databaseUrl !== null) rows.push(await measureOnServer(context, context.databaseUrl))
      return rows
    } finally {
      await embedded.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** In a database of its own, dropped afterwards. */
async function measureOnServer(context: BenchContext, server: string): Promise<Measured> {
  const name = `bench_${process.pid}`
  await runOn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ url: url.href, folder: '', log: silent, queryLimitMs: 60_000 })
  try {
    return await measureOn(opened, context, 'PostgreSQL')
  } finally {
    await opened.close()
    await runOn(server, `drop database ${name} with (force)`)
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function measureOn(opened: OpenedDatabase, { release }: BenchContext, where: string): Promise<Measured> {
  const { db } = opened
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  await migrateDatabase(db)
  await ensureColumns(db, release.columns)
  await fill(opened, brand, release.hash)
  const call = makeCall(opened, brand, release)
  const bare = sql`
    select id, version, data, count(*) over () as total from rates
    where brand = ${brand.id} and pol = ${lane.pol} and pod = ${lane.pod} and "validTo" >= ${today} and etd >= ${today}
    order by etd, id limit ${pageSize}`
  const bareMedian = await medianOf(() => bare.execute(db), { warm, runs })
  const median = await medianOf(() => rateHandlers['query-sea-rates']({ ...lane, pageSize }, call), { warm, runs })
  const limit = opened.kind === 'postgres' ? bareMedian * allowed.factor + allowed.ms : null
  const what = `page of ${pageSize} of ${count} rates`
  return { what, where, unit: 'ms', median, runs, baseline: { of: 'bare SQL', median: bareMedian }, limit }
}

async function fill({ db }: OpenedDatabase, brand: BrandPlan, release: string): Promise<void> {
  const rates = generateRates(readDemoFacts({ brands: { [brand.id]: brand }, defaultBrand: brand.id }), {
    seed: 1,
    today,
    count,
    idPrefix: 'r',
  })
  const at = `${today}T00:00:00Z`
  const fixed = { companyId: null, brand: brand.id, state: null, version: 1, release, createdAt: at, updatedAt: at }
  await insertRecords(
    db,
    'rates',
    rates.map((rate) => ({ ...fixed, id: rate.rateId, data: rate })),
  )
  await sql`analyze rates`.execute(db)
}

/** A signed-in member, who sees prices: the dearest case. */
function makeCall({ db }: OpenedDatabase, brand: BrandPlan, release: Call['release']): Call {
  const actor = { kind: 'member', userId: 'bench', companyId: 'bench', name: '', latinName: '' } as const
  const used = { db, actor, brand, release, language: brand.defaultLanguage, now: () => new Date(`${today}T03:00:00Z`) }
  // The handler of rates uses nothing else of a call.
  return used as Call
}
