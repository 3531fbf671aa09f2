export { laneHandlers } from './lanes.ts'
export { startPriceTeller } from './tell-prices.ts'
