/** What a draft keeper knows. Only the files of the keeper change it. */
import type { Portal } from '../portal.ts'
import type { LocalDraft, Typed } from './draft.ts'
import type { WindowDraft } from './window-drafts.ts'

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

type Timer = ReturnType<typeof setTimeout>

export interface KeeperState extends KeeperOptions {
  /** Current user. Empty: not signed in. */
  who: string
  /** After the session has ended, still the person who typed it. */
  owner: string
  typed: Typed | null
  others: readonly Typed[]
  /** Version of the server's copy that the entries are based on; 0 if none. */
  version: number
  isUnsaved: boolean
  /** As last reported. */
  state: DraftState
  savedAt?: string | undefined
  /** The user signed out: nothing is written any more. */
  isSilent: boolean
  /** When the oldest entry was typed that has not been sent; 0 if none. */
  firstUnsaved: number
  localTimer?: Timer | undefined
  serverTimer?: Timer | undefined
}

/** Without entries. */
export const noEntries = { typed: null, others: [], isUnsaved: false } as const

/** A keeper before its form is opened. */
export function startKeeper(options: KeeperOptions): KeeperState {
  return { ...options, ...noEntries, who: '', owner: '', version: 0, state: 'empty', isSilent: false, firstUnsaved: 0 }
}

/** Reports the state to the form, and the drafts to choose from. */
export function notify(keeper: KeeperState, next: DraftState = keeper.state): void {
  keeper.state = next
  keeper.report({ state: next, savedAt: keeper.savedAt, others: keeper.others })
}

/** The copy for this browser; null if nothing was typed. */
export function localDraftOf({ owner, typed, version, isUnsaved, here, others }: KeeperState): LocalDraft | null {
  return typed && { who: owner, typed, version, isUnsaved, writer: here.writer, others }
}

/** One user's entries are never shown to another. A visitor's entries go to the user who signs in. */
export function meetUser(keeper: KeeperState, who: string): void {
  keeper.who = who
  if (who === '' || who === keeper.owner) return
  if (keeper.owner !== '') {
    stopTimers(keeper)
    Object.assign(keeper, noEntries)
    keeper.savedAt = undefined
    keeper.here.known = []
  }
  keeper.version = 0
  keeper.owner = who
}

export function stopTimers(keeper: KeeperState): void {
  clearTimeout(keeper.localTimer)
  clearTimeout(keeper.serverTimer)
  keeper.localTimer = keeper.serverTimer = undefined
}
