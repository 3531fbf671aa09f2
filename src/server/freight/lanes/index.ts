export { laneHandlers } from './lanes.ts'
export { priceAlerts } from './price-alerts.ts'
