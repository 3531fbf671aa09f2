/** SQL of rebates: rules, months and what single orders earned. Every question names the brand. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { containing, type Database, type RebateMonthTable, startingWith } from '../db/index.ts'
import type { StoredRule } from './rules.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type MonthRow = Selectable<RebateMonthTable>

export async function takeRebateNumber(tx: Writer): Promise<number> {
  const found = await sql<{ number: string }>`select nextval('rebate_numbers') as number`.execute(tx)
  return Number(found.rows[0]?.number)
}

export interface FindRulesOptions {
  readonly brand: string
  /** Rules that speak of this company; left out, all of them. */
  readonly companyId?: string
  /** Only those that do not end before this day. */
  readonly notOverOn?: string
}

export async function listRules(db: Reader, { brand, companyId, notOverOn }: FindRulesOptions): Promise<StoredRule[]> {
  let query = db.selectFrom('rebate_rules').selectAll().where('brand', '=', brand)
  if (companyId !== undefined) query = query.where((rule) => rule.or([rule('company_id', 'is', null), rule('company_id', '=', companyId)]))
  if (notOverOn !== undefined) query = query.where((rule) => rule.or([rule('valid_to', 'is', null), rule('valid_to', '>=', notOverOn)]))
  return await query.orderBy('valid_from', 'desc').orderBy('id').execute()
}

export async function findRule(tx: Writer, brand: string, id: string): Promise<StoredRule | undefined> {
  return await tx.selectFrom('rebate_rules').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

/** The month of a company, made where there is none yet, and held until the transaction ends. */
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
  /** Only a row that still has this version is written. */
  readonly version: number
  readonly state: string
  readonly data: JsonObject
  readonly at: Date
  readonly requested?: { readonly at: Date; readonly by: string } | undefined
}

/** Compare and set; answers whether the row still was as the caller saw it. */
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

/** Whose rebates: all of the brand, one company's, or those of one person's orders. */
export interface RebateScope {
  readonly brand: string
  readonly companyId?: string
  readonly ordererId?: string
}

export interface MonthSearch extends RebateScope {
  readonly states?: readonly string[] | undefined
  readonly companyName?: string | undefined
  /** Requests that wait longest come first. */
  readonly oldestRequest?: boolean
  readonly limit: number
  readonly offset: number
}

export interface FoundMonth extends MonthRow {
  /** Of the orders in scope. */
  readonly own_amount: string
  readonly own_orders: number
  readonly company_name: string
  readonly company_latin: string
  readonly requester: string | null
  readonly requester_latin: string | null
}

const months = sql`
  rebate_months m join rebates r on r.month_id = m.id join companies c on c.id = m.company_id left join users u on u.id = m.requested_by`

export async function searchMonths(db: Reader, search: MonthSearch): Promise<{ rows: FoundMonth[]; total: number }> {
  const where = sql.join(conditionsOf(search), sql` and `)
  const order = search.oldestRequest
    ? sql`case when m.state = 'requested' then 0 else 1 end, case when m.state = 'requested' then m.requested_at end, m.month desc, m.id`
    : sql`m.month desc, m.id`
  const { rows } = await sql<FoundMonth & { total: number }>`
    select m.*, sum(r.amount)::text as own_amount, count(*) as own_orders, c.name as company_name, c.latin_name as company_latin,
      u.name as requester, u.latin_name as requester_latin, count(*) over () as total
    from ${months} where ${where} group by m.id, c.id, u.id
    order by ${order} limit ${search.limit} offset ${search.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Months and amounts in each state, of the orders in scope. */
export async function sumByState(
  db: Reader,
  search: Pick<MonthSearch, 'brand' | 'companyId' | 'ordererId' | 'companyName'>,
): Promise<readonly { state: string; months: number; amount: string }[]> {
  const { rows } = await sql<{ state: string; months: number; amount: string }>`
    select m.state, count(distinct m.id) as months, sum(r.amount)::text as amount
    from ${months} where ${sql.join(conditionsOf(search), sql` and `)} group by m.state`.execute(db)
  return rows
}

function conditionsOf({ brand, companyId, ordererId, ...search }: RebateScope & Partial<MonthSearch>): RawBuilder<unknown>[] {
  const conditions = [sql`m.brand = ${brand}`]
  if (companyId !== undefined) conditions.push(sql`m.company_id = ${companyId}`)
  if (ordererId !== undefined) conditions.push(sql`r.orderer_id = ${ordererId}`)
  if (search.states) conditions.push(sql`m.state = any(${[...search.states]}::text[])`)
  if (search.companyName) {
    const part = containing(search.companyName)
    conditions.push(sql`(c.name ilike ${part} or c.latin_name ilike ${part})`)
  }
  return conditions
}

export interface RebateSearch extends RebateScope {
  readonly monthId?: string | undefined
  readonly month?: string | undefined
  readonly state?: string | undefined
  readonly omsOrderNo?: string | undefined
  readonly limit: number
  readonly offset: number
}

export interface FoundRebate {
  readonly order_id: string
  readonly month_id: string
  readonly month: string
  readonly state: string
  readonly currency: string
  readonly amount: string
  readonly completed_at: Date
  readonly data: JsonObject
  readonly order_data: JsonObject
  readonly company_name: string
  readonly company_latin: string
}

export async function searchRebates(db: Reader, search: RebateSearch): Promise<{ rows: FoundRebate[]; total: number }> {
  const conditions = conditionsOf(search)
  if (search.monthId) conditions.push(sql`m.id = ${search.monthId}`)
  if (search.month) conditions.push(sql`m.month like ${startingWith(search.month)}`)
  if (search.state) conditions.push(sql`m.state = ${search.state}`)
  if (search.omsOrderNo) conditions.push(sql`r.order_id like ${containing(search.omsOrderNo.toUpperCase())}`)
  const { rows } = await sql<FoundRebate & { total: number }>`
    select r.order_id, r.month_id, m.month, m.state, m.currency, r.amount::text, r.completed_at, r.data, o.data as order_data,
      c.name as company_name, c.latin_name as company_latin, count(*) over () as total
    from ${months} join orders o on o.id = r.order_id where ${sql.join(conditions, sql` and `)}
    order by r.completed_at desc, r.order_id desc limit ${search.limit} offset ${search.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
