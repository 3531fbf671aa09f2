/** The whole portal on a fresh database, for tests: real parts, an injected clock, users of every role. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { loadDocuments, type Release, sharedBuildCache } from '#config'
import { buildApp } from './app.ts'
import type { ModelSettings } from './content/assistant/index.ts'
import { createTestDatabase, type DatabaseImage, emptyImage, inTransaction, type Replica, type TestDatabase } from './db/index.ts'
import { readEnv } from './env.ts'
import { type LoaderParts, runNextLoad } from './feeds/imports/index.ts'
import { createKeys, createLocate } from './feeds/sources/index.ts'
import { notifyFollowers } from './feeds/tracking/index.ts'
import { applyCallTimes, applyNext, type Intake, type TakenIn, takeIn } from './feeds/transport/index.ts'
import { createHandlers } from './handlers.ts'
import { createControl, makeOwnCall, type Renderer } from './http/index.ts'
import { createBrandOrigins, createLog, createVault, type FileStore, type Handlers } from './kernel/index.ts'
import { createHasher } from './people/accounts/index.ts'
import { createPublishedKeys } from './people/token-sign-in/index.ts'
import { createWebhookSender } from './people/webhooks/index.ts'
import { createDiskStore } from './platform/files/index.ts'
import { openBody } from './platform/mails/index.ts'
import { deliverInSequence } from './platform/outbox/index.ts'
import {
  type Ahead,
  compileAhead,
  createBuilder,
  createFileShelf,
  keepCompiled,
  makeLive,
  type OpenCall,
  openReleases,
  type Releases,
} from './platform/releases/index.ts'

export interface TestPortal {
  readonly app: FastifyInstance
  readonly test: TestDatabase
  readonly releases: Releases
  readonly files: FileStore
  /** Only moves when a test sets it. */
  readonly clock: { now: Date }
  /** Sends what is due to webhooks; returns how many deliveries were tried. */
  readonly sendWebhooks: () => Promise<number>
  /** Returns the session token. */
  readonly signIn: (account: string, host?: string) => Promise<string>
  /** Runs the next step of a rate load, as a running server does; returns whether one was waiting. */
  readonly runLoad: (more?: Partial<LoaderParts>) => Promise<boolean>
  /** Takes in events and port calls as a source does, and moves the orders that they concern. */
  readonly takeIn: (intake: Intake) => Promise<TakenIn>
  /** E-mails and text messages to a recipient, newest first, as plain text. */
  readonly messagesTo: (recipient: string) => Promise<{ channel: string; subject: string; body: string }[]>
  /** Starts listening over HTTP; commands find the server by the data directory that this returns. */
  readonly listen: () => Promise<string>
  readonly close: () => Promise<void>
}

export interface OpenTestPortalOptions {
  readonly root: string
  readonly watch?: boolean
  /** Replaces handlers, to make one fail. */
  readonly handlers?: Partial<Handlers>
  /** Initial time of its clock. */
  readonly now?: Date
  /** Default: none. */
  readonly replica?: Replica
  /** Renders pages; without it no pages are served. */
  readonly renderer?: Renderer
  /** Receives every log line; default: nothing is logged. */
  readonly onLog?: (line: string) => void
  /** Whether text messages can be sent; default: true. */
  readonly sms?: boolean
  /** Language model of the assistant; default: none. */
  readonly model?: ModelSettings
  /** Whether uploaded files wait for a scanner. */
  readonly scanned?: boolean
  /** The setting TRUST_PROXY; without it, X-Forwarded headers are ignored. */
  readonly trustProxy?: string
  /** Public address of the portal, as in the setting PUBLIC_ORIGIN. */
  readonly publicOrigin?: string
  /** Where the keys of issuers are, whatever the manifests declare. */
  readonly keysAt?: string
  /** Keys of sources, by the name of their variable. */
  readonly sourceKeys?: Readonly<Record<string, string>>
  /** Starts a second server on a database that is already open. */
  readonly shared?: TestDatabase
  /** Initial database; default: serves the documents of `root` to the users below. */
  readonly image?: DatabaseImage
  /** Folder with the contents of the files in the database; it is copied. */
  readonly files?: string
}

export const testPassword = 'Harbour2026'
const testKey = 'every test server has this same key'

/** Accounts are named after their role; `other` administers a second company, `elsewhere` belongs to another brand. */
const people = [
  ['registered', 'registered', null],
  ['pending', 'pending', 'one'],
  ['member', 'member', 'one'],
  ['admin', 'admin', 'one'],
  ['other', 'admin', 'two'],
  ['staff', 'staff', null],
  ['analyst', 'analyst', null],
] as const

const firstDay = new Date('2026-11-21T02:00:00Z')
/** Sources of a served release and its demo data. */
export const servedSources = ['src/config', 'src/domain', 'src/generated', 'src/rules', 'src/server', 'schemas', 'brands']

/** Database image with the shipped release and the data of `add`; a portal starts on it without a check. */
export function servingImage(name: string, add: (database: TestDatabase, release: Release) => Promise<unknown>): DatabaseImage {
  return {
    name,
    sources: servedSources,
    from: emptyImage,
    fill: async (database) => {
      const now = () => firstDay
      const ahead = await compileOnce(shippedRoot, now)
      const releases = await openReleases({ database, root: shippedRoot, mode: 'demo', now, log: createLog('silent'), watch: false, ahead })
      await add(database, releases.current().release)
      await releases.close()
    },
  }
}

export const peopleImage = servingImage('people', (database, release) => addPeople(database, release.defaultBrand))

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of a portal for tests are listed once, as in main.ts
export async function openTestPortal(options: OpenTestPortalOptions): Promise<TestPortal> {
  const { renderer, root, onLog, now: start = firstDay } = options
  const clock = { now: start }
  const now = () => clock.now
  const log = onLog ? createLog('debug', { write: onLog }) : createLog('silent')
  const image = options.image ?? (resolve(root) === resolve(shippedRoot) ? peopleImage : emptyImage)
  const test = options.shared ?? (await createTestDatabase(image))
  const { db } = test
  // The image was created on another day.
  if (!options.shared) await db.updateTable('release_pointer').set({ at: start }).execute()
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const releases = await openReleases({
    database: test,
    root,
    mode: 'demo',
    now,
    log,
    watch: options.watch ?? false,
    ahead: await compileOnce(root, now),
  })
  if (!options.shared && image === emptyImage) await addPeople(test, releases.current().release.defaultBrand)
  if (options.files) cpSync(options.files, join(folder, 'files'), { recursive: true })
  const files = await createDiskStore(join(folder, 'files'), { scanned: options.scanned ?? false })
  const vault = createVault(testKey)
  const control = createControl(folder)
  const locate = createLocate({ allowPrivate: true, simulator: null })
  const keys = createPublishedKeys({ now, log, allowLocal: true, ...(options.keysAt ? { locate: () => options.keysAt ?? '' } : {}) })
  const originOf = createBrandOrigins(() => options.publicOrigin ?? 'http://localhost')
  const app = await buildApp({
    services: { db, replica: options.replica ?? null, files, releases, now, vault, originOf },
    handlers: {
      ...createHandlers({
        hasher: createHasher(),
        releases,
        vault,
        originOf,
        sms: options.sms ?? true,
        keys,
        log,
        model: options.model ?? null,
        allowPrivateAddresses: true,
        locate,
      }),
      ...options.handlers,
    },
    control,
    demo: true,
    secure: false,
    trustedProxies: readEnv({ TRUST_PROXY: options.trustProxy }).trustedProxies,
    root: options.root,
    log,
    sourceKey: createKeys(options.sourceKeys ?? {}),
    locate,
    observeAnswer: () => {},
    openRenderer: renderer ? () => Promise.resolve(renderer) : null,
  })
  const openCall: OpenCall = (who, tx) => makeOwnCall({ db, files, releases, now, vault }, who, tx)
  const deliver = createWebhookSender({ db, vault, releases, now, allowPrivate: true })
  const portal: TestPortal = {
    app,
    test,
    releases,
    files,
    clock,
    runLoad: (more) => runNextLoad({ db, files, releases, now, log, openCall, ...more }),
    takeIn: async (intake) => {
      const taken = await inTransaction(db, (tx) => takeIn(tx, intake, now()))
      const parts = { db, releases, originOf, openCall, now, log, notifyFollowers }
      for (const brand of Object.values(releases.current().release.brands)) {
        while ((await applyNext(parts, brand)) > 0);
        await applyCallTimes(parts, brand, now())
      }
      return taken
    },
    sendWebhooks: async () => {
      let sent = 0
      for (let count = -1; count !== 0; sent += count) count = await deliverInSequence({ db, deliver, now, log })
      return sent
    },
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
    messagesTo: async (recipient) => {
      const rows = db.selectFrom('mails').innerJoin('outbox', 'outbox.id', 'mails.id').where('mails.recipient', '=', recipient)
      const mails = await rows.select(['mails.channel', 'mails.subject', 'outbox.payload']).orderBy('mails.id', 'desc').execute()
      return mails.map(({ payload, ...mail }) => ({ ...mail, body: openBody(vault, recipient, payload) ?? '' }))
    },
    listen: async () => {
      control.announce(await app.listen({ host: '127.0.0.1', port: 0 }))
      return folder
    },
    close: async () => {
      await app.close()
      await releases.close()
      if (!options.shared) await test.close()
      rmSync(folder, { recursive: true, force: true })
      letGo(portal)
    },
  }
  return portal
}

/** Releases the memory of a closed portal: test files of a worker stay loaded, and their variables would keep it alive. */
function letGo(closed: object): void {
  for (const name of Object.keys(closed)) Reflect.deleteProperty(closed, name)
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

export const shippedRoot = fileURLToPath(new URL('../../', import.meta.url))

const cache = sharedBuildCache()
/** The shipped documents are compiled and checked once for all processes of a test run. */
const compiled = keepCompiled(createFileShelf(join(shippedRoot, '.cache/tests/compiled')))
const shipped = new Map<number, Promise<Omit<Ahead, 'builder'>>>()

/** Compiles ahead as a server does, with the dated values of that moment. */
export async function compileOnce(root: string, now: () => Date): Promise<Ahead> {
  if (resolve(root) !== resolve(shippedRoot)) return await compileAhead({ root, now, cache })
  const at = now().getTime()
  const builder = createBuilder({ root, now, cache, compiled })
  const compiledAt = shipped.get(at) ?? compileShipped(builder)
  shipped.set(at, compiledAt)
  return { ...(await compiledAt), builder }
}

let files: ReturnType<typeof loadDocuments> | undefined

async function compileShipped(builder: Ahead['builder']): Promise<Omit<Ahead, 'builder'>> {
  files ??= loadDocuments(shippedRoot)
  const release = await builder.compileUnchecked(await files)
  return { files: await files, release, live: await makeLive(release, true) }
}
