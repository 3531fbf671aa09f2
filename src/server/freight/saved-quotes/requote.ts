/** Today's price of a saved quote, and the PDF of the saved price. */

import type { SavedQuote as Output, Quote } from '#generated/entities.ts'
import { compareDecimals, dayIn, subtractDecimals } from '#rules'
import type { Call, FileAnswer, Handlers, Result, Vault } from '../../kernel/index.ts'
import { readContacts } from '../../platform/contacts/index.ts'
import { drawSheet } from '../../platform/sheets/index.ts'
import { toQuoteOutput } from '../quotes/index.ts'
import { checkPriced, findOwnQuote } from './access.ts'
import { toOffer, toSavedQuote } from './output.ts'
import { priceAgain } from './price.ts'
import type { SavedQuote } from './record.ts'
import { findShared } from './share.ts'

/** Id of the sheet. */
const sheet = 'quotation'

type Words = 'both' | 'reader' | undefined

export const requoteHandlers: Pick<Handlers, 'price-saved-quote' | 'print-saved-quote'> = {
  'price-saved-quote': async ({ quoteId }, call) => {
    const priced = await findPriced(call, quoteId)
    if (!priced.ok) return priced
    const { orderType, data } = priced.value
    const again = await priceAgain(call, orderType, data.values)
    if (!again.ok) return again
    const { quote, otherRate } = again.value
    const compared = compareDecimals(quote.baseTotal, data.quote.baseTotal)
    const change = compared === 0 ? 'same' : compared < 0 ? 'lower' : 'higher'
    const [more, less] = compared < 0 ? [data.quote, quote] : [quote, data.quote]
    return {
      ok: true,
      value: {
        quoteId,
        before: toQuoteOutput(data.quote),
        now: toQuoteOutput(quote),
        change,
        difference: subtractDecimals(more.baseTotal, less.baseTotal),
        baseCurrency: quote.baseCurrency as Quote['baseCurrency'],
        otherRate,
        pricedAt: call.now().toISOString(),
      },
    }
  },

  'print-saved-quote': async ({ quoteId, words }, call) => {
    const quote = await findPriced(call, quoteId)
    return quote.ok ? print(call, toSavedQuote(call, quote.value), words) : quote
  },
}

export function createPrintShared(vault: Vault): Pick<Handlers, 'print-shared-quote'> {
  return {
    'print-shared-quote': async ({ code, words }, call) => {
      const quote = await findShared(vault, call, code)
      if (!quote.ok) return quote
      const allowed = checkPriced(call, quote.value)
      // The PDF does not reveal whose quote it was either.
      return allowed.ok ? print(call, toOffer(call, quote.value), words) : allowed
    },
  }
}

async function findPriced(call: Call, quoteId: string): Promise<Result<SavedQuote>> {
  const quote = await findOwnQuote(call, call.db, quoteId)
  if (!quote.ok) return quote
  const allowed = checkPriced(call, quote.value)
  return allowed.ok ? quote : allowed
}

async function print(call: Call, record: Output, words: Words): Promise<Result<FileAnswer>> {
  const { brand, release, language } = call
  const now = call.now()
  const today = dayIn(brand.timeZone, now)
  const contacts = await readContacts(call.db, brand)
  const file = await drawSheet({ brand, release, sheet, record: record as never, contacts, language, words, now, today })
  return { ok: true, value: file }
}
