/** Shared answers come from a read replica while it is current, and from the database while it is late or away. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { createTestDatabase, openReplica, type Replica, type TestDatabase } from '../../../src/server/db/index.ts'
import { demoWorld, openWorldPortal } from '../support.ts'

const warnings: string[] = []
const log = { info: () => {}, warn: (_data: object, text: string) => void warnings.push(text), error: () => {} }

/** A copy of the database that does not follow it, as a replica that has fallen behind. */
let copy: TestDatabase
let replica: Replica
let portal: TestPortal
let token: string

describe.runIf(process.env.DATABASE_URL)('a read replica', () => {
  beforeAll(async () => {
    copy = await createTestDatabase(demoWorld)
    replica = openReplica({ url: copy.url ?? '', log, poolSize: 2 })
    portal = await openWorldPortal({ replica })
    token = await portal.signIn('shipper')
  })
  afterAll(async () => {
    await portal?.close()
    await replica?.close()
    await copy?.close()
  })

  let day = 0
  /** The remarks of the first rate, each time in a search that was never asked before. */
  async function readMark(): Promise<unknown> {
    day += 1
    const url = `/api/rates/sea?pol=CNNGB&pod=USLAX&etdFrom=2001-01-${String(day).padStart(2, '0')}`
    const answer = await portal.app.inject({ url, headers: { host: 'localhost', 'access-token': token } })
    const { data } = answer.json() as { data: { rows: { remarks: string }[] } }
    return data.rows[0]?.remarks
  }

  /** Without the trigger that counts: the copy differs, but claims to be current. */
  const markCopy = async (mark: string) => {
    await sql`alter table rates disable trigger user`.execute(copy.db)
    await sql`update rates set data = data || ${JSON.stringify({ remarks: mark })}::jsonb`.execute(copy.db)
    await sql`alter table rates enable trigger user`.execute(copy.db)
  }

  it('is read while it has all changes, and not before', async () => {
    await markCopy('of the copy')
    expect(await readMark()).toBe('of the copy')
    await sql`update rates set data = data || '{"remarks": "changed"}'`.execute(portal.test.db)
    expect(await readMark()).toBe('changed')
    // The replica catches up.
    await sql`update rates set state = state`.execute(copy.db)
    expect(await readMark()).toBe('of the copy')
  })

  it('is left alone for a while when it breaks off a query or is away', async () => {
    await sql`alter table rates rename to rates_elsewhere`.execute(copy.db)
    expect(await readMark(), 'a query that fails').toBe('changed')
    const away = openReplica({ url: 'postgres://nobody@127.0.0.1:1/none', log, poolSize: 1 })
    const before = warnings.length
    const asked: boolean[] = []
    for (let turn = 0; turn < 3; turn++) {
      asked.push((await away.ifCurrent(async (db) => (await sql`select 1`.execute(db)).rows.length === 1)) === null)
    }
    expect(asked).toEqual([true, true, true])
    expect(warnings.length - before, 'asked once').toBe(1)
    await away.close()
  })
})
