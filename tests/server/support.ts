/** Shared by handler tests: the shipped release, a database with the demo data, and calls as the dispatcher makes them. */
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import { seedWorld } from '#demo'
import {
  compileOnce,
  createTestDatabase,
  nameImage,
  type OpenTestPortalOptions,
  openTestPortal,
  servingImage,
  type TestPortal,
} from '#server'
import { type Database, inTransaction } from '../../src/server/db/index.ts'
import type { Actor, Call, OutgoingMail } from '../../src/server/kernel/call.ts'
import { createDiskStore } from '../../src/server/platform/files/index.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
/** A Saturday; all sailings in the demo data depart later. */
export const today = '2026-11-21'

/** Compiled once for all test files of a process. */
export async function buildShippedRelease(): Promise<Release> {
  const { release } = await compileOnce(root, () => new Date(`${today}T02:00:00Z`))
  if (!release) throw new Error('The shipped documents do not compile')
  return release
}

/** Small demo data: 3,000 sea rates of the default brand and 60 orders per brand. */
export const demoWorld = servingImage('world', async ({ db }, release) => {
  await seedWorld(db, release, { seed: 1, today, rates: 3000, orders: 60, files: await createDiskStore(worldFiles()) })
})

/** Folder with the demo users' files, next to the image. */
function worldFiles(): string {
  return join(root, '.cache/tests', `${nameImage(demoWorld)}-files`)
}

/** A portal on a copy of the small demo database; closing it closes its database. */
export function openWorldPortal(options: Omit<OpenTestPortalOptions, 'root'> = {}): Promise<TestPortal> {
  return openTestPortal({ root, now: new Date(`${today}T02:00:00Z`), image: demoWorld, ...options })
}

export interface HandlerStage {
  readonly db: Kysely<Database>
  readonly release: Release
  readonly mails: OutgoingMail[]
  /** A call by a demo account; default: by a visitor. */
  readonly callAs: (account: string | null, more?: Partial<Call>) => Promise<Call>
  readonly close: () => Promise<void>
}

/** The small demo data without a server, for tests that call handlers directly. */
export async function openHandlerStage(): Promise<HandlerStage> {
  const release = await buildShippedRelease()
  const opened = await createTestDatabase(demoWorld)
  const folder = await mkdtemp(join(tmpdir(), 'stage-'))
  await cp(worldFiles(), folder, { recursive: true })
  const files = await createDiskStore(folder)
  const mails: OutgoingMail[] = []
  const { db } = opened
  async function callAs(account: string | null, more: Partial<Call> = {}): Promise<Call> {
    const brand = more.brand ?? release.brands[release.defaultBrand]
    if (!brand) throw new Error('The release has no default brand.')
    return {
      db,
      transaction: (work) => inTransaction(db, work),
      actor: await findActor(db, brand.id, account),
      brand,
      release,
      orderType: null,
      entity: null,
      language: 'zh',
      now: () => new Date(`${today}T03:00:00Z`),
      requestId: 'test',
      idempotencyKey: null,
      validateInput: unused,
      validateForm: unused,
      ask: unused,
      mail: (_tx, mail) => {
        mails.push(mail)
        return Promise.resolve()
      },
      files,
      upload: null,
      setHeader: () => {},
      sessions: { current: null, open: unused, close: unused },
      releases: {
        check: unused,
        compare: unused,
        publish: unused,
        publishing: unused,
        rollback: unused,
        history: unused,
        read: unused,
      },
      remoteAddress: '127.0.0.1',
      origin: 'http://portal.test',
      ...more,
    }
  }
  return { db, release, mails, callAs, close: opened.close }
}

async function findActor(db: Kysely<Database>, brand: string, account: string | null): Promise<Actor> {
  if (account === null) return { kind: 'visitor', userId: null, companyId: null, name: '', latinName: '' }
  const user = await db.selectFrom('users').selectAll().where('brand', '=', brand).where('account', '=', account).executeTakeFirstOrThrow()
  return { kind: user.role as Actor['kind'], userId: user.id, companyId: user.company_id, name: user.name, latinName: user.latin_name }
}

function unused(): never {
  throw new Error('This test does not provide that part of a call.')
}
