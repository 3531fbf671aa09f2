/** Saves the draft of a form: at once in this browser, soon after on the server, later if offline. */
import { joinOthers, type Settled, settleDrafts, type Typed } from './draft.ts'
import { followInterruption, type SessionEnd } from './interruption.ts'
import { loadServer, removeEntries, save, saveHere, saveSoon, takeIn } from './keeper-saving.ts'
import { type KeeperOptions, type KeeperState, localDraftOf, meetUser, notify, startKeeper, stopTimers } from './keeper-state.ts'
import { writeLeaving } from './leaving-drafts.ts'
import { readLocal, removeLocal } from './local-drafts.ts'
import { addKnown, forgetWindowDrafts } from './window-drafts.ts'

export interface DraftKeeper {
  /** The current user's draft of the form; refetched when the user changes. Empty: not signed in. */
  open(who: string): Promise<Settled>
  write(typed: Typed): void
  /** Switches to the other draft; the current one is offered in its place. */
  take(other: Typed): void
  /** Discards this draft. */
  drop(other: Typed): void
  /** The session is back, or has ended. */
  signedIn(who: string): void
  /** The entries were submitted or discarded. */
  remove(): Promise<void>
  /** The form was unmounted; finish pending requests. */
  close(): void
}

/** Keepers of the mounted forms: sign-out stops them before anything is deleted. */
const mounted = new Set<KeeperState>()

/** Resolves when none of their saves is pending. */
export async function silenceKeepers(): Promise<void> {
  await Promise.all([...mounted].map((keeper) => silence(keeper)))
  forgetWindowDrafts()
}

/** Keeps the draft of one mounted form until it is closed. */
export function createDraftKeeper(options: KeeperOptions): DraftKeeper {
  const keeper = startKeeper(options)
  const stopFollowing = followWindow(keeper)
  mounted.add(keeper)
  return {
    open: (who) => openDraft(keeper, who),
    write(typed) {
      if (keeper.isSilent) return
      keeper.typed = typed
      saveSoon(keeper)
    },
    take: (other) => switchTo(keeper, other),
    drop(other) {
      addKnown(keeper.here, other)
      keeper.others = keeper.others.filter((one) => one !== other)
      saveSoon(keeper)
    },
    signedIn(who) {
      meetUser(keeper, who)
      if (who === '') notify(keeper, keeper.typed ? 'here' : 'empty')
      else if (keeper.isUnsaved) void saveHere(keeper).then(() => save(keeper))
    },
    remove: () => removeEntries(keeper),
    close() {
      mounted.delete(keeper)
      stopFollowing()
      saveLeaving(keeper)
      stopTimers(keeper)
    },
  }
}

/** Loads the user's draft and continues with it, unless something was typed while it loaded. */
async function openDraft(keeper: KeeperState, who: string): Promise<Settled> {
  meetUser(keeper, who)
  const local = await readLocal(keeper.place, keeper.who)
  const server = keeper.who === '' ? null : await loadServer(keeper)
  // Without a server response, only this browser's draft is known.
  const draft: Settled = server
    ? settleDrafts(local, server)
    : { typed: local?.typed ?? null, others: local?.others ?? [], version: local?.version ?? 0, isUnsaved: local?.isUnsaved ?? false }
  // Typed while loading: continue with it, and offer the loaded draft unless it is the base.
  if (keeper.typed) {
    if (server && server.version !== keeper.version) await takeIn(keeper, server)
    if (keeper.isUnsaved) saveSoon(keeper)
    return { ...draft, typed: null }
  }
  Object.assign(keeper, draft)
  if (draft.typed) addKnown(keeper.here, draft.typed)
  if (!draft.typed && local && server) await removeLocal(keeper.place, keeper.owner)
  if (keeper.isUnsaved && keeper.who !== '') void save(keeper)
  notify(keeper, keeper.typed === null ? 'empty' : keeper.isUnsaved || keeper.who === '' ? 'here' : 'saved')
  return draft
}

function switchTo(keeper: KeeperState, other: Typed): void {
  const before = keeper.typed
  const typed = { ...other, at: new Date().toISOString() }
  keeper.typed = typed
  keeper.others = joinOthers([...keeper.others.filter((one) => one !== other), ...(before ? [before] : [])], typed)
  saveSoon(keeper)
}

/** Saves when the network is back, the page is left or the session ends. Returns a function that stops it. */
function followWindow(keeper: KeeperState): () => void {
  const following = new AbortController()
  const onLeave = () => saveLeaving(keeper)
  window.addEventListener('online', () => void (keeper.isUnsaved && save(keeper)), following)
  window.addEventListener('pagehide', onLeave, following)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onLeave(), following)
  following.signal.addEventListener(
    'abort',
    followInterruption((end) => endSession(keeper, end)),
  )
  return () => following.abort()
}

/** The page may be gone before anything asynchronous finishes. */
function saveLeaving(keeper: KeeperState): void {
  const draft = localDraftOf(keeper)
  if (!draft || keeper.isSilent) return
  if (keeper.isUnsaved) writeLeaving(keeper.place, draft)
  void saveHere(keeper)
  if (keeper.serverTimer) void save(keeper)
}

/** Sends nothing until the same user is back: someone else may use this browser next. */
function endSession(keeper: KeeperState, end: SessionEnd): void {
  if (end === 'left') return void silence(keeper)
  keeper.who = ''
  stopTimers(keeper)
  void saveHere(keeper)
  notify(keeper, keeper.typed ? 'here' : 'empty')
}

function silence(keeper: KeeperState): Promise<unknown> {
  keeper.isSilent = true
  stopTimers(keeper)
  return keeper.here.queue
}
