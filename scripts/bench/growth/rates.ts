/** Searches of sea rates while there are more and more of them. */
import { sql } from 'kysely'
import { generateRates, insertRecords, readDemoFacts } from '#demo'
import type { OpenedDatabase } from '../../../src/server/db/index.ts'
import { rateSearchHandlers } from '../../../src/server/freight/saved-quotes/index.ts'
import type { Call } from '../../../src/server/kernel/call.ts'
import { type Curve, collectSeries, type Point, type Series, type SeriesHead, timeRuns } from './curve.ts'
import { type Filled, fillWithoutIndexes, megabytesOf, onBothDatabases } from './databases.ts'

/** Rates of the demo world that are copied, and how many copies one statement makes. */
const [original, copiesAtOnce] = [10_000, 20]
const today = '2026-11-21'
const pageSize = 50
/** Both are lanes of the demo world; the second one gets one of a thousand rates of every copy. */
const [lane, busyLane] = [
  { pol: 'CNNGB', pod: 'USLAX' },
  { pol: 'CNSHA', pod: 'NLRTM' },
]

export const rates: Curve = {
  name: 'rates',
  title: 'Rates',
  axis: 'rates of a brand',
  how: `Each copy of the demo world's ${original} rates has lanes of its own, so a lane keeps its 64 rates; a busy lane gets one in a
thousand of all rates. "After a change" first updates one rate.`,
  sizes: [10_000, 100_000, 1_000_000, 10_000_000],
  measure: (sizes, context) => onBothDatabases(context, sizes, measureRates),
}

type Input = Parameters<(typeof rateSearchHandlers)['query-sea-rates']>[0]

interface Search {
  readonly what: string
  readonly input: Input
  readonly allowed: Series['allowed']
  readonly isAfterChange?: boolean
}

const searches: readonly Search[] = [
  { what: 'page of a lane', input: lane, allowed: 'logarithmic' },
  { what: 'page of a busy lane', input: busyLane, allowed: 'linear' },
  { what: 'first page of all lanes', input: {}, allowed: 'logarithmic' },
  { what: 'first page of all lanes after a change', input: {}, allowed: 'logarithmic', isAfterChange: true },
  { what: 'all lanes by price', input: { sort: 'price40HQ' }, allowed: 'logarithmic' },
]

async function measureRates(filled: Filled, sizes: readonly number[]): Promise<readonly Series[]> {
  const { opened, where } = filled
  const { add, list } = collectSeries()
  const call = makeCall(filled)
  await insertOriginal(filled)
  let copies = 1
  for (const size of sizes) {
    await fillWithoutIndexes(opened, 'rates', (db) => addCopies(db, copies, Math.ceil(size / original)))
    copies = Math.ceil(size / original)
    for (const { what, input, allowed, isAfterChange } of searches) {
      const head: SeriesHead = { what, where, unit: 'ms', allowed }
      const before = isAfterChange ? () => changeOne(opened) : undefined
      add(head, { size, ...(await timeSearch({ ...input, pageSize }, call, before)) })
    }
    const head: SeriesHead = { what: 'table and indexes', where, unit: 'MB', allowed: 'linear' }
    add(head, { size, median: await megabytesOf(opened, 'rates'), runs: 1 })
  }
  return list()
}

async function timeSearch(input: Input, call: Call, before: (() => Promise<unknown>) | undefined): Promise<Omit<Point, 'size'>> {
  const search = async () => {
    const answer = await rateSearchHandlers['query-sea-rates'](input, call)
    if (!answer.ok || answer.value.rows.length < pageSize) throw new Error(`the page of ${JSON.stringify(input)} is not full`)
  }
  return await timeRuns(search, before && { before })
}

/** A signed-in member, who sees prices: the most expensive case. */
function makeCall({ opened: { db }, release }: Filled): Call {
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  const actor = { kind: 'member', userId: 'bench', companyId: 'bench', name: '', latinName: '' } as const
  // The rate handler uses no other members of a call.
  return { db, actor, brand, release, language: brand.defaultLanguage, now: () => new Date(`${today}T03:00:00Z`) } as Call
}

async function insertOriginal({ opened: { db }, release }: Filled): Promise<void> {
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  const facts = readDemoFacts({ brands: { [brand.id]: brand }, defaultBrand: brand.id })
  const at = `${today}T00:00:00Z`
  const fixed = { companyId: null, brand: brand.id, state: null, version: 1, release: release.hash, createdAt: at, updatedAt: at }
  const generated = generateRates(facts, { seed: 1, today, count: original, idPrefix: 'r' })
  // A crash would empty the table, but ten gigabytes are not written twice.
  await sql`alter table rates set unlogged`.execute(db)
  await insertRecords(
    db,
    'rates',
    generated.map((rate) => ({ ...fixed, id: rate.rateId, data: rate })),
  )
  await sql`create unlogged table originals as select *, row_number() over (order by id) as place from rates`.execute(db)
}

/** Copies of the original rates with the numbers from and until, each with ports of its own. */
async function addCopies(db: OpenedDatabase['db'], from: number, until: number): Promise<void> {
  for (let first = from; first < until; first += copiesAtOnce) {
    await sql`
      insert into rates (id, brand, version, release, created_at, updated_at, data)
      select id || '.' || n, brand, version, release, created_at, updated_at, data || jsonb_build_object('rateId', id || '.' || n,
        'pol', case when place % 1000 = 0 then ${busyLane.pol} else data->>'pol' || n end,
        'pod', case when place % 1000 = 0 then ${busyLane.pod} else data->>'pod' || n end)
      from originals, generate_series(${first}::int, ${Math.min(first + copiesAtOnce, until) - 1}::int) n`.execute(db)
  }
}

async function changeOne({ db }: OpenedDatabase): Promise<void> {
  await sql`update rates set version = version + 1 where id = (select min(id) from originals)`.execute(db)
}
