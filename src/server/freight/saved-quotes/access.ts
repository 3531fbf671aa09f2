/** Who may do what with a saved quote, and who may see its prices. */
import { decide, fieldAllowed, type HiddenReason, type Relation } from '#domain'
import { type Actor, type Call, type Result, readGrid } from '../../kernel/index.ts'
import type { SavedQuote } from './record.ts'
import { findQuote, type QuoteScope } from './store.ts'

const row = 'saved-quotes'
const priceRow = 'price-quote'

/** The quote if the caller may use it; not-found for other companies' quotes. */
export async function findOwnQuote(call: Call, db: Call['db'], quoteId: string): Promise<Result<SavedQuote>> {
  const quote = await findQuote(db, call.brand.id, quoteId)
  const verdict = quote && decide(readGrid(call.brand), row, call.actor.kind, relationTo(quote, call.actor))
  return quote && verdict?.allow ? { ok: true, value: quote } : { ok: false, error: 'error.not-found' }
}

/** After changing company, users no longer see the quotes of the former one. */
function relationTo(quote: SavedQuote, { userId, companyId }: Actor): Relation {
  if (quote.companyId !== companyId) return 'other'
  if (userId !== null && userId === quote.userId) return 'own'
  return companyId === null ? 'other' : 'own-company'
}

/** Whose quotes a list shows: the company's if the grid says so, otherwise the user's own. */
export function scopeOf({ actor, brand }: Call): QuoteScope {
  const { userId, companyId, kind } = actor
  if (readGrid(brand)[row]?.[kind] === 'own-company' && companyId !== null) return { companyId }
  return { userId: userId ?? '', companyId }
}

/** Why prices are hidden, or null if they are shown. Contract prices belong to their company; staff see all. */
export function whyHidden(call: Pick<Call, 'actor' | 'brand'>, { data }: SavedQuote): HiddenReason | 'contract' | 'never' | null {
  const decision = fieldAllowed(readGrid(call.brand), priceRow, call.actor.kind, 'none')
  if (!decision.allow) return decision.hidden ?? 'never'
  const isOwn = data.contractOf === null || call.actor.kind === 'staff' || call.actor.companyId === data.contractOf
  return isOwn ? null : 'contract'
}

/** The same check for calls that are useless without prices. */
export function checkPriced(call: Pick<Call, 'actor' | 'brand'>, quote: SavedQuote): Result<null> {
  const decision = decide(readGrid(call.brand), priceRow, call.actor.kind, 'none')
  if (!decision.allow) return { ok: false, error: decision.error }
  return whyHidden(call, quote) === null ? { ok: true, value: null } : { ok: false, error: 'error.forbidden' }
}
