/** Starts the portal: settings, database, release, demo world, HTTP; and shuts it down without losing a request. */

import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { createHasher } from './accounts/index.ts'
import { buildApp } from './app.ts'
import { type OpenedDatabase, openMigrated } from './db/index.ts'
import type { DemoAccount, DemoBank } from './demo/index.ts'
import { startInbox } from './edifact/index.ts'
import type { Env } from './env.ts'
import { createDiskStore, createScanner, startScans } from './files/index.ts'
import { createHandlers } from './handlers.ts'
import { createControl, makeOwnCall, openBuiltRenderer, openDevRenderer } from './http/index.ts'
import { createBrandOrigins, type createLog, createVault, keepDemoKey } from './kernel/index.ts'
import { startPriceTeller } from './lanes/index.ts'
import { startLoader } from './loads/index.ts'
import { createMailTransport, createSmsGateway, demoMailbox, messageChannels, type Transports } from './mails/index.ts'
import { startMetrics } from './metrics.ts'
import { warnOfExampleContacts } from './notifications/index.ts'
import { countStranded, startReminders, startRequeue } from './orders/index.ts'
import { startOrphanTeller } from './orphans/index.ts'
import { startSequencedWorker, startWorker } from './outbox/index.ts'
import { openRecords, startReindex } from './records/index.ts'
import { compileAhead, keepCompiled, type OpenCall, openReleases, openShelf, type Releases } from './releases/index.ts'
import { reportStep } from './report-step.ts'
import { startTeller } from './schedules/index.ts'
import { startSettler } from './settlements/index.ts'
import { createKeys, createLocate, startPulls } from './sources/index.ts'
import { warnOfMissingStaff } from './staff/index.ts'
import { startSweeps } from './sweeps.ts'
import { createPublishedKeys } from './token-sign-in/index.ts'
import { notifyFollowers } from './tracking/index.ts'
import { startApplier } from './transport/index.ts'
import { createWebhookSender } from './webhooks/index.ts'

export interface StartServerOptions {
  readonly env: Env
  /** Folder of schemas/, brands/ and dist/. */
  readonly root: string
  readonly log: ReturnType<typeof createLog>
  /** Serves browser code from its sources, with hot reload, instead of from dist/. */
  readonly dev: boolean
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

export async function startServer({ env, root, log, dev, build, now = () => new Date() }: StartServerOptions): Promise<RunningServer> {
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
  // Awaited below.
  built.catch(() => {})
  const [database, files, ahead, demo] = await Promise.all([
    step('open and migrate the database', opening),
    createDiskStore(env.filesDir, { scanned: env.clamavSocket !== undefined }),
    compiling,
    // Demo code is never loaded in production.
    isDemo ? import('./demo/index.ts') : null,
  ])
  const { db } = database
  // Best guess until the server listens.
  let url = `http://localhost:${env.port}`
  const originOf = createBrandOrigins(() => env.publicOrigin ?? url)
  const opened = openReleases({ database, root, mode: env.mode, now, log, compiled, ...(ahead && { ahead }) })
  const releases = await step('check and publish the documents', opened)
  const { release } = releases.current()
  if (demo) {
    const seeded = demo.seedWhereEmpty({ releases, database, files, rates: env.demoRates, now: now(), log })
    await step('create the demo world', seeded)
  }
  // After an upgrade, report unknown order states at startup, before users run into them.
  for (const stranded of await countStranded(db))
    log.error({ ...stranded }, 'orders are in a state that this version does not know; they can only be read')
  const control = createControl(env.dataDir)
  await warnOfMissingStaff({ db, release, log })
  if (!demo) warnOfExampleContacts({ release, log })
  const transports = createTransports(env)
  const vault = createVault(env.secretKey ?? keepDemoKey(env.dataDir))
  const worker = startWorker({ db, channels: messageChannels(transports, { files, vault }), now, log })
  const sendWebhook = createWebhookSender({ db, vault, releases, now, allowPrivate: env.allowPrivateAddresses })
  const webhooks = startSequencedWorker({ db, deliver: sendWebhook, now, log })
  const openCall: OpenCall = (who, tx) => makeOwnCall({ db, files, releases, now, vault }, who, tx)
  const loader = startLoader({ db, files, releases, now, log, openCall })
  const applier = startApplier({ db, releases, originOf, openCall, now, log, notifyFollowers })
  const sourceKey = createKeys(env.sourceKeys)
  const teller = startTeller({ db, releases, originOf, vault, now, log })
  const priceTeller = startPriceTeller({ db, releases, originOf, vault, now, log })
  const orphanTeller = startOrphanTeller({ db, releases, originOf, vault, now, log })
  const simulator = (await demo?.openSimulator({ db, release, log })) ?? null
  const locate = createLocate({ allowPrivate: env.allowPrivateAddresses, simulator })
  const pulls = startPulls({
    db,
    releases,
    now,
    log,
    keyOf: sourceKey,
    locate,
  })
  const inbox = startInbox({ db, releases, folder: env.inboxDir, now, log })
  const requeue = startRequeue({ db, releases, now, log })
  const records = { db, current: () => releases.current().release, log }
  await openRecords(records)
  const reindex = startReindex(records)
  const brandOf = (id: string) => releases.current().release.brands[id]
  const stopSettler = startSettler({ db, releases, now, log })
  const stopReminders = startReminders({ db, releases, now, log, originOf, vault })
  const scans = env.clamavSocket ? startScans({ db, files, scanner: createScanner(env.clamavSocket), brandOf, now, log }) : null
  const stopSweeps = startSweeps({ db, maintain: database.maintain, files, releases, now, log })
  const banks = (await demo?.openDemoBanks({ release, host: env.host, originOf })) ?? []
  const keys = createPublishedKeys({
    now,
    log,
    allowLocal: isDemo,
    locate: (address) => banks.find(({ declaredKeys }) => declaredKeys === address)?.keys ?? address,
  })
  await built
  const metrics = await startMetrics(env.metrics, database)
  const app = await buildApp({
    services: { db, files, releases, now, originOf, vault },
    handlers: createHandlers({
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
    }),
    control,
    demo: isDemo,
    secure: env.publicOrigin?.startsWith('https://') ?? false,
    trustedProxies: env.trustedProxies,
    root,
    log,
    sourceKey,
    locate,
    observeAnswer: metrics.observeAnswer,
    openRenderer: (opened) => (dev ? openDevRenderer(root, opened.server) : openBuiltRenderer(root)),
  })
  url = nameUrl(await app.listen({ host: env.host, port: env.port }))
  control.announce(url)
  const stopBacklog = demo?.startBacklog({ db, release, files, maintain: database.maintain, log })
  return {
    url,
    app,
    releases,
    database,
    accounts: demo?.listDemoAccounts(release) ?? [],
    banks,
    close: async () => {
      control.withdraw()
      // Finish accepted requests first, then close what they depend on.
      await app.close()
      await Promise.all(banks.map((bank) => bank.close()))
      await stopBacklog?.()
      await stopReminders()
      stopSweeps()
      await Promise.all([
        worker.stop(),
        webhooks.stop(),
        loader.stop(),
        applier.stop(),
        pulls.stop(),
        teller.stop(),
        priceTeller.stop(),
        orphanTeller.stop(),
        simulator?.close(),
        inbox.stop(),
        stopSettler(),
        requeue.stop(),
        reindex.stop(),
        scans?.stop(),
        releases.close(),
      ])
      await metrics.close()
      await database.close()
    },
  }
}

/** In the demo, e-mail without a transport stays in the mailbox. */
function createTransports({ mode, smtpUrl, mailFrom, sms }: Env): Transports {
  const kept = mode === 'demo' ? demoMailbox : null
  return {
    mail: smtpUrl === undefined ? demoMailbox : createMailTransport(smtpUrl, mailFrom),
    sms: sms === null ? kept : createSmsGateway({ ...sms, publicOnly: mode === 'production' }),
  }
}

/** Browsers resolve *.localhost on their own, so print the local address with that name. */
function nameUrl(address: string): string {
  return address.replace('//127.0.0.1:', '//localhost:').replace('//0.0.0.0:', '//localhost:').replace('//[::1]:', '//localhost:')
}
