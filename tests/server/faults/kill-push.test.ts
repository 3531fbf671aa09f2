import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server'
import { openMailbox } from '../../../scripts/trial/mailbox.ts'
import { type Portal, startPortal } from '../../../scripts/trial/portal.ts'
import { openDatabase } from '../../../src/server/db/index.ts'
import { readSample } from '../../support/dcsa-oracle.ts'
import { ensureDemoData } from '../../support/demo-data.ts'
import { root } from '../../support/documents.ts'
import { isWhole } from '../../support/sample.ts'

const kills = isWhole ? 5 : 1
const publishers = 6
const eventsPerPush = 20
const secret = Buffer.from('the secret of a subscription in a trial').toString('base64')
/** Declared in the demo brand. */
const source = 'demo-carrier-push'
const dataDir = mkdtempSync(join(tmpdir(), 'kill-push-'))
const silent = { info: () => {}, warn: () => {}, error: () => {} }
let database: TestDatabase | null = null
afterAll(async () => {
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Push {
  readonly ids: readonly string[]
  readonly body: string
  isAcknowledged: boolean
}

const [, , equipment] = readSample('tnt-220-response') as Record<string, unknown>[]

function makePush(first: number): Push {
  const ids = Array.from({ length: eventsPerPush }, (_, index) => `3cecb101-7a1a-43a4-9d62-${String(first + index).padStart(12, '0')}`)
  return { ids, body: JSON.stringify(ids.map((eventID) => ({ ...equipment, eventID }))), isAcknowledged: false }
}

/** False if there was no answer, or none that acknowledges. */
async function send(url: string, { body }: Push): Promise<boolean> {
  const signature = `sha256=${createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'notification-signature': signature }
  const answer = await fetch(`${url}/dcsa/${source}/events`, { method: 'POST', headers, body }).catch(() => null)
  if (answer && answer.status !== 204) throw new Error(`The push was answered with ${answer.status}`)
  return answer !== null
}

test('a server killed while events are pushed to it loses none that it acknowledged and stores none twice', {
  timeout: 600_000,
}, async () => {
  database = process.env.DATABASE_URL ? await createTestDatabase() : null
  if (!database) cpSync(await ensureDemoData(), dataDir, { recursive: true })
  const mailbox = await openMailbox()
  const settings = {
    root,
    dataDir,
    databaseUrl: database?.url ?? null,
    smtpUrl: mailbox.url,
    environment: { SOURCE_DEMO_SECRET: secret },
  }
  const pushes: Push[] = []
  let portal: Portal | null = null
  const publish = async (isDead: () => boolean) => {
    while (!isDead() && portal) {
      const push = makePush(pushes.length * eventsPerPush)
      pushes.push(push)
      push.isAcknowledged = await send(portal.url, push)
      if (!push.isAcknowledged) return
    }
  }
  let unanswered = 0
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      portal = await startPortal(settings)
      let isDead = false
      const known = pushes.length
      const load = Promise.all(Array.from({ length: publishers }, () => publish(() => isDead)))
      while (pushes.length < known + 3 * publishers) await wait(20)
      await wait(Math.random() * 500)
      // Odd crashes leave the database process alive.
      await portal?.kill(kill % 2 === 0)
      isDead = true
      await load
      unanswered += pushes.filter(({ isAcknowledged }) => !isAcknowledged).length
    }
    portal = await startPortal(settings)
    // Publishers repeat what was not acknowledged, and now and then what was.
    for (const [index, push] of pushes.entries())
      if (portal && (!push.isAcknowledged || index % 5 === 0)) push.isAcknowledged = await send(portal.url, push)
    await portal?.stop()
    portal = null
  } finally {
    await portal?.kill(true)
    await mailbox.close()
  }
  const { keys, counted } = await readStored()
  expect(unanswered, 'a crash without pushes under way would prove nothing').toBeGreaterThan(0)
  expect(pushes.every(({ isAcknowledged }) => isAcknowledged)).toBe(true)
  expect(keys).toEqual(pushes.flatMap(({ ids }) => ids.map((id) => `${source}|${id}`)).sort())
  // Each was new once; every other report of it is counted as a repetition.
  expect(counted).toEqual({ taken: keys.length, halves: 0 })
})

async function readStored() {
  const opened = await openDatabase({ url: database?.url ?? undefined, folder: `${dataDir}/database`, log: silent })
  try {
    const events = await sql<{ key: string }>`select event_key as key from transport_events where source = ${source} order by 1`.execute(
      opened.db,
    )
    const { rows } = await sql<{ taken: number; halves: number }>`
      select sum(taken)::int as taken, (count(*) filter (where taken + repeated <> ${eventsPerPush}))::int as halves
      from source_receipts where source = ${source}`.execute(opened.db)
    return { keys: events.rows.map(({ key }) => key), counted: rows[0] }
  } finally {
    await opened.close()
  }
}
