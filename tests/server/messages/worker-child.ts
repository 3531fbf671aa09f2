/** A server's worker in a separate process: it delivers each message, records it in a file, and never marks it as sent. */
import { appendFileSync } from 'node:fs'
import { openDatabase } from '../../../src/server/db/index.ts'
import { startWorker } from '../../../src/server/platform/outbox/index.ts'

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
// The worker's timers do not keep the process alive.
setInterval(() => {}, 1_000)
startWorker({ db, channels: { mail }, now: () => new Date(), log })
