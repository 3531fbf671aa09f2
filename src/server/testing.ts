/** The whole portal on a fresh database, for tests: the real parts, a clock handed in, a few people of every role. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createHasher } from './accounts/index.ts'
import { buildApp } from './app.ts'
import { createTestDatabase, type TestDatabase } from './db/index.ts'
import { createDiskStore } from './files/index.ts'
import { createHandlers } from './handlers.ts'
import { createControl } from './http/control.ts'
import { createLog } from './log.ts'
import type { Handlers } from './operation.ts'
import { openReleases, type Releases } from './releases/index.ts'

export interface TestPortal {
  readonly app: FastifyInstance
  readonly test: TestDatabase
  readonly releases: Releases
  /** Stands still until it is moved. */
  readonly clock: { now: Date }
  /** Its token. */
  readonly signIn: (account: string, host?: string) => Promise<string>
  readonly close: () => Promise<void>
}

export interface OpenTestPortalOptions {
  readonly root: string
  readonly watch?: boolean
  /** Replaces handlers, to make one fail. */
  readonly handlers?: Partial<Handlers>
  /** A second server on a database that is open already. */
  readonly shared?: TestDatabase
}

export const testPassword = 'Harbour2026'

/** Accounts are called after their role; `other` administers a second company, `elsewhere` belongs to another brand. */
const people = [
  ['registered', 'registered', null],
  ['pending', 'pending', 'one'],
  ['member', 'member', 'one'],
  ['admin', 'admin', 'one'],
  ['other', 'admin', 'two'],
  ['staff', 'staff', null],
  ['analyst', 'analyst', null],
] as const

export async function openTestPortal(options: OpenTestPortalOptions): Promise<TestPortal> {
  const test = options.shared ?? (await createTestDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const clock = { now: new Date('2026-11-21T02:00:00Z') }
  const now = () => clock.now
  const log = createLog('silent')
  const { db } = test
  const releases = await openReleases({ database: test, root: options.root, mode: 'demo', now, log, watch: options.watch ?? false })
  const { release } = releases.current()
  if (!options.shared) await addPeople(test, release.defaultBrand)
  const app = await buildApp({
    services: { db, files: await createDiskStore(join(folder, 'files')), releases, now },
    handlers: { ...createHandlers({ hasher: createHasher(), releases }), ...options.handlers },
    control: createControl(folder),
    demo: true,
    secure: false,
    trustProxy: false,
    root: options.root,
    log,
    openRenderer: null,
  })
  return {
    app,
    test,
    releases,
    clock,
    signIn: async (account, host = 'localhost') => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/account/signIn',
        headers: { host },
        payload: { account, password: testPassword },
      })
      const token = answer.headers['access-token']
      if (typeof token !== 'string') throw new Error(`${account} could not sign in: ${answer.body}`)
      return token
    },
    close: async () => {
      await app.close()
      await releases.close()
      if (!options.shared) await test.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addPeople({ db }: TestDatabase, brand: string): Promise<void> {
  const companies = ['one', 'two'].map((id) => ({ id, brand, name: `company ${id}`, latin_name: `Company ${id}`, status: 'certified' }))
  await db.insertInto('companies').values(companies).execute()
  const hasher = createHasher()
  for (const [account, role, company_id] of people) {
    const password_hash = await hasher.hash(testPassword)
    await db
      .insertInto('users')
      .values({
        id: account,
        brand,
        company_id,
        account,
        role,
        name: account,
        latin_name: account,
        phone: null,
        email: null,
        password_hash,
      })
      .execute()
  }
}
