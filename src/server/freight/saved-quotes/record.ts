/** A saved quote as stored. */

import type { JsonObject } from '#rules'
import type { OrderQuote } from '../quotes/index.ts'

export type SavedQuote = {
  readonly id: string
  readonly brand: string
  readonly companyId: string | null
  readonly userId: string
  readonly orderType: string
  readonly state: 'kept' | 'removed'
  /** The release it was priced under. */
  readonly release: string
  readonly createdAt: Date
  readonly removedAt: Date | null
  readonly data: SavedQuoteData
}

export type SavedQuoteData = {
  readonly number: string
  /** Empty until its owner gives it one. */
  readonly name: string
  readonly savedBy: string
  readonly savedByLatin: string
  readonly companyName: string
  readonly companyLatin: string
  /** The values of the form. */
  readonly values: JsonObject
  /** Lane, containers, days and places, from the order type's summary and the rate. */
  readonly facts: JsonObject
  readonly quote: OrderQuote
  /** Company whose contract the rate is; null for public prices. */
  readonly contractOf: string | null
}

export type QuoteLink = {
  readonly id: string
  readonly quoteId: string
  readonly userId: string
  readonly sentTo: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

export type LinkState = 'open' | 'ended' | 'revoked'

export function linkStateOf({ revokedAt, expiresAt }: Pick<QuoteLink, 'revokedAt' | 'expiresAt'>, now: Date): LinkState {
  if (revokedAt) return 'revoked'
  return expiresAt.getTime() <= now.getTime() ? 'ended' : 'open'
}
