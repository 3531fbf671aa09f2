/** A publish: how far it is, shown by every server, and one result for each idempotency key. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/index.ts'
import type { PublishedRelease, PublishRequest, Result } from '../../kernel/index.ts'
import { createQueue } from './queue.ts'
import { clearStage, findPublished, keepStage, type Stage } from './store.ts'

export interface Publishing {
  /** Does the work once for each key; a repeat waits for it, or reads what it switched to. */
  readonly once: (request: PublishRequest, work: () => Promise<Result<PublishedRelease>>) => Promise<Result<PublishedRelease>>
  readonly start: (who: string, documents: number) => Progress
}

export interface Progress {
  readonly reach: (stage: Stage) => void
  readonly end: () => Promise<void>
}

export interface PublishingOptions {
  readonly db: Kysely<Database>
  readonly now: () => Date
}

export function createPublishing({ db, now }: PublishingOptions): Publishing {
  const running = new Map<string, Promise<Result<PublishedRelease>>>()

  async function workOnce(who: string, key: string, work: () => Promise<Result<PublishedRelease>>): Promise<Result<PublishedRelease>> {
    const before = await findPublished(db, who, key)
    if (before !== undefined) return alreadyDone(before)
    const result = await work()
    if (result.ok || result.error !== 'error.conflict-version') return result
    // Another server may have been asked the same, and was faster.
    const meanwhile = await findPublished(db, who, key)
    return meanwhile === undefined ? result : alreadyDone(meanwhile)
  }

  return {
    once: ({ who, key }, work) => {
      if (key === undefined) return work()
      const id = `${who} ${key}`
      const result = running.get(id) ?? workOnce(who, key, work).finally(() => running.delete(id))
      running.set(id, result)
      return result
    },
    start: (who, documents) => {
      const startedAt = now()
      const inTurn = createQueue()
      // It is only shown: a publish must not fail because its progress could not be written.
      const write = (work: () => Promise<void>) => inTurn(work).catch(() => {})
      return {
        reach: (stage) => void write(() => keepStage(db, { who, stage, documents, startedAt }, now())),
        end: () => write(() => clearStage(db)),
      }
    },
  }
}

function alreadyDone(release: string): Result<PublishedRelease> {
  return { ok: true, value: { release, findings: [] } }
}
