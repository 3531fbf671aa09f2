/** Starts the demo's carrier and tells it which shipments there are. */

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { isLocalAddress, type Release } from '#config'
import { isObject, minuteMs } from '#rules'
import type { Database, Log } from '../../db/index.ts'
import { defineJob, type Job, type JobContext, listObjects } from '../../kernel/index.ts'
import { listShipments } from './store.ts'

export interface Simulator {
  /** The address that brands declare, and the actual one: the port may be taken by another portal. */
  readonly declared: string
  readonly url: string
  /** Tells the carrier of new orders. */
  readonly shipments: Job<Pick<JobContext, 'db'>>
  readonly stop: () => Promise<void>
}

export interface OpenSimulatorOptions {
  readonly db: Kysely<Database>
  readonly release: Release
  readonly log: Log
}

/** Null if no brand declares a source on this machine. */
export async function openSimulator({ db, release, log }: OpenSimulatorOptions): Promise<Simulator | null> {
  const brands = Object.values(release.brands).filter((brand) => declaredOf(brand).length > 0)
  const [declared] = brands.flatMap(declaredOf)
  if (declared === undefined) return null
  const child = fork(join(import.meta.dirname, 'simulator-process.ts'), [new URL(declared).port], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await portOf(child)
  async function send(context: Pick<JobContext, 'db'>): Promise<void> {
    const shipments = await listShipments(
      context.db,
      brands.map(({ id }) => id),
    )
    if (child.connected) child.send({ shipments })
  }
  // On a busy machine the first one may fail; the next will not be missed.
  await send({ db }).catch((error: unknown) => log.warn({ error: String(error) }, 'the simulator got no shipments'))
  // The parent must be able to end although the child lives.
  child.unref()
  child.channel?.unref()
  return {
    declared,
    url: `http://127.0.0.1:${port}`,
    shipments: defineJob({ name: 'demo-shipments', every: minuteMs, delay: minuteMs, run: send }),
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      if (child.exitCode === null && child.kill()) await ended
    },
  }
}

function declaredOf({ documents }: Release['brands'][string]): string[] {
  return listObjects(documents.reference?.['event-source']?.rows).flatMap(({ facts }) =>
    isObject(facts) && typeof facts.address === 'string' && isLocalAddress(facts.address) ? [facts.address] : [],
  )
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once('message', (message) => done((message as { port: number }).port))
    child.once('exit', (code) => fail(new Error(`The simulator ended with ${code}`)))
  })
}
