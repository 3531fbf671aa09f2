import type { Handlers } from '../../kernel/index.ts'
import { compareWays } from './compare-ways.ts'

export const seaWayHandlers: Pick<Handlers, 'compare-sea-ways'> = { 'compare-sea-ways': compareWays }
