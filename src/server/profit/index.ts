export { profitHandlers } from './handlers.ts'
export { shareOrder } from './share.ts'
