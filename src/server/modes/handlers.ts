import type { Handlers } from '../kernel/index.ts'
import { compareModes } from './compare-modes.ts'
import { weighAirCargo } from './weigh-air-cargo.ts'

export const modeHandlers: Pick<Handlers, 'compare-modes' | 'weigh-air-cargo'> = {
  'compare-modes': compareModes,
  'weigh-air-cargo': weighAirCargo,
}
