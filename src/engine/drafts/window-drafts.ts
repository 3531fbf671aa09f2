/** What this window has sent and loaded. It outlives a form that is mounted again, for example after a release. */
import { isSameVersion, type Typed } from './draft.ts'

export interface WindowDraft {
  /** Name of the window, to tell its entries from those of other tabs. */
  readonly writer: string
  /** One request to the server at a time, in order: an earlier save must not undo a later delete. */
  queue: Promise<unknown>
  /** Versions sent, loaded or dismissed here, oldest first. If the server returns one of them, nothing was typed elsewhere. */
  known: readonly Typed[]
}

/** Longer than the saves between two responses, which is all that can come back. */
const mostKnown = 20

const writer = newName()
const drafts = new Map<string, WindowDraft>()

/** Shared by all mounts of the form at this place. */
export function windowDraft(place: string): WindowDraft {
  const pending = drafts.get(place) ?? startWindowDraft(writer)
  drafts.set(place, pending)
  return pending
}

export function startWindowDraft(name: string): WindowDraft {
  return { writer: name, queue: Promise.resolve(), known: [] }
}

/** After sign-out. */
export function forgetWindowDrafts(): void {
  drafts.clear()
}

export function addKnown(draft: WindowDraft, typed: Typed): void {
  if (!isKnown(draft, typed)) draft.known = [...draft.known, typed].slice(-mostKnown)
}

export function isKnown({ known }: WindowDraft, typed: Typed): boolean {
  return known.some((one) => isSameVersion(one, typed))
}

function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
