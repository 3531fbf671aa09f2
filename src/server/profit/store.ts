/** SQL of profit sharing. Every question names the brand. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { ProfitAgreement, ProfitShare } from '#domain'
import type { JsonObject } from '#rules'
import { containing, type Database, type ProfitAgreementTable } from '../db/index.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type AgreementRow = Selectable<ProfitAgreementTable>

/** What was agreed beside the dates. */
export interface AgreementData extends Pick<ProfitAgreement, 'partner' | 'code' | 'unit' | 'rule' | 'share'> {
  readonly currency?: string
  readonly note: string
}

export function agreementData({ data }: Pick<AgreementRow, 'data'>): AgreementData {
  // Written by this folder only.
  return data as unknown as AgreementData
}

export function toAgreement(row: AgreementRow): ProfitAgreement {
  const { note: _note, ...same } = agreementData(row)
  return { ...same, id: row.id, from: row.valid_from, ...(row.valid_to === null ? {} : { to: row.valid_to }) }
}

export interface FindAgreementsOptions {
  readonly brand: string
  readonly companyId?: string | undefined
  /** Of which orders of this person had a share. */
  readonly ordererId?: string | undefined
  /** Only those that do not end before this day. */
  readonly notOverOn?: string | undefined
  readonly code?: string | undefined
}

export interface ListedAgreement extends AgreementRow {
  readonly company_name: string
  readonly company_latin: string
}

export async function listAgreements(db: Reader, options: FindAgreementsOptions): Promise<ListedAgreement[]> {
  const { brand, companyId, ordererId, notOverOn, code } = options
  const wanted = [sql`a.brand = ${brand}`]
  if (companyId !== undefined) wanted.push(sql`a.company_id = ${companyId}`)
  if (ordererId !== undefined)
    wanted.push(sql`exists (select 1 from profit_lines l where l.agreement_id = a.id and l.orderer_id = ${ordererId})`)
  if (notOverOn !== undefined) wanted.push(sql`(a.valid_to is null or (a.valid_to >= ${notOverOn}::date and a.valid_to >= a.valid_from))`)
  if (code !== undefined) wanted.push(sql`a.data->>'code' = ${code}`)
  const { rows } = await sql<ListedAgreement>`
    select a.*, c.name as company_name, c.latin_name as company_latin from profit_agreements a join companies c on c.id = a.company_id
    where ${sql.join(wanted, sql` and `)} order by a.valid_from desc, a.data->>'partner', a.id`.execute(db)
  return rows
}

export async function findAgreement(tx: Writer, brand: string, id: string): Promise<AgreementRow | undefined> {
  return await tx.selectFrom('profit_agreements').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

/** What suppliers of an order cost, by service: those who have said yes. */
export async function listCosts(db: Reader, orderId: string): Promise<{ service: string; baseAmount: string }[]> {
  const rows = await db
    .selectFrom('supplier_orders')
    .select(['service', 'base_total'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['confirmed', 'done'])
    .execute()
  return rows.map(({ service, base_total }) => ({ service, baseAmount: base_total }))
}

export interface NewLine {
  readonly id: string
  readonly brand: string
  readonly companyId: string
  readonly orderId: string
  readonly ordererId: string | null
  readonly agreementId: string
  readonly state: 'settled' | 'refused'
  readonly amount: string
  readonly completedAt: Date
  readonly data: JsonObject
}

export async function insertLines(tx: Writer, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('profit_lines')
    .values(
      lines.map(({ companyId, orderId, ordererId, agreementId, completedAt, data, ...same }) => ({
        ...same,
        company_id: companyId,
        order_id: orderId,
        orderer_id: ordererId,
        agreement_id: agreementId,
        completed_at: completedAt,
        data: JSON.stringify(data),
      })),
    )
    .execute()
}

/** Whose shares: all of the brand, one company's, or those of one person's orders. */
export interface ProfitScope {
  readonly brand: string
  readonly companyId?: string
  readonly ordererId?: string
}

export interface LineSearch extends ProfitScope {
  readonly omsOrderNo?: string | undefined
  readonly partner?: string | undefined
  readonly state?: string | undefined
  readonly month?: string | undefined
  readonly timeZone: string
  readonly limit: number
  readonly offset: number
}

export interface FoundLine {
  readonly id: string
  readonly order_id: string
  readonly agreement_id: string
  readonly state: 'settled' | 'refused'
  readonly amount: string
  readonly completed_at: Date
  /** A share, or why there is none. */
  readonly data: JsonObject
  readonly order_type: string
  readonly company_name: string
  readonly company_latin: string
}

export async function searchLines(db: Reader, search: LineSearch): Promise<{ rows: FoundLine[]; total: number }> {
  const wanted = scoped(search)
  if (search.omsOrderNo) wanted.push(sql`l.order_id like ${containing(search.omsOrderNo.toUpperCase())}`)
  if (search.partner) wanted.push(sql`l.data->>'partner' ilike ${containing(search.partner)}`)
  if (search.state) wanted.push(sql`l.state = ${search.state}`)
  if (search.month) wanted.push(sql`to_char(l.completed_at at time zone ${search.timeZone}, 'YYYY-MM') like ${`${search.month}%`}`)
  const { rows } = await sql<FoundLine & { total: number }>`
    select l.id, l.order_id, l.agreement_id, l.state, l.amount::text, l.completed_at, l.data, o.data->>'orderType' as order_type,
      c.name as company_name, c.latin_name as company_latin, count(*) over () as total
    from profit_lines l join orders o on o.id = l.order_id join companies c on c.id = l.company_id
    where ${sql.join(wanted, sql` and `)} order by l.completed_at desc, l.order_id desc, l.id limit ${search.limit} offset ${search.offset}`.execute(
    db,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface PartnerSum {
  readonly partner: string
  readonly orders: number
  readonly this_month: string
  readonly last_month: string
  readonly total: string
}

export async function sumPartners(
  db: Reader,
  scope: ProfitScope & { readonly timeZone: string; readonly thisMonth: string; readonly lastMonth: string },
): Promise<PartnerSum[]> {
  const month = sql`to_char(l.completed_at at time zone ${scope.timeZone}, 'YYYY-MM')`
  const { rows } = await sql<PartnerSum>`
    select l.data->>'partner' as partner, count(distinct l.order_id) as orders, sum(l.amount)::text as total,
      coalesce(sum(l.amount) filter (where ${month} = ${scope.thisMonth}), 0)::text as this_month,
      coalesce(sum(l.amount) filter (where ${month} = ${scope.lastMonth}), 0)::text as last_month
    from profit_lines l where ${sql.join(scoped(scope), sql` and `)} and l.state = 'settled'
    group by 1 order by sum(l.amount) desc, 1`.execute(db)
  return rows
}

function scoped({ brand, companyId, ordererId }: ProfitScope): RawBuilder<unknown>[] {
  const wanted = [sql`l.brand = ${brand}`]
  if (companyId !== undefined) wanted.push(sql`l.company_id = ${companyId}`)
  if (ordererId !== undefined) wanted.push(sql`l.orderer_id = ${ordererId}`)
  return wanted
}

/** Shares are stored as they were worked out. */
export function shareOf({ data }: Pick<FoundLine, 'data'>): ProfitShare {
  return data as unknown as ProfitShare
}
