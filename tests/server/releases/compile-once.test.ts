import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashFiles } from '#config'
import { readSmallWorld, refusingCache } from '../../../src/config/testing.ts'
import { createTestDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { createBuilder, createShelf, keepCompiled } from '../../../src/server/platform/releases/index.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

it('one server compiles while another waits, which then reads the result', async ({ skip }) => {
  if (test.kind === 'embedded') return skip('an embedded database has one server')
  const documents = [...readSmallWorld().values()]
  const stored = [{ hash: hashFiles(documents) }, () => Promise.resolve(documents)] as const
  const options = { root: '', now: () => new Date() }
  const firstRelease = createBuilder({ ...options, compiled: keepCompiled(createShelf(test)) }).stored(...stored)
  const countLocks = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`.execute(
        test.db,
      )
    ).rows.length
  await expect.poll(countLocks, { timeout: 60_000 }).toBe(1)
  const otherRelease = createBuilder({ ...options, cache: refusingCache, compiled: keepCompiled(createShelf(test)) }).stored(...stored)
  expect(await otherRelease).toEqual(await firstRelease)
  const keptRows = await test.db.selectFrom('compiled_releases').select('kind').where('kind', '=', 'release').execute()
  expect(keptRows).toHaveLength(1)
})
