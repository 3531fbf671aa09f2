/** Drafts in this browser, shared by its tabs. Storage may be blocked or full; forms then work without it. */
import { clear, createStore, del, delMany, entries, get, set, update } from 'idb-keyval'
import { isLocalDraft, joinOthers, type LocalDraft, sameValues, type Typed } from './draft.ts'
import { clearLeaving, forgetLeaving, readLeaving, removeLeaving } from './leaving-drafts.ts'

type Store = ReturnType<typeof createStore>

let store: Store | undefined

function drafts(): Store {
  store ??= createStore('drafts', 'drafts')
  return store
}

/** Separate for each user, so that drafts never mix. A visitor has no name. */
function keyOf(place: string, who: string): string {
  return `${who}\n${place}`
}

/** A user's entries in this form, merged with those typed before signing in. */
export async function readLocal(place: string, who: string): Promise<LocalDraft | null> {
  const own = await readOne(place, who)
  const visitors = who === '' ? null : await readOne(place, '')
  if (!visitors) return own
  const joined = own ? joinDrafts(own, visitors) : { ...visitors, who, version: 0 }
  await attempt(() => set(keyOf(place, who), joined, drafts()))
  await removeOne(place, '')
  return joined
}

function joinDrafts(own: LocalDraft, visitors: LocalDraft): LocalDraft {
  const [newer, older] = own.typed.at >= visitors.typed.at ? [own.typed, visitors.typed] : [visitors.typed, own.typed]
  return { ...own, typed: newer, isUnsaved: true, others: joinOthers([...own.others, ...visitors.others, older], newer) }
}

async function readOne(place: string, who: string): Promise<LocalDraft | null> {
  const storedDraft = await attempt(async () => {
    const stored: unknown = await get(keyOf(place, who), drafts())
    return isLocalDraft(stored) ? stored : null
  })
  const leavingDrafts = readLeaving(place, who)
  const joinedDraft = leavingDrafts.reduce(joinLeaving, storedDraft)
  if (!joinedDraft || leavingDrafts.length === 0) return joinedDraft
  const isStored = await attempt(async () => {
    await set(keyOf(place, who), joinedDraft, drafts())
    return true
  })
  if (isStored) for (const draft of leavingDrafts) removeLeaving(place, draft)
  return joinedDraft
}

/** A closed window may have left entries that are newer than its stored ones. */
function joinLeaving(storedDraft: LocalDraft | null, leavingDraft: LocalDraft): LocalDraft {
  if (!storedDraft) return leavingDraft
  const isLater = leavingDraft.typed.at > storedDraft.typed.at
  if (storedDraft.writer === leavingDraft.writer) return isLater ? leavingDraft : storedDraft
  return isLater && !isRival(storedDraft, leavingDraft) ? leavingDraft : joinDrafts(storedDraft, leavingDraft)
}

async function removeOne(place: string, who: string): Promise<void> {
  forgetLeaving(place, who)
  await attempt(() => del(keyOf(place, who), drafts()))
}

/** Saves a draft. Keeps unsaved changes of another tab that this one does not know, and returns them. */
export async function writeLocal(place: string, draft: LocalDraft, isKnown: (typed: Typed) => boolean): Promise<readonly Typed[]> {
  let others = draft.others
  const isStored = await attempt(async () => {
    await update<unknown>(
      keyOf(place, draft.who),
      (found) => {
        others = draft.others
        if (isLocalDraft(found) && isRival(found, draft) && !isKnown(found.typed))
          others = joinOthers([...others, found.typed], draft.typed)
        return { ...draft, others }
      },
      drafts(),
    )
    return true
  })
  if (isStored) removeLeaving(place, draft)
  return others
}

export async function removeLocal(place: string, who: string): Promise<void> {
  await removeOne(place, who)
}

/** Deletes all drafts in this browser. */
export async function clearLocal(): Promise<void> {
  clearLeaving(() => true)
  await attempt(() => clear(drafts()))
}

/** Deletes other users' drafts in this browser; a visitor's draft goes to the user who now signs in. */
export async function keepLocalOf(who: string): Promise<void> {
  clearLeaving((_, draft) => !draft || (draft.who !== who && draft.who !== ''))
  await attempt(async () => {
    const stored = (await entries(drafts())) as [string, unknown][]
    const gone = stored.filter(([, draft]) => !isLocalDraft(draft) || (draft.who !== who && draft.who !== ''))
    await delMany(
      gone.map(([key]) => key),
      drafts(),
    )
  })
}

function isRival(found: LocalDraft, draft: LocalDraft): boolean {
  return found.writer !== draft.writer && found.isUnsaved && !sameValues(found.typed, draft.typed)
}

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
