/** Child process of a test, which uses the database that its parent lends it. */
import process from 'node:process'
import { openShared } from './open.ts'
import { inTransaction } from './transaction.ts'

export interface LentWork {
  readonly prefix: string
  readonly rows: number
  /** Never ends its last transaction. */
  readonly hangs: boolean
}

const silent = { info: () => {}, warn: () => {}, error: () => {} }

process.on('message', ({ prefix, rows, hangs }: Partial<LentWork>) => {
  if (prefix !== undefined && rows !== undefined) void insertRows({ prefix, rows, hangs: hangs === true })
})

async function insertRows({ prefix, rows, hangs }: LentWork): Promise<void> {
  const { db } = await openShared({ url: process.env['LENT_URL'], log: silent })
  for (let row = 0; row < rows; row += 1) {
    await inTransaction(db, async (tx) => {
      const id = `${prefix}-${row}`
      await tx.insertInto('companies').values({ id, brand: 'b', name: id, latin_name: id, status: 'certified' }).execute()
      if (!hangs || row < rows - 1) return
      process.send?.({ kind: 'hanging' })
      await new Promise(() => {})
    })
  }
  process.send?.({ kind: 'inserted' })
}
