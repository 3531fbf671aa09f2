import type { Handlers, Vault } from '../kernel/index.ts'
import { compareHandlers } from './compare.ts'
import { keepHandlers } from './keep.ts'
import { createPrintShared, requoteHandlers } from './requote.ts'
import { createShareHandlers } from './share.ts'

export { sweepRemovedQuotes } from './store.ts'

type OfferHandlers = Pick<
  Handlers,
  | keyof typeof compareHandlers
  | keyof typeof keepHandlers
  | keyof typeof requoteHandlers
  | keyof ReturnType<typeof createShareHandlers>
  | keyof ReturnType<typeof createPrintShared>
>

export function createOfferHandlers(vault: Vault): OfferHandlers {
  return { ...compareHandlers, ...keepHandlers, ...requoteHandlers, ...createShareHandlers(vault), ...createPrintShared(vault) }
}
