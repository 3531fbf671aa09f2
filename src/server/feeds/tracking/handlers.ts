import type { Handlers, Vault } from '../../kernel/index.ts'
import { exportTracking } from './export.ts'
import { createShareHandlers } from './share.ts'
import { trackShipment } from './track.ts'
import { trackMany } from './track-many.ts'
import { watchHandlers } from './watch.ts'

type TrackingHandlers = Pick<
  Handlers,
  'track-shipment' | 'track-many' | 'export-tracking' | keyof ReturnType<typeof createShareHandlers> | keyof typeof watchHandlers
>

export function createTrackingHandlers(vault: Vault): TrackingHandlers {
  return {
    'track-shipment': trackShipment,
    'track-many': trackMany,
    // The file is returned as bytes; the operation declares no output fields.
    'export-tracking': exportTracking as Handlers['export-tracking'],
    ...createShareHandlers(vault),
    ...watchHandlers,
  }
}
