import { isDeepStrictEqual } from 'node:util'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import { type Database, type DraftTable, holdUser, inTransaction, userFacts } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'

export type Draft = Selectable<DraftTable>

export interface SaveDraft {
  readonly userId: string
  readonly place: string
  readonly release: string
  readonly data: string
  /** The version the writer saw last; 0 for none. */
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

/**
 * Compare and set: of two windows with the same version one saves, the other is refused. Saving again what is already stored is
 * no conflict: the response to the first save was lost.
 */
export async function saveDraft(db: Kysely<Database>, { userId, place, release, data, version, most, now }: SaveDraft): Promise<Saved> {
  return await inTransaction(db, async (tx) => {
    await holdUser(tx, userId)
    const draft = await findDraft(tx, userId, place)
    if (draft && draft.version !== version && isDeepStrictEqual(draft.data, JSON.parse(data)))
      return { kind: 'saved', version: draft.version }
    if ((draft?.version ?? 0) !== version) return { kind: 'conflict', version: draft?.version ?? 0 }
    if (!draft && (await countDrafts(tx, userId)) >= most) return { kind: 'too-many' }
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

/** Page and block of a draft, without the record that it is about. */
export const formPlace = sql<string>`regexp_replace(form, '[.]by-[A-Za-z0-9_-]+$', '')`

/** How many drafts a person has at these places. */
export async function countDraftsAt(db: Kysely<Database>, userId: string, places: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where(formPlace, 'in', places)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes one draft, or all of a person's. */
export async function removeDrafts(db: Kysely<Database>, userId: string, place?: string): Promise<void> {
  const rows = db.deleteFrom('drafts').where('user_id', '=', userId)
  await (place === undefined ? rows : rows.where('form', '=', place)).execute()
}

/** Deletes old drafts of a brand's users. */
export async function sweepDrafts(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limitOf(brand, 'draftDays') * dayMs)
  await db
    .deleteFrom('drafts')
    .where('updated_at', '<', before)
    .where('user_id', 'in', (select) => select.selectFrom(userFacts.as('users')).select('id').where('brand', '=', brand.id))
    .execute()
}

/** A user's drafts of these forms, last changed first. */
export async function listDrafts(db: Kysely<Database>, userId: string, places: readonly string[]) {
  return await db
    .selectFrom('drafts')
    .select(['form', 'data', 'updated_at'])
    .where('user_id', '=', userId)
    .where(formPlace, 'in', [...places, ''])
    .orderBy('updated_at', 'desc')
    .orderBy('form')
    .execute()
}

export interface DraftCount {
  readonly brand: string
  /** Page and block of the form. */
  readonly place: string
  readonly drafts: number
}

/** Drafts of all brands by form. */
export async function countDraftsByForm(db: Kysely<Database>): Promise<DraftCount[]> {
  const rows = await db
    .selectFrom('drafts')
    .innerJoin(userFacts.as('users'), 'users.id', 'drafts.user_id')
    .select((select) => ['users.brand', formPlace.as('place'), select.fn.countAll<string>().as('drafts')])
    .groupBy(['users.brand', 'place'])
    .orderBy('users.brand')
    .orderBy('place')
    .execute()
  return rows.map(({ drafts, ...where }) => ({ ...where, drafts: Number(drafts) }))
}
