/** One handler for each declared operation, from the folders of their nouns. */
import { createAccountHandlers, type Hasher } from './accounts/index.ts'
import { dictionaryHandlers } from './dictionaries/index.ts'
import { fileHandlers } from './files/index.ts'
import { createSystemHandlers } from './http/system-handlers.ts'
import type { Handlers } from './operation.ts'
import { orderHandlers } from './orders/index.ts'
import { quoteHandlers } from './quotes/index.ts'
import { rateHandlers } from './rates/index.ts'
import { type Releases, releaseHandlers } from './releases/index.ts'

export function createHandlers(parts: { hasher: Hasher; releases: Releases }): Handlers {
  return {
    ...createAccountHandlers(parts.hasher),
    ...createSystemHandlers(parts.releases),
    ...releaseHandlers,
    ...dictionaryHandlers,
    ...rateHandlers,
    ...quoteHandlers,
    ...orderHandlers,
    ...fileHandlers,
  }
}
