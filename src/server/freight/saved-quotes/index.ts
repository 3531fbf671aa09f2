import type { Handlers, Vault } from '../../kernel/index.ts'
import { compareHandlers } from './compare.ts'
import { createPrintShared, requoteHandlers } from './requote.ts'
import { savedQuoteHandlers } from './saved-quotes.ts'
import { rateSearchHandlers } from './search.ts'
import { createShareHandlers } from './share.ts'

export { compareHandlers, readBoxMix } from './compare.ts'
export { isOverRate } from './price.ts'
export { findQuotesLike } from './saved-quotes.ts'
export { rateSearchHandlers } from './search.ts'
export { listLatestQuotes, sweepRemovedQuotes } from './store.ts'

type OfferHandlers = Pick<
  Handlers,
  | keyof typeof compareHandlers
  | keyof typeof rateSearchHandlers
  | keyof typeof savedQuoteHandlers
  | keyof typeof requoteHandlers
  | keyof ReturnType<typeof createShareHandlers>
  | keyof ReturnType<typeof createPrintShared>
>

export function createOfferHandlers(vault: Vault): OfferHandlers {
  return {
    ...compareHandlers,
    ...rateSearchHandlers,
    ...savedQuoteHandlers,
    ...requoteHandlers,
    ...createShareHandlers(vault),
    ...createPrintShared(vault),
  }
}
