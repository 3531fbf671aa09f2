/** Saves the draft of a form: at once in this browser, soon after on the server, later if offline. */
import type { Portal } from '../portal.ts'
import { fromData, joinOthers, type LocalDraft, type ServerDraft, type Settled, settleDrafts, type Typed, toData } from './draft.ts'
import { followInterruption, type SessionEnd } from './interruption.ts'
import { writeLeaving } from './leaving-drafts.ts'
import { readLocal, removeLocal, writeLocal } from './local-drafts.ts'
import { addKnown, forgetWindowDrafts, isKnown, type WindowDraft } from './window-drafts.ts'

/** saving: in progress. saved: on the server. offline: waiting for the network. here: only in this browser. */
export type DraftState = 'empty' | 'saving' | 'saved' | 'offline' | 'here'

export interface KeeperReport {
  readonly state: DraftState
  /** Time of the last save on the server. */
  readonly savedAt: string | undefined
  readonly others: readonly Typed[]
}

export interface KeeperOptions {
  /** Page and block of the form. */
  readonly place: string
  readonly form: string
  readonly release: string
  /** What this window sent and loaded before. */
  readonly here: WindowDraft
  readonly call: Portal['call']
  readonly report: (report: KeeperReport) => void
}

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

/** Well below two seconds after the last keystroke; during continuous typing, not much later. */
const serverRestMs = 1000
const serverLongestMs = 8000
const localRestMs = 120
const retryMs = 15_000

const conflict = 'error.conflict-version'
const unreachable = 'error.access-abnormal'
const noSession = new Set([4, 8])

/** Keepers of the mounted forms: sign-out stops them before anything is deleted. */
const open = new Set<() => Promise<unknown>>()

/** Resolves when none of their saves is pending. */
export async function silenceKeepers(): Promise<void> {
  await Promise.all([...open].map((silence) => silence()))
  forgetWindowDrafts()
}

export function createDraftKeeper({ place, form, release, here, call, report }: KeeperOptions): DraftKeeper {
  /** Current user. */
  let who = ''
  /** Owner: after the session has ended, still the person who typed it. */
  let owner = ''
  let typed: Typed | null = null
  let others: readonly Typed[] = []
  let version = 0
  let isUnsaved = false
  let state: DraftState = 'empty'
  let savedAt: string | undefined
  let silent = false
  let firstUnsaved = 0
  let localTimer: ReturnType<typeof setTimeout> | undefined
  let serverTimer: ReturnType<typeof setTimeout> | undefined

  function notify(next: DraftState = state): void {
    state = next
    report({ state, savedAt, others })
  }

  function draftNow(): LocalDraft | null {
    return typed && { who: owner, typed, version, isUnsaved, writer: here.writer, others }
  }

  /** One user's entries are never shown to another. A visitor's entries go to the user who signs in. */
  function meet(next: string): void {
    who = next
    if (next === '' || next === owner) return
    if (owner !== '') {
      halt()
      typed = null
      others = []
      isUnsaved = false
      savedAt = undefined
      here.known = []
    }
    version = 0
    owner = next
  }

  async function keepHere(): Promise<void> {
    clearTimeout(localTimer)
    localTimer = undefined
    const draft = draftNow()
    if (!draft || silent) return
    const beside = await writeLocal(place, draft, (one) => isKnown(here, one))
    // Merge only what another tab wrote: a draft may have been discarded or adopted during the write.
    const added = beside.filter((one) => !draft.others.includes(one))
    if (typed === null || silent || added.length === 0) return
    others = joinOthers([...others, ...added], typed)
    notify()
  }

  function soon(): void {
    localTimer ??= setTimeout(() => void keepHere(), localRestMs)
    if (who === '') {
      notify('here')
      return
    }
    if (firstUnsaved === 0) firstUnsaved = Date.now()
    clearTimeout(serverTimer)
    const rest = Math.max(0, Math.min(serverRestMs, firstUnsaved + serverLongestMs - Date.now()))
    serverTimer = setTimeout(() => void save(), rest)
    notify(navigator.onLine ? 'saving' : 'offline')
  }

  function save(): Promise<unknown> {
    clearTimeout(serverTimer)
    serverTimer = undefined
    here.queue = here.queue.then(() => saveNow()).catch(() => undefined)
    return here.queue
  }

  async function saveNow(tries = 0): Promise<void> {
    if (silent || !isUnsaved || !typed || who === '') return
    if (!navigator.onLine) return later('offline')
    const sent = typed
    const sentOthers = others
    const writtenBy = owner
    firstUnsaved = 0
    // Before the response: if it is lost, the next save still recognizes this one on the server.
    addKnown(here, sent)
    const answer = await call<{ version: number; savedAt: string }>(
      'save-draft',
      { place, form, release, version, data: toData(sent, sentOthers) },
      { quiet: true },
    )
    if (silent || owner !== writtenBy) return
    if (answer.ok) {
      version = answer.value.version
      savedAt = answer.value.savedAt
      isUnsaved = typed !== sent || others !== sentOthers
      await keepHere()
      return isUnsaved ? soon() : notify('saved')
    }
    if (answer.error.id === conflict && tries < 3) {
      await takeIn(await readServer())
      return saveNow(tries + 1)
    }
    if (noSession.has(answer.code)) return notify('here')
    // The draft is too large, or there are too many: it is still kept in this browser.
    return answer.error.id === unreachable ? later('offline') : notify('here')
  }

  /** The server has a newer version: continue with what is typed here, and offer what was typed in another tab or device. */
  async function takeIn(server: ServerDraft | null): Promise<void> {
    if (!server || !typed) return
    version = server.version
    const elsewhere = (found: readonly Typed[]) => found.filter((one) => !isKnown(here, one))
    // A key was just pressed here, so this one is newer.
    others = joinOthers([...elsewhere(server.others), ...others, ...elsewhere(server.typed ? [server.typed] : [])], typed)
    await keepHere()
    notify()
  }

  async function readServer(): Promise<ServerDraft | null> {
    const answer = await call<{ version: number; data?: unknown; savedAt?: string }>('read-draft', { place }, { quiet: true })
    if (!answer.ok) return null
    savedAt = answer.value.savedAt
    return { version: answer.value.version, ...fromData(answer.value.data) }
  }

  function askServer(): Promise<ServerDraft | null> {
    const asked = here.queue.then(readServer).catch(() => null)
    here.queue = asked
    return asked
  }

  function later(next: DraftState): void {
    notify(next)
    clearTimeout(serverTimer)
    serverTimer = setTimeout(() => void save(), retryMs)
  }

  function halt(): void {
    clearTimeout(localTimer)
    clearTimeout(serverTimer)
    localTimer = serverTimer = undefined
  }

  function silence(): Promise<unknown> {
    silent = true
    halt()
    return here.queue
  }

  /** The page may be gone before anything asynchronous finishes. */
  const onLeave = () => {
    const draft = draftNow()
    if (!draft || silent) return
    if (isUnsaved) writeLeaving(place, draft)
    void keepHere()
    if (serverTimer) void save()
  }
  /** Sends nothing until the same user is back: someone else may use this browser next. */
  const onSessionEnd = (end: SessionEnd) => {
    if (end === 'left') return void silence()
    who = ''
    halt()
    void keepHere()
    notify(typed ? 'here' : 'empty')
  }
  const listening = new AbortController()
  window.addEventListener('online', () => void (isUnsaved && save()), listening)
  window.addEventListener('pagehide', onLeave, listening)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onLeave(), listening)
  listening.signal.addEventListener('abort', followInterruption(onSessionEnd))
  open.add(silence)

  return {
    async open(next) {
      meet(next)
      const local = await readLocal(place, who)
      const server = who === '' ? null : await askServer()
      // Without a server response, only this browser's draft is known.
      const found: Settled = server
        ? settleDrafts(local, server)
        : { typed: local?.typed ?? null, others: local?.others ?? [], version: local?.version ?? 0, isUnsaved: local?.isUnsaved ?? false }
      // Typed while loading: continue with it, and offer the loaded draft unless it is the base.
      if (typed) {
        if (server && server.version !== version) await takeIn(server)
        if (isUnsaved) soon()
        return { ...found, typed: null }
      }
      ;({ typed, others, version, isUnsaved } = found)
      if (typed) addKnown(here, typed)
      if (!typed && local && server) await removeLocal(place, owner)
      if (isUnsaved && who !== '') void save()
      notify(typed === null ? 'empty' : isUnsaved || who === '' ? 'here' : 'saved')
      return found
    },
    write(next) {
      if (silent) return
      typed = next
      isUnsaved = true
      soon()
    },
    take(other) {
      const before = typed
      typed = { ...other, at: new Date().toISOString() }
      others = joinOthers([...others.filter((one) => one !== other), ...(before ? [before] : [])], typed)
      isUnsaved = true
      soon()
    },
    drop(other) {
      addKnown(here, other)
      others = others.filter((one) => one !== other)
      isUnsaved = true
      soon()
    },
    signedIn(next) {
      meet(next)
      if (who === '') notify(typed ? 'here' : 'empty')
      else if (isUnsaved) void keepHere().then(save)
    },
    async remove() {
      halt()
      typed = null
      others = []
      isUnsaved = false
      firstUnsaved = 0
      await removeLocal(place, owner)
      here.queue = here.queue
        .then(async () => {
          if (silent || who === '') return
          await call('remove-draft', { place }, { quiet: true })
        })
        .catch(() => undefined)
      await here.queue
      version = 0
      savedAt = undefined
      if (!typed) notify('empty')
    },
    close() {
      open.delete(silence)
      listening.abort()
      onLeave()
      halt()
    },
  }
}
