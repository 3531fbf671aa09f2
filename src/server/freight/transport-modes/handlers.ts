import type { Handlers } from '../../kernel/index.ts'
import { compareModes } from './compare-modes.ts'
import { estimateGuidePrices } from './estimate-guide-prices.ts'
import { weighAirCargo } from './weigh-air-cargo.ts'

export const modeHandlers: Pick<Handlers, 'compare-modes' | 'estimate-guide-prices' | 'weigh-air-cargo'> = {
  'compare-modes': compareModes,
  'estimate-guide-prices': estimateGuidePrices,
  'weigh-air-cargo': weighAirCargo,
}
