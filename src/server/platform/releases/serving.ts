/** Which release this process serves: switched by it, or by another server on the same database, which it then follows. */
import type { Release, SourceFile } from '#config'
import { ensureColumns, ensureRecordIndexes, type Log, type OpenedDatabase } from '../../db/index.ts'
import type { Result } from '../../kernel/index.ts'
import type { LiveRelease } from './live.ts'
import { createQueue } from './queue.ts'
import { type PointerAction, type PointerEntry, readLastPointer, readPointers, switchRelease } from './store.ts'
import type { AlongSwitch } from './stored-records.ts'

export interface SwitchOptions {
  readonly action: PointerAction
  readonly who: string
  /** The release that must still be served; undefined for whatever is served now. */
  readonly basedOn?: string | undefined
  readonly key?: string | undefined
}

export interface SwitchTarget {
  readonly live: LiveRelease
  readonly files: readonly SourceFile[] | null
  /** Hash of the release served before. */
  readonly from: string | undefined
  readonly along: AlongSwitch
}

/** The served release and how it came about. */
export interface Serving {
  /** Undefined until the start has found one. */
  readonly live: () => LiveRelease | undefined
  /** Every switch that this process knows of, oldest first. */
  readonly pointers: () => readonly PointerEntry[]
  readonly serve: (next: LiveRelease) => Promise<void>
  readonly switchTo: (next: SwitchOptions & SwitchTarget) => Promise<Result<{ release: string }>>
  /** Follows a switch by another process; one at a time. */
  readonly follow: () => Promise<void>
  /** Whether any process ever served it: a page may come from one that switched a moment before this one. */
  readonly lookUp: (hash: string) => Promise<boolean>
}

/** The served release, once the start has found one. */
export function servedBy(serving: Serving): LiveRelease {
  const live = serving.live()
  if (!live) throw new Error('No release is served yet')
  return live
}

export interface ServingParts {
  readonly database: OpenedDatabase
  readonly now: () => Date
  readonly log: Log
  readonly load: (id: string) => Promise<LiveRelease | null>
}

/** What changes with each switch. */
interface State {
  pointers: readonly PointerEntry[]
  live: LiveRelease | undefined
}

export async function createServing(parts: ServingParts): Promise<Serving> {
  const { database } = parts
  const state: State = { pointers: await readPointers(database.db), live: undefined }
  const followInTurn = createQueue()
  const follow = () => followInTurn(() => followLast(parts, state))
  return {
    live: () => state.live,
    pointers: () => state.pointers,
    follow,
    serve: async (next) => {
      await addColumns(database, next.release)
      state.live = next
    },
    switchTo: (next) => switchTo({ ...parts, follow }, state, next),
    lookUp: async (hash) => {
      const isListed = () => state.pointers.some((entry) => entry.hash === hash)
      if (isListed() || database.kind !== 'postgres') return isListed()
      await follow()
      return isListed()
    },
  }
}

/** Adding a column or an index to a table of millions of rows takes minutes. */
async function addColumns(database: OpenedDatabase, { columns, recordIndexes }: Release): Promise<void> {
  await database.withoutLimits(async (patient) => {
    await ensureColumns(patient, columns)
    await ensureRecordIndexes(patient, recordIndexes)
  })
}

function newestSeq({ pointers }: State): number {
  return pointers.at(-1)?.seq ?? 0
}

const conflict = { ok: false, error: 'error.conflict-version' } as const

async function switchTo(
  { database, now, log, follow }: ServingParts & Pick<Serving, 'follow'>,
  state: State,
  { live: next, action, who, key, files, along, basedOn, from }: SwitchOptions & SwitchTarget,
): Promise<Result<{ release: string }>> {
  const { hash } = next.release
  await addColumns(database, next.release)
  // Together with reading `seen` below: a switch by another process in between is refused by the database.
  if (basedOn !== undefined && basedOn !== state.live?.release.hash) return conflict
  // What happens to the records was planned for the release served then.
  if (from !== state.pointers.at(-1)?.hash) return conflict
  const switched = await switchRelease(database.db, { hash, action, who, key, at: now(), seen: newestSeq(state), files, along })
  if (!switched.ok) {
    await follow()
    return switched
  }
  const entry = switched.value
  // The notification, or that of a newer switch, may have arrived already.
  if (entry.seq > newestSeq(state)) {
    state.pointers = [...state.pointers, entry]
    state.live = next
  }
  log.info({ release: hash, action, who }, 'switched to another release')
  return { ok: true, value: { release: hash } }
}

async function followLast(parts: ServingParts, state: State): Promise<void> {
  const { database, load, log } = parts
  const last = await readLastPointer(database.db)
  if (!last || last.seq <= newestSeq(state)) return
  const next = await load(last.hash)
  if (!next) throw new Error(`release ${last.hash} is published but not stored`)
  await addColumns(database, next.release)
  const pointers = await readPointers(database.db)
  if (pointers.at(-1)?.seq !== last.seq) return await followLast(parts, state)
  // This process may have switched meanwhile.
  if (last.seq <= newestSeq(state)) return
  state.pointers = pointers
  state.live = next
  log.info({ release: last.hash, action: last.action }, 'switched to the release that another server activated')
}
