import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, inTransaction, type TestDatabase } from './index.ts'
import type { LentWork } from './testing-lent.ts'

let database: TestDatabase
let child: ChildProcess
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await database.close()
})

function openChild(): void {
  child = fork(join(import.meta.dirname, 'testing-lent.ts'), { env: { ...process.env, LENT_URL: database.url ?? undefined }, execArgv: [] })
  database.shareWith(child)
}

/** Resolves when the child says so. */
function untilTold(kind: string): Promise<void> {
  return new Promise((done) => {
    child.on('message', (message: { kind: string }) => {
      if (message.kind === kind) done()
    })
  })
}

async function addCompany(id: string): Promise<void> {
  await database.db.insertInto('companies').values({ id, brand: 'b', name: id, latin_name: id, status: 'certified' }).execute()
}

async function countOf(prefix: string): Promise<number> {
  return (await database.db.selectFrom('companies').select('id').where('id', 'like', `${prefix}-%`).execute()).length
}

it('runs the transactions of a child process and those of the server one after the other', async () => {
  openChild()
  const inserted = untilTold('inserted')
  child.send({ prefix: 'child', rows: 60, hangs: false } satisfies LentWork)
  const rolledBack = Array.from({ length: 60 }, (_, row) =>
    inTransaction(database.db, async (tx) => {
      await tx
        .insertInto('companies')
        .values({ id: `gone-${row}`, brand: 'b', name: 'x', latin_name: 'x', status: 'x' })
        .execute()
      return { ok: false, error: 'error.conflict' } as const
    }),
  )
  const added = Array.from({ length: 60 }, (_, row) => addCompany(`server-${row}`))
  await Promise.all([inserted, ...rolledBack, ...added])
  expect({ child: await countOf('child'), server: await countOf('server'), gone: await countOf('gone') }).toEqual({
    child: 60,
    server: 60,
    gone: 0,
  })
})

it('undoes the transaction of a child process that is killed, and serves on', async () => {
  child.kill('SIGKILL')
  openChild()
  const hanging = untilTold('hanging')
  child.send({ prefix: 'killed', rows: 3, hangs: true } satisfies LentWork)
  await hanging
  child.kill('SIGKILL')
  await addCompany('after-1')
  expect({ killed: await countOf('killed'), after: await countOf('after') }).toEqual({ killed: 2, after: 1 })
})
