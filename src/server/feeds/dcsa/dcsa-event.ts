/** Events as DCSA Track & Trace 2.2 writes them. The shapes and code lists are entities of the documents. */
import type { DcsaEquipmentEvent, DcsaShipmentEvent, DcsaTransportEvent } from '#generated/entities.ts'

export type DcsaEvent = DcsaTransportEvent | DcsaEquipmentEvent | DcsaShipmentEvent

/** The entity that declares the shape of each kind of event. */
export const eventEntities = {
  TRANSPORT: 'dcsa-transport-event',
  EQUIPMENT: 'dcsa-equipment-event',
  SHIPMENT: 'dcsa-shipment-event',
} as const
