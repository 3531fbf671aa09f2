import type { Handlers } from '../../kernel/index.ts'
import { applicationHandlers } from './applications.ts'
import { moveHandlers } from './move.ts'
import { placeHandlers } from './place.ts'
import { readHandlers } from './read.ts'
import { supplierHandlers } from './suppliers.ts'

export { type Accepted, addAcceptedSupplier } from './applications.ts'
export type { CostLine, SupplierOrderRecord } from './record.ts'
export { insertSupplierOrders, listCosts, takeSupplierOrderNumber } from './store.ts'

type All = typeof applicationHandlers & typeof moveHandlers & typeof placeHandlers & typeof readHandlers & typeof supplierHandlers

export const supplierOrderHandlers: Pick<Handlers, keyof All> = {
  ...supplierHandlers,
  ...applicationHandlers,
  ...readHandlers,
  ...placeHandlers,
  ...moveHandlers,
}
