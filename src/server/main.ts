/** Starts the portal: settings, database, release, demo world, HTTP; and shuts it down without losing a request. */

import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { type OpenedDatabase, openMigrated, openReplica } from './db/index.ts'
import type { DemoAccount, DemoBank } from './demo/index.ts'
import type { Env } from './env.ts'
import { createKeys, createLocate } from './feeds/sources/index.ts'
import { createHandlers } from './handlers.ts'
import { type Control, createControl, openBuiltRenderer, openDevRenderer } from './http/index.ts'
import {
  createBrandOrigins,
  type createLog,
  createVault,
  type Handlers,
  keepDemoKey,
  type RunningJobs,
  type Stoppable,
} from './kernel/index.ts'
import { type Metrics, startMetrics } from './metrics.ts'
import { countStranded } from './orders/order/index.ts'
import { createHasher } from './people/accounts/index.ts'
import { warnOfMissingStaff } from './people/staff/index.ts'
import { createPublishedKeys } from './people/token-sign-in/index.ts'
import { createDiskStore } from './platform/files/index.ts'
import { createMailTransport, createSmsGateway, demoMailbox, type Transports } from './platform/mails/index.ts'
import { warnOfExampleContacts } from './platform/notifications/index.ts'
import { openRecords } from './platform/records/index.ts'
import { compileAhead, keepCompiled, openReleases, openShelf, type Releases } from './platform/releases/index.ts'
import { recordServices } from './record-services.ts'
import { reportStep } from './report-step.ts'

export interface StartServerOptions {
  readonly env: Env
  /** Folder of schemas/, brands/ and dist/. */
  readonly root: string
  readonly log: ReturnType<typeof createLog>
  /** Serves browser code from its sources, with hot reload, instead of from dist/. */
  readonly dev: boolean
  /** One of several processes on a port: another prepares the database and works in the background. Default: no. */
  readonly onlyAnswers?: boolean
  /** Shared by processes on one port; default: the server's own. */
  readonly controlToken?: string
  /** Makes dist/ fresh. */
  readonly build: () => Promise<unknown>
  readonly now?: () => Date
}

export interface RunningServer {
  readonly url: string
  readonly app: FastifyInstance
  readonly releases: Releases
  readonly database: OpenedDatabase
  /** Empty in production. */
  readonly accounts: readonly DemoAccount[]
  /** Sites that show a brand in a frame; empty in production. */
  readonly banks: readonly DemoBank[]
  readonly close: () => Promise<void>
}

export async function startServer({ now = () => new Date(), ...options }: StartServerOptions): Promise<RunningServer> {
  const settings: Settings = { ...options, now }
  const { env } = settings
  const world = await openWorld(settings)
  if (!options.onlyAnswers) await reportGaps(settings, world)
  const control = createControl(env.dataDir, options.controlToken)
  const parts = await createParts(settings, world)
  if (!options.onlyAnswers) await openRecords(parts)
  const background = options.onlyAnswers ? noBackground : startBackground(parts)
  await world.built
  const metrics = await startMetrics(env.metrics, { database: world.database, jobs: background })
  const app = await openApp(settings, { parts, control, observeAnswer: metrics.observeAnswer })
  const url = nameUrl(await app.listen({ host: env.host, port: env.port }))
  parts.address.url = url
  if (!options.onlyAnswers) control.announce(url)
  const { demo, database, releases, release } = world
  const backlog = world.maker?.startBacklog(release)
  return {
    url,
    app,
    releases,
    database,
    accounts: demo?.listDemoAccounts(release) ?? [],
    banks: parts.banks,
    close: async () => {
      control.withdraw()
      // Finish accepted requests first, then close what they depend on.
      await app.close()
      await stopAll([...parts.banks, backlog, background, parts.simulator, { stop: releases.close }])
      await metrics.stop()
      await parts.replica?.close()
      await database.close()
    },
  }
}

const noBackground: RunningJobs = { reports: () => [], stop: () => Promise.resolve() }

type Settings = StartServerOptions & Required<Pick<StartServerOptions, 'now'>>
type World = Awaited<ReturnType<typeof openWorld>>
type Parts = Awaited<ReturnType<typeof createParts>>

/** Opens the stores, publishes the documents, and creates the demo world where it is missing. */
async function openWorld(settings: Settings) {
  const { env, root, log, now } = settings
  const { database, files, compiled, ahead, demo, built } = await openStores(settings)
  const maker = await demo?.openWorldMaker({ env, root, database, compiled, now, log })
  const opened = openReleases({ database, root, mode: env.mode, now, log, compiled, ...(ahead && { ahead }) })
  const releases = await reportStep(log, 'check and publish the documents', opened)
  const { release } = releases.current()
  if (maker) await reportStep(log, 'create the demo world', maker.seed(release))
  return { database, files, releases, release, demo, maker, built }
}

/** Opens the database and the files; compiles the documents and builds the browser code meanwhile. */
async function openStores({ env, root, log, build, now }: Settings) {
  const isDemo = env.mode === 'demo'
  const step = <T>(name: string, work: Promise<T>) => reportStep(log, name, work)
  const folder = `${env.dataDir}/database`
  const isNew = env.databaseUrl === undefined && !existsSync(folder)
  const opening = openMigrated({ url: env.databaseUrl, folder, log, poolSize: env.poolSize, isPatient: env.databaseUrl !== undefined })
  const compiled = keepCompiled(openShelf(env, opening))
  // The database opens in a child process; the documents compile meanwhile, in threads.
  const compiling = isDemo ? step('compile the documents', compileAhead({ root, now, compiled })) : undefined
  // A first start keeps two cores busy until then; creating the demo world leaves one of them idle.
  const stepOfBuild = () => step('build the browser code', build())
  const built = compiling && isNew ? compiling.then(stepOfBuild) : stepOfBuild()
  // The start awaits it later.
  built.catch(() => {})
  const [database, files, ahead, demo] = await Promise.all([
    step('open and migrate the database', opening),
    createDiskStore(env.filesDir, { scanned: env.clamavSocket !== undefined }),
    compiling,
    // Demo code is never loaded in production.
    isDemo ? import('./demo/index.ts') : null,
  ])
  return { database, files, compiled, ahead, demo, built }
}

/** Logs what operators have to mend. */
async function reportGaps({ log }: Settings, { database: { db }, release, demo }: World): Promise<void> {
  // After an upgrade, report unknown order states at startup, before users run into them.
  for (const stranded of await countStranded(db))
    log.error({ ...stranded }, 'orders are in a state that this version does not know; they can only be read')
  await warnOfMissingStaff({ db, release, log })
  if (!demo) warnOfExampleContacts({ release, log })
}

/** What both requests and background work use; in the demo, also a carrier and the banks. */
async function createParts({ env, now, log }: Settings, { database, files, releases, release, demo }: World) {
  const { db, maintain } = database
  // Best guess until the server listens.
  const address = { url: `http://localhost:${env.port}` }
  const originOf = createBrandOrigins(() => env.publicOrigin ?? address.url)
  const simulator = (await demo?.openSimulator({ db, release, log })) ?? null
  const banks = (await demo?.openDemoBanks({ release, host: env.host, originOf })) ?? []
  return {
    env,
    db,
    maintain,
    files,
    releases,
    now,
    log,
    address,
    originOf,
    replica: env.readUrl === undefined ? null : openReplica({ url: env.readUrl, log, poolSize: env.poolSize }),
    vault: createVault(env.secretKey ?? keepDemoKey(env.dataDir)),
    transports: createTransports(env),
    sourceKey: createKeys(env.sourceKeys),
    locate: createLocate({ allowPrivate: env.allowPrivateAddresses, simulator }),
    simulator,
    banks,
    ...recordServices,
  }
}

interface AppParts {
  readonly parts: Parts
  readonly control: Control
  readonly observeAnswer: Metrics['observeAnswer']
}

async function openApp({ env, root, log, dev, now }: Settings, { parts, control, observeAnswer }: AppParts): Promise<FastifyInstance> {
  const { db, replica, files, releases, originOf, vault, locate, sourceKey } = parts
  return await buildApp({
    services: { db, replica, files, releases, now, originOf, vault },
    handlers: createServerHandlers(parts),
    control,
    demo: env.mode === 'demo',
    secure: env.publicOrigin?.startsWith('https://') ?? false,
    trustedProxies: env.trustedProxies,
    root,
    log,
    sourceKey,
    locate,
    observeAnswer,
    openRenderer: (opened) => (dev ? openDevRenderer(root, opened.server) : openBuiltRenderer(root)),
  })
}

function createServerHandlers({ env, releases, originOf, vault, now, log, transports, locate, banks }: Parts): Handlers {
  const keys = createPublishedKeys({
    now,
    log,
    allowLocal: env.mode === 'demo',
    locate: (address) => banks.find(({ declaredKeys }) => declaredKeys === address)?.keys ?? address,
  })
  return createHandlers({
    originOf,
    hasher: createHasher(),
    releases,
    vault,
    sms: transports.sms !== null,
    keys,
    log,
    model: env.model,
    allowPrivateAddresses: env.allowPrivateAddresses,
    locate,
  })
}

/** Side by side; resolves when the last one has stopped. */
async function stopAll(work: readonly (Stoppable | null | undefined)[]): Promise<void> {
  await Promise.all(work.map((part) => part?.stop()))
}

/** In the demo, e-mail without a transport stays in the mailbox. */
function createTransports({ mode, smtpUrl, mailFrom, sms }: Env): Transports {
  const mailbox = mode === 'demo' ? demoMailbox : null
  return {
    mail: smtpUrl === undefined ? demoMailbox : createMailTransport(smtpUrl, mailFrom),
    sms: sms === null ? mailbox : createSmsGateway({ ...sms, publicOnly: mode === 'production' }),
  }
}

/** Browsers resolve *.localhost on their own, so print the local address with that name. */
function nameUrl(address: string): string {
  return address.replace('//127.0.0.1:', '//localhost:').replace('//0.0.0.0:', '//localhost:').replace('//[::1]:', '//localhost:')
}
