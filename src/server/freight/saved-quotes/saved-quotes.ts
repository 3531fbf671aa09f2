/** Saving a price, finding it again, renaming it, removing it and restoring it. */
import { randomUUID } from 'node:crypto'
import { orderNumber } from '#domain'
import { dayIn, type JsonObject } from '#rules'
import { holdUser, readRowPage } from '../../db/index.ts'
import { type Call, type Handlers, limitOf, type Result, readRows } from '../../kernel/index.ts'
import { readCompanyNames } from '../../people/membership/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { keepFormValues } from '../../platform/drafts/index.ts'
import { findOrderType } from '../quotes/index.ts'
import { findOwnQuote, scopeOf } from './access.ts'
import { toSavedQuote } from './output.ts'
import { factsOf, findPricing, isOverRate, priceStill, priceValues } from './price.ts'
import type { SavedQuote, SavedQuoteData } from './record.ts'
import { countQuotes, insertQuote, moveQuote, type QuoteRow, renameQuote, savedQuotes, takeQuoteNumber, toQuote } from './store.ts'

type KeepHandlers = Pick<
  Handlers,
  | 'save-quote'
  | 'list-saved-quotes'
  | 'read-saved-quote'
  | 'read-quote-values'
  | 'rename-saved-quote'
  | 'remove-saved-quote'
  | 'restore-saved-quote'
>

/** The caller's quotes whose number or name contains the words, newest first. */
export async function findQuotesLike(call: Call, words: string, most: number): Promise<readonly SavedQuote[]> {
  const query = savedQuotes(call.brand.id, scopeOf(call), {}, words)
  const { rows } = await readRowPage<QuoteRow>(call.db, query, { limit: most, offset: 0 })
  return rows.map(toQuote)
}

/** Letters of a quotation number, after the brand's prefix. */
const document = 'QT'
const kibibyte = 1024

export const savedQuoteHandlers: KeepHandlers = {
  'save-quote': async ({ orderType, values, name = '' }, call) => {
    if (!findPricing(call.brand, orderType)) return { ok: false, error: 'error.no-price' }
    const form = String(findOrderType(call.brand, orderType).form)
    const formValues = keepFormValues(call.brand, form, values as JsonObject)
    if (!formValues) return { ok: false, error: 'error.no-price' }
    if (Buffer.byteLength(JSON.stringify(formValues)) > limitOf(call.brand, 'draftKilobytes') * kibibyte)
      return { ok: false, error: 'error.too-large' }
    const priced = await priceValues(call, orderType, formValues)
    if (!priced.ok) return priced
    const { quote, rate } = priced.value
    const facts = factsOf(call, orderType, formValues, priced.value)
    return call.transaction((tx) =>
      insertInside(call, tx, { orderType, name: name.trim(), values: formValues, facts, quote, contractOf: rate?.companyId ?? null }),
    )
  },

  'list-saved-quotes': (input, call) =>
    readRows(call, input, savedQuotes(call.brand.id, scopeOf(call), input), { more: (row) => toSavedQuote(call, toQuote(row)) }),

  'read-saved-quote': async ({ quoteId }, call) => {
    const quote = await findOwnQuote(call, call.db, quoteId)
    if (!quote.ok) return quote
    return { ok: true, value: toSavedQuote(call, quote.value) }
  },

  'read-quote-values': async ({ quoteId }, call) => {
    const quote = await findOwnQuote(call, call.db, quoteId)
    if (!quote.ok) return quote
    const { orderType, data } = quote.value
    // A rate that can no longer be booked would only be refused; without it the best current one is used.
    const still = await priceStill(call, orderType, data.values)
    const values = still.ok || !isOverRate(still.error) ? data.values : withoutRate(data.values)
    return { ok: true, value: { orderType, values } as never }
  },

  'rename-saved-quote': ({ quoteId, name }, call) =>
    call.transaction(async (tx) => {
      const quote = await findOwnQuote(call, tx, quoteId)
      if (!quote.ok) return quote
      await renameQuote(tx, quoteId, name.trim())
      return { ok: true as const, value: { quoteId, name: name.trim() } }
    }),

  'remove-saved-quote': ({ quoteId }, call) => moveInside(call, quoteId, 'removed'),

  'restore-saved-quote': ({ quoteId }, call) => moveInside(call, quoteId, 'kept'),
}

function withoutRate(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !ofRate.has(name)))
}

/** Form fields determined by the chosen rate. */
const ofRate: ReadonlySet<string> = new Set(['rateId', 'etd', 'vessel', 'voyage'])

type Kept = Pick<SavedQuoteData, 'name' | 'values' | 'facts' | 'quote' | 'contractOf'> & { readonly orderType: string }
type Tx = Parameters<Parameters<Call['transaction']>[0]>[0]

async function insertInside(call: Call, tx: Tx, { orderType, ...kept }: Kept): Promise<Result<{ quoteId: string; number: string }>> {
  const { actor, brand } = call
  const userId = actor.userId ?? ''
  await holdUser(tx, userId)
  if ((await countQuotes(tx, brand.id, userId)) >= limitOf(brand, 'savedQuotesMax')) return { ok: false, error: 'error.limited' }
  const company = actor.companyId ? await readCompanyNames(tx, actor.companyId) : null
  const now = call.now()
  const number = orderNumber({
    prefix: brand.documentPrefix,
    document,
    day: dayIn(brand.timeZone, now),
    sequence: await takeQuoteNumber(tx),
  })
  const id = randomUUID()
  const data: SavedQuoteData = {
    ...kept,
    number,
    savedBy: actor.name,
    savedByLatin: actor.latinName,
    companyName: company ? company.name : '',
    companyLatin: company ? company.latinName : '',
  }
  await insertQuote(tx, {
    id,
    brand: brand.id,
    companyId: actor.companyId,
    userId,
    orderType,
    release: call.release.id,
    createdAt: now,
    data,
  })
  await writeAudit(tx, call, { event: 'quote-saved', subject: id, after: { number, baseTotal: data.quote.baseTotal } })
  return { ok: true, value: { quoteId: id, number } }
}

/** A repeated click finds the link revoked already: nothing happens, and nothing is wrong. */
function moveInside(
  call: Call,
  quoteId: string,
  state: SavedQuote['state'],
): Promise<Result<{ quoteId: string; state: SavedQuote['state'] }>> {
  return call.transaction(async (tx) => {
    const ownQuote = await findOwnQuote(call, tx, quoteId)
    if (!ownQuote.ok) return ownQuote
    const { value: quote } = ownQuote
    if (quote.state !== state) {
      await moveQuote(tx, quoteId, state, state === 'removed' ? call.now() : null)
      const event = state === 'removed' ? 'quote-removed' : 'quote-restored'
      await writeAudit(tx, call, { event, subject: quoteId, before: { state: quote.state }, after: { state } })
    }
    return { ok: true as const, value: { quoteId, state } }
  })
}
