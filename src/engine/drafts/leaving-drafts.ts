/** Drafts of windows that are being closed or reloaded. IndexedDB would not finish writing in time; localStorage writes at once. */
import { isLocalDraft, type LocalDraft } from './draft.ts'

const prefix = 'leaving-draft'

/** One entry per window: several may be closed at once. */
export function writeLeaving(place: string, draft: LocalDraft): void {
  attempt(() => localStorage.setItem(keyOf(place, draft), JSON.stringify(draft)))
}

/** What a user's windows have left in this form. */
export function readLeaving(place: string, who: string): readonly LocalDraft[] {
  return entriesOf((key) => key.endsWith(`\n${who}\n${place}`)).flatMap(({ draft }) => draft ?? [])
}

/** Deletes what the window has left, once the draft is stored elsewhere; later entries stay. */
export function removeLeaving(place: string, draft: LocalDraft): void {
  clearLeaving((key, leavingDraft) => key === keyOf(place, draft) && (leavingDraft === null || leavingDraft.typed.at <= draft.typed.at))
}

export function clearLeaving(matches: (key: string, draft: LocalDraft | null) => boolean): void {
  for (const { key, draft } of entriesOf(() => true)) if (matches(key, draft)) attempt(() => localStorage.removeItem(key))
}

/** Deletes what a user's windows have left in this form. */
export function forgetLeaving(place: string, who: string): void {
  clearLeaving((key) => key.endsWith(`\n${who}\n${place}`))
}

function keyOf(place: string, { writer, who }: LocalDraft): string {
  return [prefix, writer, who, place].join('\n')
}

function entriesOf(matchesKey: (key: string) => boolean): { readonly key: string; readonly draft: LocalDraft | null }[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return keys.filter((key) => key.startsWith(`${prefix}\n`) && matchesKey(key)).map((key) => ({ key, draft: readEntry(key) }))
}

function readEntry(key: string): LocalDraft | null {
  const draft: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
  return isLocalDraft(draft) ? draft : null
}

/** Storage may be blocked or full. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
