export { laneHandlers } from './lanes.ts'
export { priceAlerts } from './tell-prices.ts'
