/** A mail server behind a connection that stalls: real SMTP, a real proxy. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Line, openLine } from '../../../scripts/trial/line.ts'
import { type Mailbox, openMailbox } from '../../../scripts/trial/mailbox.ts'
import { createTestDatabase, inTransaction, type TestDatabase } from '../../../src/server/db/index.ts'
import { createMailTransport } from '../../../src/server/platform/mails/index.ts'
import { queueDelivery, startWorker, type Worker } from '../../../src/server/platform/outbox/index.ts'
import { until } from '../../support/until.ts'

const warnings: string[] = []
const log = { info: () => {}, warn: (_facts: object, text: string) => void warnings.push(text), error: () => {} }
let begun = 0
let database: TestDatabase
let mailbox: Mailbox
let line: Line
let worker: Worker

beforeAll(async () => {
  database = await createTestDatabase()
  mailbox = await openMailbox()
  line = await openLine('127.0.0.1', Number(new URL(mailbox.url).port))
  const transport = createMailTransport(`smtp://127.0.0.1:${line.port}`, 'portal@harbour.example')
  const mail = {
    keeps: false,
    deliver: async ({ id, recipient }: { id: number; recipient: string }) => {
      begun += 1
      await transport.send({ id, recipient, subject: 'News', body: 'News' })
    },
  }
  worker = startWorker({ db: database.db, channels: { mail }, now: () => new Date(), log })
})
afterAll(async () => {
  await worker?.stop()
  await line?.close()
  await mailbox?.close()
  await database?.close()
})

it('e-mails held up by a silent line are sent as soon as it works again, and none counts as refused', async () => {
  await line.set('swallow')
  const ids = await queueMails(30)
  worker.wake()
  await until('the first ones fail', async () => (await rows()).some(({ failure }) => failure !== null))
  const later = await queueMails(1)
  const before = begun
  await until('more are tried meanwhile', () => begun >= before + 2)
  await line.set('carry')
  const back = performance.now()
  await until('an e-mail arrives', () => mailbox.received.size > 0)
  console.log(`silent mail server: the next e-mail arrives ${Math.round(performance.now() - back)} ms after it is back`)
  await until('all arrive', () => [...ids, ...later].every((id) => mailbox.received.has(String(id))))
  await until('all are marked', async () => (await rows()).every(({ state }) => state === 'sent'))
  // Hanging deliveries failed only after others had succeeded.
  expect(warnings.filter((text) => text === 'a channel does not respond')).toHaveLength(1)
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  expect([...mailbox.received.values()].every((times) => times === 1)).toBe(true)
})

const rows = () => database.db.selectFrom('outbox').select(['id', 'state', 'attempts', 'failure']).orderBy('id').execute()

function queueMails(count: number): Promise<number[]> {
  const mail = { brand: 'one', channel: 'mail', recipient: 'crew@harbour.example', payload: {} }
  return inTransaction(database.db, (tx) => Promise.all(Array.from({ length: count }, () => queueDelivery(tx, mail, new Date()))))
}
