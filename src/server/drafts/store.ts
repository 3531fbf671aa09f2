import type { Kysely, Selectable } from 'kysely'
import { type Database, type DraftTable, inTransaction } from '../db/index.ts'

export type Draft = Selectable<DraftTable>

export interface SaveDraft {
  readonly userId: string
  readonly place: string
  readonly release: string
  readonly data: string
  /** What the writer saw last; 0 for none. */
  readonly version: number
  readonly most: number
  readonly now: Date
}

export type Saved =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'too-many' }

export async function findDraft(db: Kysely<Database>, userId: string, place: string): Promise<Draft | undefined> {
  return await db.selectFrom('drafts').selectAll().where('user_id', '=', userId).where('form', '=', place).executeTakeFirst()
}

/** Compare and set: of two windows that saw the same version one saves, the other is told. */
export async function saveDraft(db: Kysely<Database>, { userId, place, release, data, version, most, now }: SaveDraft): Promise<Saved> {
  return await inTransaction(db, async (tx) => {
    // One after the other for one person, so that parallel calls do not pass the count together.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const known = await findDraft(tx, userId, place)
    if ((known?.version ?? 0) !== version) return { kind: 'conflict', version: known?.version ?? 0 }
    if (!known && (await countDrafts(tx, userId)) >= most) return { kind: 'too-many' }
    const row = { release, data, version: version + 1, updated_at: now }
    await tx
      .insertInto('drafts')
      .values({ ...row, user_id: userId, form: place })
      .onConflict((conflict) => conflict.columns(['user_id', 'form']).doUpdateSet(row))
      .execute()
    return { kind: 'saved', version: version + 1 }
  })
}

async function countDrafts(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many drafts a person has at these places. */
export async function countDraftsAt(db: Kysely<Database>, userId: string, places: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('form', 'in', places)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One draft, or all of a person. */
export async function removeDrafts(db: Kysely<Database>, userId: string, place?: string): Promise<void> {
  const rows = db.deleteFrom('drafts').where('user_id', '=', userId)
  await (place === undefined ? rows : rows.where('form', '=', place)).execute()
}

/** Drafts of a brand's people that nobody touched since. */
export async function deleteOldDrafts(db: Kysely<Database>, brand: string, before: Date): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('updated_at', '<', before)
    .where('user_id', 'in', (select) => select.selectFrom('users').select('id').where('brand', '=', brand))
    .execute()
}
