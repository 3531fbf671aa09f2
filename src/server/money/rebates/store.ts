/** SQL for rebates: rules, months and rebates per order. Every query is limited to the brand. */

import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { Rebate } from '#domain'
import { addDecimals, type JsonObject } from '#rules'
import {
  allOf,
  companyFacts,
  type Database,
  hasNumber,
  hasWords,
  isEqual,
  isWithin,
  orderFacts,
  type RebateMonthTable,
  type RowTabs,
  readAllRows,
  type Scope,
  startingWith,
  userFacts,
} from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import type { RuleData, StoredRule } from './rules.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type MonthRow = Selectable<RebateMonthTable>

export async function takeRebateNumber(tx: Writer): Promise<number> {
  const numbers = await sql<{ number: string }>`select nextval('rebate_numbers') as number`.execute(tx)
  return Number(numbers.rows[0]?.number)
}

export interface FindRulesOptions {
  readonly brand: string
  /** Rules of this company; default: all rules. */
  readonly companyId?: string | undefined
  /** Only those still valid on or after this day. */
  readonly notOverOn?: string | undefined
}

export function rebateRules({ brand, companyId, notOverOn }: FindRulesOptions): RowList<StoredRule> {
  return {
    entity: 'rebate-rule',
    from: sql`rebate_rules r left join ${companyFacts} c on c.id = r.company_id`,
    select: sql`r.*, r.id as rule_id, r.by_name as by, c.name as company_name, c.latin_name as company_name_latin`,
    where: [
      sql`r.brand = ${brand}`,
      companyId === undefined ? undefined : sql`(r.company_id is null or r.company_id = ${companyId})`,
      notOverOn === undefined ? undefined : sql`(r.valid_to is null or r.valid_to >= ${notOverOn}::date)`,
    ],
    orderBy: sql`r.valid_from desc, r.id`,
  }
}

export async function listRules(db: Reader, options: FindRulesOptions): Promise<StoredRule[]> {
  return await readAllRows(db, rebateRules(options))
}

export async function findRule(tx: Writer, brand: string, id: string): Promise<StoredRule | undefined> {
  return await tx.selectFrom('rebate_rules').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

export interface NewRule extends Omit<Insertable<Database['rebate_rules']>, 'company_id' | 'data' | 'version'> {
  readonly data: RuleData
}

/** Adds a rule for all companies. */
export async function insertRule(tx: Writer, { data, ...rule }: NewRule): Promise<void> {
  await tx
    .insertInto('rebate_rules')
    .values({ ...rule, company_id: null, data: JSON.stringify(data) })
    .execute()
}

/** Ends a locked rule; `last` is its last day. */
export async function endRule(tx: Writer, { id, version }: Pick<StoredRule, 'id' | 'version'>, last: string): Promise<void> {
  await tx
    .updateTable('rebate_rules')
    .set({ valid_to: last, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** A company's month, created if missing and locked until the transaction ends. */
export async function holdMonth(tx: Writer, month: Omit<MonthRow, 'version' | 'amount' | 'orders' | 'requested_at' | 'requested_by'>) {
  await tx
    .insertInto('rebate_months')
    .values({ ...month, data: JSON.stringify(month.data) })
    .onConflict((conflict) => conflict.columns(['brand', 'company_id', 'month']).doNothing())
    .execute()
  return await tx
    .selectFrom('rebate_months')
    .selectAll()
    .where('brand', '=', month.brand)
    .where('company_id', '=', month.company_id)
    .where('month', '=', month.month)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findMonth(tx: Writer, brand: string, id: string): Promise<MonthRow | undefined> {
  return await tx.selectFrom('rebate_months').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

export interface MonthChange {
  readonly id: string
  /** Only updates a row that still has this version. */
  readonly version: number
  readonly state: string
  readonly data: JsonObject
  readonly at: Date
  readonly requested?: { readonly at: Date; readonly by: string } | undefined
}

/** Compare and set; returns false if the row has changed since the caller read it. */
export async function updateMonth(tx: Writer, { id, version, state, data, at, requested }: MonthChange): Promise<boolean> {
  const done = await tx
    .updateTable('rebate_months')
    .set({
      state,
      data: JSON.stringify(data),
      version: version + 1,
      updated_at: at,
      ...(requested ? { requested_at: requested.at, requested_by: requested.by } : {}),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

interface Added {
  /** In the month's currency. */
  readonly amount: string
  readonly orders: number
  /** Volume that each rule has counted in the month, including this order. */
  readonly volumes: JsonObject
  readonly at: Date
}

/** Updates a locked month and increments its version. */
export async function addToMonth(tx: Writer, month: MonthRow, { amount, orders, volumes, at }: Added): Promise<void> {
  await tx
    .updateTable('rebate_months')
    .set({
      amount: addDecimals(month.amount, amount),
      orders: month.orders + orders,
      version: month.version + 1,
      updated_at: at,
      data: JSON.stringify({ ...month.data, volumes }),
    })
    .where('id', '=', month.id)
    .execute()
}

/** Accruing months before the given one (YYYY-MM), locked until the transaction ends. */
export async function holdMonthsOver(tx: Writer, brand: string, month: string) {
  return await tx
    .selectFrom('rebate_months')
    .select(['id', 'state', 'version', 'amount'])
    .where('brand', '=', brand)
    .where('state', '=', 'accruing')
    .where('month', '<', month)
    .forUpdate()
    .execute()
}

/** Updates a locked row and increments its version. */
export async function moveMonth(tx: Writer, { id, version }: Pick<MonthRow, 'id' | 'version'>, state: string, at: Date): Promise<void> {
  await tx
    .updateTable('rebate_months')
    .set({ state, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Who requested a payout; null if there is no request or the account is gone. */
export async function findRequester(tx: Writer, userId: string | null) {
  if (userId === null) return null
  const user = await tx
    .selectFrom(userFacts.as('users'))
    .select(['email', 'language', 'name', 'latin_name as latinName'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ?? null
}

export interface NewRebate extends Omit<Insertable<Database['rebates']>, 'data'> {
  readonly lines: readonly Rebate[]
}

/** Adds the rebate of one order. */
export async function insertRebate(tx: Writer, { lines, ...row }: NewRebate): Promise<void> {
  await tx
    .insertInto('rebates')
    .values({ ...row, data: JSON.stringify({ lines }) })
    .execute()
}

export interface MonthFilter {
  readonly state?: string | undefined
  /** Part of the company's Chinese or Latin name. */
  readonly companyName?: string | undefined
}

const months = sql`
  rebate_months m join rebates r on r.month_id = m.id join ${companyFacts} c on c.id = m.company_id left join ${userFacts} u on u.id = m.requested_by`
const owners = { brand: sql`m.brand`, company: sql`m.company_id`, user: sql`r.orderer_id` }

/** Months with the rebates of the orders in scope. */
export function rebateMonths(scope: Scope, { state, companyName }: MonthFilter): RowList<object> {
  return {
    entity: 'rebate-month',
    from: months,
    select: sql`m.id as month_id, m.month, m.state, m.currency, m.version, m.requested_at, m.data, sum(r.amount)::text as amount,
      count(*)::integer as orders, c.name as company_name, c.latin_name as company_name_latin, u.name as requested_by,
      u.latin_name as requested_by_latin`,
    where: [...isWithin(scope, owners), isEqual(sql`m.state`, state), isNamed(companyName)],
    groupBy: sql`m.id, c.name, c.latin_name, u.name, u.latin_name`,
    orderBy: sql`m.month desc, m.id`,
  }
}

/** Months on the staff desk; requests sort by waiting time, longest first. */
export function deskMonths(brand: string, filter: MonthFilter, tabs: Omit<RowTabs, 'by'>): RowList<object> {
  return {
    ...rebateMonths({ brand }, filter),
    orderBy: sql`case when m.state = 'requested' then 0 else 1 end, case when m.state = 'requested' then m.requested_at end, m.month desc, m.id`,
    tabs: { ...tabs, by: sql`m.state` },
  }
}

/** Months and amounts per state, for the orders in scope. */
export async function sumByState(db: Reader, scope: Scope): Promise<readonly { state: string; months: number; amount: string }[]> {
  const { rows } = await sql<{ state: string; months: number; amount: string }>`
    select m.state, count(distinct m.id) as months, sum(r.amount)::text as amount
    from ${months} where ${allOf(isWithin(scope, owners))} group by m.state`.execute(db)
  return rows
}

function isNamed(companyName: string | undefined): RawBuilder<unknown> | undefined {
  return hasWords([sql`c.name`, sql`c.latin_name`], companyName)
}

export interface RebateFilter {
  readonly monthId?: string | undefined
  /** YYYY or YYYY-MM. */
  readonly month?: string | undefined
  readonly state?: string | undefined
  readonly omsOrderNo?: string | undefined
}

export interface FoundRebate {
  readonly data: JsonObject
  readonly pol: string | null
  readonly pod: string | null
  readonly place: string | null
}

/** Rebates per order. */
export function rebatesOf(scope: Scope, { monthId, month, state, omsOrderNo }: RebateFilter): RowList<FoundRebate> {
  return {
    entity: 'rebate',
    from: sql`${months} join ${orderFacts()} o on o.id = r.order_id`,
    select: sql`r.order_id as oms_order_no, r.month_id, m.month, m.state, m.currency, r.amount::text, r.completed_at, r.data,
      c.name as company_name, c.latin_name as company_name_latin, o.order_type, o.boxes,
      o.ordered_by, o.ordered_by_latin,
      o.pol, o.pod, o.place`,
    where: [
      ...isWithin(scope, owners),
      isEqual(sql`m.id`, monthId),
      month ? sql`m.month like ${startingWith(month)}` : undefined,
      isEqual(sql`m.state`, state),
      hasNumber(sql`r.order_id`, omsOrderNo),
    ],
    orderBy: sql`r.completed_at desc, r.order_id desc`,
  }
}
