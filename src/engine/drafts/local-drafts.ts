/** Drafts in this browser, shared by its tabs. Storage may be blocked or full; forms then work without it. */
import { clear, createStore, del, delMany, entries, get, update } from 'idb-keyval'
import { isTyped, joinOthers, type LocalDraft, sameValues, type Typed } from './draft.ts'

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
  await removeOne(place, '')
  const joined = own ? joinDrafts(own, visitors) : { ...visitors, who, version: 0 }
  await writeLocal(place, joined)
  return joined
}

function joinDrafts(own: LocalDraft, visitors: LocalDraft): LocalDraft {
  const [newer, older] = own.typed.at >= visitors.typed.at ? [own.typed, visitors.typed] : [visitors.typed, own.typed]
  return { ...own, typed: newer, isUnsaved: true, others: joinOthers([...own.others, ...visitors.others, older], newer) }
}

async function readOne(place: string, who: string): Promise<LocalDraft | null> {
  return attempt(async () => {
    const found: unknown = await get(keyOf(place, who), drafts())
    return isLocalDraft(found) ? found : null
  })
}

async function removeOne(place: string, who: string): Promise<void> {
  await attempt(() => del(keyOf(place, who), drafts()))
}

/** Saves a draft. Unsaved changes of another tab are kept separately; returns them. */
export async function writeLocal(place: string, draft: LocalDraft): Promise<readonly Typed[]> {
  let others = draft.others
  await attempt(() =>
    update<unknown>(
      keyOf(place, draft.who),
      (found) => {
        others = draft.others
        if (isLocalDraft(found) && isRival(found, draft)) others = joinOthers([...draft.others, found.typed], draft.typed)
        return { ...draft, others }
      },
      drafts(),
    ),
  )
  return others
}

export async function removeLocal(place: string, who: string): Promise<void> {
  await removeOne(place, who)
}

/** Deletes all drafts in this browser. */
export async function clearLocal(): Promise<void> {
  await attempt(() => clear(drafts()))
}

/** Deletes other users' drafts in this browser; a visitor's draft goes to the user who now signs in. */
export async function keepLocalOf(who: string): Promise<void> {
  await attempt(async () => {
    const found = (await entries(drafts())) as [string, unknown][]
    const gone = found.filter(([, draft]) => !isLocalDraft(draft) || (draft.who !== who && draft.who !== ''))
    await delMany(
      gone.map(([key]) => key),
      drafts(),
    )
  })
}

function isRival(found: LocalDraft, draft: LocalDraft): boolean {
  return found.writer !== draft.writer && found.isUnsaved && !sameValues(found.typed, draft.typed)
}

function isLocalDraft(value: unknown): value is LocalDraft {
  const draft = value as Partial<LocalDraft> | null | undefined
  return typeof draft === 'object' && draft !== null && typeof draft.who === 'string' && isTyped(draft.typed) && Array.isArray(draft.others)
}

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
