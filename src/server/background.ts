/** What a server does without being asked: jobs, and workers that send what waits in the outbox. */
import type { OpenedDatabase } from './db/index.ts'
import type { Simulator } from './demo/index.ts'
import type { Env } from './env.ts'
import type { KeyOf, Locate } from './feeds/sources/index.ts'
import { notifyFollowers } from './feeds/tracking/index.ts'
import { makeOwnCall, type Services } from './http/index.ts'
import { listJobs, type ServerJobContext } from './jobs.ts'
import { type createLog, type RunningJobs, startJobs, type Vault } from './kernel/index.ts'
import { createWebhookSender } from './people/webhooks/index.ts'
import { createScanner, type SweepableStore } from './platform/files/index.ts'
import { messageChannels, type Transports } from './platform/mails/index.ts'
import { startSequencedWorker, startWorker } from './platform/outbox/index.ts'

export interface BackgroundParts extends Services {
  readonly env: Env
  readonly maintain: OpenedDatabase['maintain']
  readonly files: SweepableStore
  readonly vault: Vault
  readonly log: ReturnType<typeof createLog>
  readonly transports: Transports
  /** Keys of the sources of events, and where they are called. */
  readonly sourceKey: KeyOf
  readonly locate: Locate
  /** The demo's carrier; null without one. */
  readonly simulator: Simulator | null
}

/** Stopping it waits for the runs and deliveries in progress. */
export function startBackground(parts: BackgroundParts): RunningJobs {
  const { env, db, files, releases, vault, now, log, transports, simulator } = parts
  const scanner = env.clamavSocket ? createScanner(env.clamavSocket) : null
  const deliver = createWebhookSender({ db, vault, releases, now, allowPrivate: env.allowPrivateAddresses })
  const messages = startWorker({ db, channels: messageChannels(transports, { files, vault }), now, log })
  const webhooks = startSequencedWorker({ db, deliver, now, log })
  const jobs = startJobs(listJobs({ scanner, simulator }), toContext(parts))
  return {
    reports: jobs.reports,
    stop: async () => {
      await Promise.all([messages, webhooks, jobs].map(({ stop }) => stop()))
    },
  }
}

function toContext({
  env,
  db,
  files,
  releases,
  originOf,
  vault,
  now,
  log,
  maintain,
  sourceKey,
  locate,
}: BackgroundParts): ServerJobContext {
  return {
    db,
    files,
    releases,
    originOf,
    vault,
    now,
    log,
    maintain,
    locate,
    keyOf: sourceKey,
    inboxDir: env.inboxDir,
    openCall: (who, tx) => makeOwnCall({ db, files, releases, now, vault }, who, tx),
    notifyFollowers,
  }
}
