/** A saved quote in responses: for its owner, on paper, and for holders of a link. */
import { totalTaxes } from '#domain'
import type { SavedQuote as Output } from '#generated/entities.ts'
import { type Call, nameIn, todayOf } from '../../kernel/index.ts'
import { pickRemarks } from '../rates/index.ts'
import { whyHidden } from './access.ts'
import { linkStateOf, type QuoteLink, type SavedQuote } from './record.ts'

type Reading = Pick<Call, 'actor' | 'brand' | 'language' | 'now'>

/** What its owner sees. */
export function toSavedQuote(call: Reading, quote: SavedQuote): Output {
  const { data } = quote
  const own = {
    ...toOffer(call, quote),
    quoteId: quote.id,
    name: data.name,
    state: quote.state,
    savedBy: nameIn(call.language, { name: data.savedBy, latinName: data.savedByLatin }),
    companyName: nameIn(call.language, { name: data.companyName, latinName: data.companyLatin }),
  }
  return own as Output
}

/** What a link shows: the offer, and prices as the grid allows. Of its author only the company's phone number. */
export function toOffer(call: Reading, { orderType, createdAt, data, ...quote }: SavedQuote): Output {
  const today = todayOf(call)
  const hidden = whyHidden(call, { orderType, createdAt, data, ...quote })
  const { remarks, ...facts } = data.facts
  const { lines, totals, baseCurrency, baseTotal, exchangeDate, validTo } = data.quote
  const taxes = totalTaxes(lines)
  const offer = {
    number: data.number,
    orderType,
    createdAt: createdAt.toISOString(),
    ...(validTo === undefined ? {} : { validTo }),
    over: validTo !== undefined && validTo < today,
    ...facts,
    ...(pickRemarks(remarks, call) === '' ? {} : { remarks: pickRemarks(remarks, call) }),
    ...(hidden === null ? { lines, totals, ...(taxes.length > 0 ? { taxes } : {}), baseCurrency, baseTotal, exchangeDate } : { hidden }),
  }
  // Facts are fields of the declared entity; the dispatcher decides which of them leave.
  return offer as Output
}

export function toLink(link: QuoteLink, now: Date) {
  return {
    linkId: link.id,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    ...(link.sentTo === null ? {} : { sentTo: link.sentTo }),
    state: linkStateOf(link, now),
  }
}
