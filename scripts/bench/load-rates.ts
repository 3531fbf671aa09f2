/** Time for 100,000 rows of an Excel file to become rates on PostgreSQL: read, checked, compared, written and visible. */
import { sql } from 'kysely'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { BrandPlan } from '#config'
import { ensureColumns, migrateDatabase, type OpenedDatabase } from '../../src/server/db/index.ts'
import { runNextLoad } from '../../src/server/feeds/imports/index.ts'
import type { BenchContext, Measure, Measured } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

const count = 100_000
/** Checking and loading together. */
const allowedSeconds = 60
const today = '2026-11-21'

export const loadRates: Measure = {
  name: 'load-rates',
  run: async (context) => {
    if (context.databaseUrl === null) throw new Error('requires PostgreSQL; set DATABASE_URL')
    return await onOwnDatabase(context.databaseUrl, (opened) => measureOn(opened, context))
  },
}

async function measureOn({ db }: OpenedDatabase, { release }: BenchContext): Promise<Measured[]> {
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  await migrateDatabase(db)
  await ensureColumns(db, release.columns)
  const bytes = await writeSheet(brand)
  await addLoad({ db }, brand, bytes)
  const live = { release }
  // The part of the live release that loading rates needs.
  const parts = {
    db,
    files: { read: () => Promise.resolve(bytes) },
    // Loading needs only the release.
    releases: { current: () => live as ReturnType<Parameters<typeof runNextLoad>[0]['releases']['current']> },
    now: () => new Date(`${today}T03:00:00Z`),
    log: console,
  } as unknown as Parameters<typeof runNextLoad>[0]
  const checking = await timeOf(() => runNextLoad(parts))
  const checked = await stateOf(db)
  if (checked.state !== 'checked' || checked.right !== count) throw new Error(`the sheet was rejected: ${JSON.stringify(checked)}`)
  await sql`update rate_loads set state = 'queued'`.execute(db)
  const loading = await timeOf(() => runNextLoad(parts))
  const loaded = await stateOf(db)
  if (loaded.state !== 'loaded' || loaded.loaded !== count) throw new Error(`the sheet was not loaded: ${JSON.stringify(loaded)}`)
  const row = (what: string, seconds: number, limit: number | null): Measured => {
    return { what, where: 'PostgreSQL', unit: 's', median: seconds, runs: 1, baseline: null, limit }
  }
  return [
    row(`read and check ${count} rows of Excel`, checking, null),
    row(`load ${count} rates`, loading, null),
    row(`${count} rows from file to rates`, checking + loading, allowedSeconds),
  ]
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

async function stateOf(db: OpenedDatabase['db']) {
  return await db.selectFrom('rate_loads').select(['state', 'rows_right as right', 'loaded', 'failure']).executeTakeFirstOrThrow()
}

/** Every row is a different sailing, on known lanes and carriers. */
async function writeSheet(brand: BrandPlan): Promise<Uint8Array> {
  const ids = (list: string) => ((brand.documents.reference?.[list]?.rows ?? []) as { id: string }[]).map(({ id }) => id)
  const [ports, carriers] = [ids('port'), ids('carrier')]
  const head = ['pol', 'pod', 'carrier', 'service', 'transitDays', 'etd', 'validFrom', 'validTo', 'price20GP', 'price40GP', 'price40HQ']
  const rows: SheetData = [head.map((value) => ({ value, type: String }))]
  const words = (value: string) => ({ value, type: String })
  const number = (value: number) => ({ value, type: Number })
  for (let index = 0; index < count; index++) {
    const pol = ports[index % 10] ?? ''
    const pod = ports[10 + (index % (ports.length - 10))] ?? ''
    const etd = `2026-12-${String((index % 28) + 1).padStart(2, '0')}`
    rows.push([
      ...[pol, pod, carriers[index % carriers.length] ?? '', `B${index}`].map(words),
      number(10 + (index % 30)),
      ...[etd, '2026-12-01', '2026-12-31'].map(words),
      ...[900, 1700, 1750].map((price) => number(price + (index % 500))),
    ])
  }
  return await writeXlsxFile(rows, { sheet: 'rates' }).toBuffer()
}

async function addLoad({ db }: Pick<OpenedDatabase, 'db'>, brand: BrandPlan, bytes: Uint8Array): Promise<void> {
  const person = { id: 'bench', brand: brand.id, company_id: null, account: 'bench', role: 'staff', name: 'bench', latin_name: 'bench' }
  await db
    .insertInto('users')
    .values({ ...person, phone: null, email: null, password_hash: null })
    .execute()
  const file = { id: 'bench', brand: brand.id, company_id: null, user_id: 'bench', order_id: null, kind: 'rate-sheet', name: 'bench.xlsx' }
  await db
    .insertInto('files')
    .values({ ...file, type: '', size: bytes.length, sha256: '', key: 'bench', belongs_to: 'rate-load:L1' })
    .execute()
  const who = { by_user: 'bench', by_name: 'bench', by_latin: 'bench', by_role: 'staff', request_id: 'bench' }
  await db
    .insertInto('rate_loads')
    .values({
      id: 'L1',
      brand: brand.id,
      company_id: null,
      state: 'waiting',
      overlap: 'refuse',
      release: 'bench',
      language: 'en',
      file_id: 'bench',
      file_name: 'bench.xlsx',
      ...who,
      created_at: new Date(),
    })
    .execute()
}
