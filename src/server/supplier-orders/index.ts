export { supplierOrderHandlers } from './handlers.ts'
export type { CostLine, SupplierOrderRecord } from './record.ts'
export { insertSupplierOrders, takeSupplierOrderNumber } from './store.ts'
