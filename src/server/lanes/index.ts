export { laneHandlers } from './lanes.ts'
export { startPriceTeller, tellPrices } from './tell-prices.ts'
