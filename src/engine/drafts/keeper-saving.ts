/** How a draft keeper saves: at once in this browser, soon after on the server, one request at a time. */
import { lacksSession } from '#rules'
import { fromData, joinOthers, type ServerDraft, type Typed, toData } from './draft.ts'
import { type DraftState, type KeeperState, localDraftOf, noEntries, notify, stopTimers } from './keeper-state.ts'
import { removeLocal, writeLocal } from './local-drafts.ts'
import { addKnown, isKnown } from './window-drafts.ts'

/** Well below two seconds after the last keystroke; during continuous typing, not much later. */
const serverRestMs = 1000
const serverLongestMs = 8000
const localRestMs = 120
const retryMs = 15_000

const conflict = 'error.conflict-version'
const unreachable = 'error.access-abnormal'
const mostTries = 3

/** Saves in this browser now, and offers what another tab wrote. */
export async function saveHere(keeper: KeeperState): Promise<void> {
  clearTimeout(keeper.localTimer)
  keeper.localTimer = undefined
  const draft = localDraftOf(keeper)
  if (!draft || keeper.isSilent) return
  const storedOthers = await writeLocal(keeper.place, draft, (one) => isKnown(keeper.here, one))
  // Merge only what another tab wrote: a draft may have been discarded or adopted during the write.
  const added = storedOthers.filter((one) => !draft.others.includes(one))
  if (keeper.typed === null || keeper.isSilent || added.length === 0) return
  keeper.others = joinOthers([...keeper.others, ...added], keeper.typed)
  notify(keeper)
}

/** The entries have changed: saves them once the user pauses. */
export function saveSoon(keeper: KeeperState): void {
  keeper.isUnsaved = true
  keeper.localTimer ??= setTimeout(() => void saveHere(keeper), localRestMs)
  if (keeper.who === '') {
    notify(keeper, 'here')
    return
  }
  if (keeper.firstUnsaved === 0) keeper.firstUnsaved = Date.now()
  clearTimeout(keeper.serverTimer)
  const rest = Math.max(0, Math.min(serverRestMs, keeper.firstUnsaved + serverLongestMs - Date.now()))
  keeper.serverTimer = setTimeout(() => void save(keeper), rest)
  notify(keeper, navigator.onLine ? 'saving' : 'offline')
}

/** Saves on the server as soon as earlier requests have been answered. */
export function save(keeper: KeeperState): Promise<unknown> {
  clearTimeout(keeper.serverTimer)
  keeper.serverTimer = undefined
  keeper.here.queue = keeper.here.queue.then(() => saveNow(keeper)).catch(() => undefined)
  return keeper.here.queue
}

async function saveNow(keeper: KeeperState, tries = 0): Promise<void> {
  const { typed, others, owner } = keeper
  if (keeper.isSilent || !keeper.isUnsaved || !typed || keeper.who === '') return
  if (!navigator.onLine) return saveLater(keeper, 'offline')
  keeper.firstUnsaved = 0
  // Before the response: if it is lost, the next save still recognizes this one on the server.
  addKnown(keeper.here, typed)
  const answer = await sendDraft(keeper, typed, others)
  if (keeper.isSilent || keeper.owner !== owner) return
  if (answer.ok) {
    keeper.version = answer.value.version
    keeper.savedAt = answer.value.savedAt
    keeper.isUnsaved = keeper.typed !== typed || keeper.others !== others
    await saveHere(keeper)
    return keeper.isUnsaved ? saveSoon(keeper) : notify(keeper, 'saved')
  }
  if (answer.error.id === conflict && tries < mostTries) {
    await takeIn(keeper, await readServer(keeper))
    return saveNow(keeper, tries + 1)
  }
  if (lacksSession(answer.code)) return notify(keeper, 'here')
  // The draft is too large, or there are too many: it is still kept in this browser.
  return answer.error.id === unreachable ? saveLater(keeper, 'offline') : notify(keeper, 'here')
}

function sendDraft({ call, place, form, release, version }: KeeperState, typed: Typed, others: readonly Typed[]) {
  return call<{ version: number; savedAt: string }>(
    'save-draft',
    { place, form, release, version, data: toData(typed, others) },
    { quiet: true },
  )
}

function saveLater(keeper: KeeperState, state: DraftState): void {
  notify(keeper, state)
  clearTimeout(keeper.serverTimer)
  keeper.serverTimer = setTimeout(() => void save(keeper), retryMs)
}

/** The server has a newer version: continue with what is typed here, and offer what was typed in another tab or device. */
export async function takeIn(keeper: KeeperState, server: ServerDraft | null): Promise<void> {
  if (!server || !keeper.typed) return
  keeper.version = server.version
  const elsewhere = (drafts: readonly Typed[]) => drafts.filter((one) => !isKnown(keeper.here, one))
  // A key was just pressed here, so this one is newer.
  keeper.others = joinOthers(
    [...elsewhere(server.others), ...keeper.others, ...elsewhere(server.typed ? [server.typed] : [])],
    keeper.typed,
  )
  await saveHere(keeper)
  notify(keeper)
}

/** The server's draft, after the requests under way; null if it does not answer. */
export function loadServer(keeper: KeeperState): Promise<ServerDraft | null> {
  const loading = keeper.here.queue.then(() => readServer(keeper)).catch(() => null)
  keeper.here.queue = loading
  return loading
}

async function readServer(keeper: KeeperState): Promise<ServerDraft | null> {
  const answer = await keeper.call<{ version: number; data?: unknown; savedAt?: string }>(
    'read-draft',
    { place: keeper.place },
    { quiet: true },
  )
  if (!answer.ok) return null
  keeper.savedAt = answer.value.savedAt
  return { version: answer.value.version, ...fromData(answer.value.data) }
}

/** Deletes the entries everywhere. What is typed in the meantime stays. */
export async function removeEntries(keeper: KeeperState): Promise<void> {
  stopTimers(keeper)
  Object.assign(keeper, noEntries)
  keeper.firstUnsaved = 0
  await removeLocal(keeper.place, keeper.owner)
  keeper.here.queue = keeper.here.queue
    .then(async () => {
      if (keeper.isSilent || keeper.who === '') return
      await keeper.call('remove-draft', { place: keeper.place }, { quiet: true })
    })
    .catch(() => undefined)
  await keeper.here.queue
  keeper.version = 0
  keeper.savedAt = undefined
  if (!keeper.typed) notify(keeper, 'empty')
}
