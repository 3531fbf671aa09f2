import type { Handlers } from '../kernel/index.ts'
import { trackShipment } from './track.ts'

export const trackingHandlers: Pick<Handlers, 'track-shipment'> = { 'track-shipment': trackShipment }
