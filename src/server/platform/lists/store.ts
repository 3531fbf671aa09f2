import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, holdUser, inTransaction, type SavedFilterTable } from '../../db/index.ts'

type Reader = Kysely<Database>

export type SavedFilter = Selectable<SavedFilterTable>

export async function listFilters(db: Reader, userId: string, list: string): Promise<SavedFilter[]> {
  return await db
    .selectFrom('saved_filters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('created_at')
    .orderBy('name')
    .execute()
}

export interface NewFilter {
  readonly brand: string
  readonly userId: string
  readonly list: string
  readonly name: string
  readonly query: JsonObject
  readonly most: number
  readonly now: Date
}

export type FilterSaved = { readonly kind: 'saved'; readonly id: string } | { readonly kind: 'taken' } | { readonly kind: 'too-many' }

export async function insertFilter(db: Reader, { brand, userId, list, name, query, most, now }: NewFilter): Promise<FilterSaved> {
  return await inTransaction(db, async (tx) => {
    await holdUser(tx, userId)
    const filters = await listFilters(tx, userId, list)
    if (filters.some((filter) => filter.name === name)) return { kind: 'taken' }
    if (filters.length >= most) return { kind: 'too-many' }
    const id = randomUUID()
    const row = { id, brand, user_id: userId, list, name, query: JSON.stringify(query), created_at: now }
    await tx.insertInto('saved_filters').values(row).execute()
    return { kind: 'saved', id }
  })
}

export interface FilterChange {
  readonly name?: string | undefined
  readonly query?: JsonObject | undefined
  readonly isDefault?: boolean | undefined
}

/** Only the user's own filters; others are not found. At most one is the default of a list. */
export async function changeFilter(db: Reader, userId: string, id: string, change: FilterChange): Promise<'changed' | 'missing' | 'taken'> {
  return await inTransaction(db, async (tx) => {
    await holdUser(tx, userId)
    const filterRow = await tx.selectFrom('saved_filters').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
    if (!filterRow) return 'missing'
    const others = (await listFilters(tx, userId, filterRow.list)).filter((filter) => filter.id !== id)
    if (change.name !== undefined && others.some(({ name }) => name === change.name)) return 'taken'
    if (change.isDefault)
      await tx
        .updateTable('saved_filters')
        .set({ is_default: false })
        .where('user_id', '=', userId)
        .where('list', '=', filterRow.list)
        .execute()
    await tx
      .updateTable('saved_filters')
      .set({
        name: change.name ?? filterRow.name,
        is_default: change.isDefault ?? filterRow.is_default,
        query: JSON.stringify(change.query ?? filterRow.query),
      })
      .where('id', '=', id)
      .execute()
    return 'changed'
  })
}

export async function deleteFilter(db: Reader, userId: string, id: string): Promise<boolean> {
  const done = await db.deleteFrom('saved_filters').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return done.numDeletedRows === 1n
}

/** Visible columns; null if never chosen. */
export async function findColumns(db: Reader, userId: string, list: string): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom('list_columns')
    .select('columns')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  const { shown } = row?.columns ?? {}
  return Array.isArray(shown) ? shown.map(String) : null
}

export async function saveColumns(db: Reader, userId: string, list: string, shown: readonly string[], now: Date): Promise<void> {
  const row = { columns: JSON.stringify({ shown }), updated_at: now }
  await db
    .insertInto('list_columns')
    .values({ ...row, user_id: userId, list })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet(row))
    .execute()
}
