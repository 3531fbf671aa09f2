/** SQL for saved quotes and their links. Every query names the brand. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs, type JsonObject } from '#rules'
import { containing, type Database, isEqual, type QuoteLinkTable, type SavedQuoteTable, userFacts } from '../../db/index.ts'
import { limitOf, type RowList } from '../../kernel/index.ts'
import { stillActs } from '../../people/accounts/index.ts'
import type { QuoteLink, SavedQuote, SavedQuoteData } from './record.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>
export type QuoteRow = Selectable<SavedQuoteTable>

/** Next running number of quotes; gaps are fine, duplicates are not. */
export async function takeQuoteNumber(tx: Writer): Promise<number> {
  const numbers = await sql<{ number: string }>`select nextval('quote_numbers') as number`.execute(tx)
  return Number(numbers.rows[0]?.number)
}

export async function insertQuote(tx: Writer, quote: Omit<SavedQuote, 'state' | 'removedAt'>): Promise<void> {
  await tx
    .insertInto('saved_quotes')
    .values({
      id: quote.id,
      brand: quote.brand,
      company_id: quote.companyId,
      user_id: quote.userId,
      order_type: quote.orderType,
      release: quote.release,
      created_at: quote.createdAt,
      data: JSON.stringify(quote.data),
    })
    .execute()
}

export async function countQuotes(db: Reader, brand: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_quotes')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findQuote(db: Reader, brand: string, id: string): Promise<SavedQuote | undefined> {
  const row = await db.selectFrom('saved_quotes').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
  return row && toQuote(row)
}

/** Owner: a user in their current company, a company, or none. */
export type QuoteScope = { readonly userId: string; readonly companyId: string | null } | { readonly companyId: string }

export interface QuoteFilter {
  readonly state?: SavedQuote['state'] | undefined
  readonly orderType?: string | undefined
}

/** Latest first; with `words`, only those whose number or name contains them. */
export function savedQuotes(
  brand: string,
  scope: QuoteScope,
  { state = 'kept', orderType }: QuoteFilter,
  words?: string,
): RowList<QuoteRow> {
  const part = words === undefined ? undefined : containing(words)
  return {
    entity: 'saved-quote',
    from: sql`saved_quotes`,
    select: sql`*`,
    where: [
      sql`brand = ${brand}`,
      sql`state = ${state}`,
      scope.companyId === null ? sql`company_id is null` : sql`company_id = ${scope.companyId}`,
      'userId' in scope ? sql`user_id = ${scope.userId}` : undefined,
      isEqual(sql`order_type`, orderType),
      part === undefined ? undefined : sql`(data->>'number' ilike ${part} or data->>'name' ilike ${part})`,
    ],
    orderBy: sql`created_at desc, id`,
  }
}

export async function renameQuote(tx: Writer, id: string, name: string): Promise<void> {
  await sql`update saved_quotes set data = jsonb_set(data, '{name}', to_jsonb(${name}::text)) where id = ${id}`.execute(tx)
}

export async function moveQuote(tx: Writer, id: string, state: SavedQuote['state'], removedAt: Date | null): Promise<void> {
  await tx.updateTable('saved_quotes').set({ state, removed_at: removedAt }).where('id', '=', id).execute()
}

export interface NewLink {
  readonly id: string
  readonly quoteId: string
  readonly userId: string
  readonly codeHash: string
  readonly sentTo: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertLink(tx: Writer, link: NewLink): Promise<void> {
  await tx
    .insertInto('quote_links')
    .values({
      id: link.id,
      quote_id: link.quoteId,
      user_id: link.userId,
      code_hash: link.codeHash,
      sent_to: link.sentTo,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Links to a quote, latest first. */
export async function listLinks(db: Reader, quoteId: string): Promise<QuoteLink[]> {
  const rows = await db
    .selectFrom('quote_links')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toLink)
}

/** How many e-mails with a link this person has sent since then. */
export async function countSent(db: Reader, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('quote_links')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('sent_to', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface FoundLink {
  readonly link: QuoteLink
  readonly quote: SavedQuote
  /** Its maker may still see what it shows. */
  readonly makerActs: boolean
}

export async function findLink(
  db: Reader,
  brand: string,
  by: { readonly id: string } | { readonly codeHash: string },
): Promise<FoundLink | undefined> {
  const query = db
    .selectFrom('quote_links')
    .innerJoin('saved_quotes', 'saved_quotes.id', 'quote_links.quote_id')
    .selectAll('quote_links')
    .select(stillActs({ user: 'quote_links.user_id', company: 'saved_quotes.company_id' }).as('maker_acts'))
    .where('saved_quotes.brand', '=', brand)
  const row = await ('id' in by
    ? query.where('quote_links.id', '=', by.id)
    : query.where('quote_links.code_hash', '=', by.codeHash)
  ).executeTakeFirst()
  const quote = row && (await findQuote(db, brand, row.quote_id))
  return row && quote ? { link: toLink(row), quote, makerActs: row.maker_acts === true } : undefined
}

/** Compare and set: only an open one is revoked. */
export async function revokeLink(tx: Writer, id: string, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('quote_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export interface Colleague {
  readonly email: string
  readonly language: string
}

/** The caller, or the member of the company who has this address. */
export async function findRecipient(
  db: Reader,
  { brand, userId, companyId, email }: { brand: string; userId: string; companyId: string | null; email: string | undefined },
): Promise<Colleague | undefined> {
  const people = db
    .selectFrom(userFacts.as('users'))
    .select(['email', 'language'])
    .where('brand', '=', brand)
    .where('status', '=', 'active')
  const person =
    email === undefined
      ? await people.where('id', '=', userId).executeTakeFirst()
      : companyId === null
        ? await people.where('id', '=', userId).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()
        : await people
            .where('company_id', '=', companyId)
            .where('role', 'in', ['member', 'admin'])
            .where(sql`lower(email)`, '=', email.toLowerCase())
            .executeTakeFirst()
  return person?.email ? { email: person.email, language: person.language } : undefined
}

/** Deletes quotes that were removed too long ago to be restored. */
export async function sweepRemovedQuotes(db: Reader, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  const removedBefore = new Date(now.getTime() - limitOf(brand, 'removedQuoteDays') * dayMs)
  await db
    .deleteFrom('saved_quotes')
    .where('brand', '=', brand.id)
    .where('state', '=', 'removed')
    .where('removed_at', '<', removedBefore)
    .execute()
}

export function toQuote(row: QuoteRow): SavedQuote {
  return {
    id: row.id,
    brand: row.brand,
    companyId: row.company_id,
    userId: row.user_id,
    orderType: row.order_type,
    state: row.state,
    release: row.release,
    createdAt: row.created_at,
    removedAt: row.removed_at,
    // Written by this folder only.
    data: row.data as SavedQuoteData,
  }
}

function toLink(row: Selectable<QuoteLinkTable>): QuoteLink {
  return {
    id: row.id,
    quoteId: row.quote_id,
    userId: row.user_id,
    sentTo: row.sent_to,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}

/** The newest quotes of a brand that were not removed: what was entered, and when. */
export async function listLatestQuotes(db: Reader, brand: string, most: number) {
  const { rows } = await sql<{ brand: string; companyId: string | null; orderType: string; values: JsonObject; at: Date }>`
    select brand, company_id as "companyId", order_type as "orderType", data->'values' as values, created_at as at
    from saved_quotes where brand = ${brand} and state = 'kept' order by created_at desc limit ${most}`.execute(db)
  return rows
}
