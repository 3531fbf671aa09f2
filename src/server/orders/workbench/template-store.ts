/** Order templates in the database. Every query is limited to the brand. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs, type JsonObject } from '#rules'
import { type Database, holdUser, isEqual, type OrderTemplateTable } from '../../db/index.ts'
import { limitOf, type RowList } from '../../kernel/index.ts'
import type { Scope } from './store.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type TemplateData = {
  readonly values: JsonObject
  /** Lane, boxes, place and goods, for lists. */
  readonly facts: JsonObject
  readonly savedBy: string
  readonly savedByLatin: string
}
export type Template = Omit<Selectable<OrderTemplateTable>, 'data'> & { readonly data: TemplateData }

export type NewTemplate = {
  readonly id: string
  readonly brand: string
  readonly companyId: string | null
  readonly userId: string
  readonly orderType: string
  readonly name: string
  readonly release: string
  readonly at: Date
  readonly data: TemplateData
}

export async function insertTemplate(tx: Writer, template: NewTemplate): Promise<void> {
  const { id, brand, companyId, userId, orderType, name, release, at, data } = template
  await tx
    .insertInto('order_templates')
    .values({
      id,
      brand,
      company_id: companyId,
      user_id: userId,
      order_type: orderType,
      name,
      release,
      created_at: at,
      updated_at: at,
      data: JSON.stringify(data),
    })
    .execute()
}

/** Locks the user, so that parallel calls cannot exceed the limit together. */
export async function countHeld(tx: Writer, brand: string, userId: string): Promise<number> {
  await holdUser(tx, userId)
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from order_templates where brand = ${brand} and user_id = ${userId} and removed_at is null`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

/** The caller's template, including removed ones; undefined for other companies' templates. */
export async function findTemplate(db: Reader, scope: Scope, id: string): Promise<Template | undefined> {
  const { rows } = await sql<Selectable<OrderTemplateTable>>`
    select * from order_templates where id = ${id} and ${within(scope)}`.execute(db)
  return rows[0] && toTemplate(rows[0])
}

/** Last used first. */
export function templatesOf(
  scope: Scope,
  orderType: string | undefined,
): RowList<{ readonly user_id: string; readonly data: TemplateData }> {
  return {
    entity: 'order-template',
    from: sql`order_templates`,
    select: sql`id as template_id, name, order_type, created_at, used_at, user_id, data`,
    where: [within(scope), sql`removed_at is null`, isEqual(sql`order_type`, orderType)],
    orderBy: sql`coalesce(used_at, updated_at) desc, id`,
  }
}

export async function renameTemplate(db: Reader, id: string, name: string, at: Date): Promise<void> {
  await db.updateTable('order_templates').set({ name, updated_at: at }).where('id', '=', id).execute()
}

export async function noteUse(db: Reader, id: string, at: Date): Promise<void> {
  await db.updateTable('order_templates').set({ used_at: at }).where('id', '=', id).execute()
}

export async function moveTemplate(db: Reader, id: string, removedAt: Date | null): Promise<void> {
  await db.updateTable('order_templates').set({ removed_at: removedAt }).where('id', '=', id).execute()
}

/** Deletes templates that were removed too long ago to be restored. */
export async function sweepTemplates(db: Reader, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limitOf(brand, 'removedTemplateDays') * dayMs)
  await db.deleteFrom('order_templates').where('brand', '=', brand.id).where('removed_at', '<', before).execute()
}

/** After changing company, users no longer see the templates of the former one. */
function within({ brand, companyId, userId }: Scope): RawBuilder<unknown> {
  const own = userId === undefined ? sql`` : sql` and user_id = ${userId}`
  return sql`brand = ${brand} and company_id = ${companyId}${own}`
}

function toTemplate(row: Selectable<OrderTemplateTable>): Template {
  // Only this folder writes these rows.
  return { ...row, data: row.data as TemplateData }
}
