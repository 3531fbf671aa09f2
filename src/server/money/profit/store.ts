/** SQL for profit sharing. Every query is limited to the brand. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ProfitAgreement, ProfitShare } from '#domain'
import type { JsonObject } from '#rules'
import {
  companyFacts,
  type Database,
  hasNumber,
  hasWords,
  isEqual,
  isWithin,
  orderFacts,
  type ProfitAgreementTable,
  readAllRows,
  type Scope,
  startingWith,
} from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { lockOrder, toJson } from '../../orders/order/index.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type AgreementRow = Selectable<ProfitAgreementTable>

/** Terms and validity. */
export type AgreedRow = Pick<AgreementRow, 'id' | 'valid_from' | 'valid_to' | 'data'>

/** Terms except the dates. */
export type AgreementData = Pick<ProfitAgreement, 'partner' | 'code' | 'unit' | 'rule' | 'share'> & {
  readonly currency?: string
  readonly note: string
}

export function agreementData({ data }: Pick<AgreementRow, 'data'>): AgreementData {
  // Only this folder writes these rows.
  return data as AgreementData
}

export function toAgreement(row: AgreedRow): ProfitAgreement {
  const { note: _note, ...same } = agreementData(row)
  return { ...same, id: row.id, from: row.valid_from, ...(row.valid_to === null ? {} : { to: row.valid_to }) }
}

/** With a person in the scope: agreements that gave a share on that person's orders. */
export interface FindAgreementsOptions extends Scope {
  /** Only those still valid on or after this day. */
  readonly notOverOn?: string | undefined
  readonly code?: string | undefined
}

export async function findAgreements(db: Reader, options: FindAgreementsOptions): Promise<AgreementRow[]> {
  return await readAllRows(db, profitAgreements(options))
}

export function profitAgreements({ brand, companyId, userId, notOverOn, code }: FindAgreementsOptions): RowList<AgreementRow> {
  const hadShare = sql`exists (select from profit_lines l where l.agreement_id = a.id and l.orderer_id = ${userId})`
  const lasts = sql`(a.valid_to is null or (a.valid_to >= ${notOverOn}::date and a.valid_to >= a.valid_from))`
  return {
    entity: 'profit-agreement',
    from: sql`profit_agreements a join ${companyFacts} c on c.id = a.company_id`,
    select: sql`a.*, a.id as agreement_id, a.by_name as by, c.name as company_name, c.latin_name as company_name_latin`,
    where: [
      sql`a.brand = ${brand}`,
      isEqual(sql`a.company_id`, companyId),
      userId === undefined ? undefined : hadShare,
      notOverOn === undefined ? undefined : lasts,
      isEqual(sql`a.data->>'code'`, code),
    ],
    orderBy: sql`a.valid_from desc, a.data->>'partner', a.id`,
  }
}

export async function findAgreement(tx: Writer, brand: string, id: string): Promise<AgreementRow | undefined> {
  return await tx.selectFrom('profit_agreements').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

type Signature = {
  readonly by_user: string | null
  readonly by_name: string
  readonly by_latin: string
  readonly updated_at: Date
}

export interface NewAgreement extends Signature, Pick<AgreementRow, 'id' | 'brand' | 'company_id' | 'valid_from' | 'valid_to'> {
  readonly data: AgreementData
}

export async function insertAgreement(tx: Writer, { data, ...row }: NewAgreement): Promise<void> {
  await tx
    .insertInto('profit_agreements')
    .values({ ...row, data: JSON.stringify(data) })
    .execute()
}

export interface AgreementChange extends Signature, Pick<AgreementRow, 'valid_to'> {
  /** Unchanged if absent. */
  readonly data?: AgreementData
}

/** Updates a locked row and increments its version. */
export async function updateAgreement(
  tx: Writer,
  { id, version }: Pick<AgreementRow, 'id' | 'version'>,
  { data, ...change }: AgreementChange,
): Promise<void> {
  await tx
    .updateTable('profit_agreements')
    .set({ ...change, version: version + 1, ...(data ? { data: JSON.stringify(data) } : {}) })
    .where('id', '=', id)
    .execute()
}

/** A settled order of a company, locked until the transaction ends. */
export async function holdSettledOrder(tx: Writer, { brand, companyId }: { brand: string; companyId: string }, orderId: string) {
  const order = await lockOrder(tx, brand, orderId)
  if (order?.companyId !== companyId) return undefined
  const settlement = await tx
    .selectFrom('order_settlements')
    .select('completed_at')
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return settlement && { id: orderId, company_id: companyId, data: toJson(order.data), completed_at: settlement.completed_at }
}

/** Deletes an order's refused lines; returns false if there are none. */
export async function deleteRefusedLines(tx: Writer, orderId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('profit_lines').where('order_id', '=', orderId).where('state', '=', 'refused').executeTakeFirst()
  return gone.numDeletedRows > 0n
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

export interface LineFilter {
  readonly omsOrderNo?: string | undefined
  readonly partner?: string | undefined
  readonly state?: string | undefined
  /** Completed in YYYY or YYYY-MM. */
  readonly month?: string | undefined
}

export interface FoundLine {
  readonly state: 'settled' | 'refused'
  readonly base_amount: string
  /** A share, or why it was refused. */
  readonly data: JsonObject
}

export function profitLines(
  scope: Scope & { readonly timeZone: string },
  { omsOrderNo, partner, state, month }: LineFilter,
): RowList<FoundLine> {
  const completedIn = sql`to_char(l.completed_at at time zone ${scope.timeZone}, 'YYYY-MM')`
  return {
    entity: 'profit-line',
    from: sql`profit_lines l join ${orderFacts()} o on o.id = l.order_id join ${companyFacts} c on c.id = l.company_id`,
    select: sql`l.id as line_id, l.order_id as oms_order_no, l.agreement_id, l.state, l.amount::text as base_amount, l.completed_at, l.data,
      o.order_type, c.name as company_name, c.latin_name as company_name_latin`,
    where: [
      ...isWithin(scope, ownerOfLine),
      hasNumber(sql`l.order_id`, omsOrderNo),
      hasWords([sql`l.data->>'partner'`], partner),
      isEqual(sql`l.state`, state),
      month ? sql`${completedIn} like ${startingWith(month)}` : undefined,
    ],
    orderBy: sql`l.completed_at desc, l.order_id desc, l.id`,
  }
}

export interface PartnerSum {
  readonly this_month: string
  readonly last_month: string
  readonly total: string
}

/** Total per partner in the base currency, highest first. */
export function profitPartners(
  scope: Scope & { readonly timeZone: string; readonly thisMonth: string; readonly lastMonth: string },
): RowList<PartnerSum> {
  const month = sql`to_char(l.completed_at at time zone ${scope.timeZone}, 'YYYY-MM')`
  const partner = sql`l.data->>'partner'`
  return {
    entity: 'profit-partner',
    from: sql`profit_lines l`,
    select: sql`${partner} as partner, count(distinct l.order_id)::integer as orders, sum(l.amount)::text as total,
      coalesce(sum(l.amount) filter (where ${month} = ${scope.thisMonth}), 0)::text as this_month,
      coalesce(sum(l.amount) filter (where ${month} = ${scope.lastMonth}), 0)::text as last_month`,
    where: [...isWithin(scope, ownerOfLine), sql`l.state = 'settled'`],
    groupBy: partner,
    orderBy: sql`sum(l.amount) desc, ${partner}`,
  }
}

const ownerOfLine = { brand: sql`l.brand`, company: sql`l.company_id`, user: sql`l.orderer_id` }

/** Shares are stored as calculated. */
export function shareOf({ data }: Pick<FoundLine, 'data'>): ProfitShare {
  return data as ProfitShare
}
