/** A server's worker in a process of its own: it hands each delivery over, says so in a file, and never gets to mark it. */
import { appendFileSync } from 'node:fs'
import { openDatabase } from '../../../src/server/db/index.ts'
import { startWorker } from '../../../src/server/outbox/index.ts'

const [, , url = '', folder = '', received = ''] = process.argv
const log = { info: () => {}, warn: () => {}, error: () => {} }
const { db } = await openDatabase({ url: url === '' ? undefined : url, folder, log })
const mail = {
  keeps: false,
  deliver: ({ id }: { readonly id: number }) => {
    appendFileSync(received, `${id}\n`)
    return new Promise<never>(() => {})
  },
}
// The worker's own timers keep no process alive.
setInterval(() => {}, 1_000)
startWorker({ db, channels: { mail }, now: () => new Date(), log })
