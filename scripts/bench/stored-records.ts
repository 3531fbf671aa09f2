/** Pages of declared records out of very many: the handler for all stored entities against bare SQL. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { buildReleaseOf, loadDocuments, type Release } from '#config'
import type { JsonObject } from '#rules'
import { ensureRecordIndexes, migrateDatabase, type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'
import type { Call } from '../../src/server/kernel/call.ts'
import { recordHandlers } from '../../src/server/platform/records/index.ts'
import { type BenchContext, type Measure, type Measured, medianOf } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

const count = 100_000
const pageSize = 50
const [warm, runs] = [10, 50]
const now = new Date('2026-11-21T03:00:00Z')
/** On PostgreSQL the handler, which also counts, may take 1.5 times as long as the bare query and count, plus 5 ms. */
const allowed = { factor: 1.5, ms: 5 }
const silent = { info: () => {}, warn: () => {}, error: () => {} }
/** Where the tests declare the entity `news`. */
const declared = 'tests/server/records/documents'

interface MeasuredQuery {
  readonly what: string
  readonly input: JsonObject
  readonly where: RawBuilder<unknown>
  readonly orderBy: RawBuilder<unknown>
}

const queries: readonly MeasuredQuery[] = [
  { what: 'first page', input: {}, where: sql`true`, orderBy: sql`publish_from desc` },
  {
    what: 'of a category, sorted by a number',
    input: { category: 'market', sort: 'priority', order: 'descending' },
    where: sql`(data ->> 'category') collate "C" = 'market'`,
    orderBy: sql`(data ->> 'priority')::integer desc`,
  },
  {
    what: 'by a Chinese word',
    input: { words: '\u53f0\u98ce' },
    where: sql`words @@ to_tsquery('simple', '\u53f0\u98ce')`,
    orderBy: sql`ts_rank(words, to_tsquery('simple', '\u53f0\u98ce')) desc`,
  },
]

export const storedRecords: Measure = {
  name: 'stored-records',
  run: async ({ root, databaseUrl }: BenchContext) => {
    const release = await releaseWithNews(root)
    const rows = [...(await measureEmbedded(release))]
    if (databaseUrl !== null) rows.push(...(await onOwnDatabase(databaseUrl, (opened) => measureOn(opened, release, 'PostgreSQL'))))
    return rows
  },
}

async function releaseWithNews(root: string): Promise<Release> {
  const folder = join(root, declared)
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /^(entities|forms|dictionaries|permissions)\/.*\.json$/.test(path),
  )
  const more = await Promise.all(paths.map(async (path) => ({ path: `schemas/${path}`, text: await readFile(join(folder, path), 'utf8') })))
  const { release, findings } = buildReleaseOf([...(await loadDocuments(root)), ...more])
  if (!release) throw new Error(`The test documents do not compile: ${findings.length} findings`)
  return release
}

async function measureEmbedded(release: Release): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const embedded = await openDatabase({ folder, log: silent, queryLimitMs: 120_000 })
  try {
    return await measureOn(embedded, release, 'PGlite')
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOn(opened: OpenedDatabase, release: Release, where: string): Promise<Measured[]> {
  const { db } = opened
  await migrateDatabase(db)
  await ensureRecordIndexes(db, release.recordIndexes)
  const call = makeCall(opened, release)
  await fill(opened, call.brand.id)
  const measured: Measured[] = []
  for (const { what, input, where: condition, orderBy } of queries) {
    const publicNews = sql`entity = 'news' and brand = ${call.brand.id} and state = 'published' and publish_from <= ${now} and ${condition}`
    const bare = async () => {
      await sql`select id, data from records where ${publicNews} order by ${orderBy}, id limit ${pageSize}`.execute(db)
      await sql`select count(*) from records where ${publicNews}`.execute(db)
    }
    const bareMedian = await medianOf(bare, { warm, runs })
    const median = await medianOf(() => recordHandlers['search-records']({ ...input, pageSize }, call), { warm, runs })
    const limit = opened.kind === 'postgres' ? bareMedian * allowed.factor + allowed.ms : null
    const said = `${pageSize} of ${count} stored records: ${what}`
    measured.push({ what: said, where, unit: 'ms', median, runs, baseline: { of: 'bare SQL', median: bareMedian }, limit })
  }
  return measured
}

/** One in a hundred is about a typhoon. */
async function fill({ db }: OpenedDatabase, brand: string): Promise<void> {
  const part = 25_000
  for (let from = 1; from <= count; from += part) {
    await sql`insert into records (id, entity, brand, state, version, release, publish_from, created_at, updated_at, words, words_of, data)
      select 'bench-' || n, 'news', ${brand}, 'published', 1, 'bench', ${now}::timestamptz - (n || ' minutes')::interval, ${now}, ${now},
        to_tsvector('english', 'port news number ' || n) || (case when n % 100 = 0 then '\u53f0\u98ce:2 \u53f0:2 \u98ce:3' else '\u6e2f\u53e3:2 \u6e2f:2 \u53e3:3' end)::tsvector, '',
        jsonb_build_object('title', 'News ' || n, 'category', case when n % 10 = 0 then 'market' else 'notice' end, 'priority', n % 10,
          'summary', repeat('what a reader learns from it ', 4))
      from generate_series(${from}::int, ${Math.min(from + part - 1, count)}::int) n`.execute(db)
  }
  await sql`vacuum analyze records`.execute(db)
}

function makeCall({ db }: OpenedDatabase, release: Release): Call {
  const brand = release.brands[release.defaultBrand]
  const actor = { kind: 'visitor', userId: null, companyId: null, name: '', latinName: '' } as const
  // The search handler uses no other members of a call.
  return { db, actor, brand, release, entity: 'news', language: 'en', now: () => now } as Call
}
