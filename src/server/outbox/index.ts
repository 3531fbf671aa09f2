export { type Channel, ChannelAwayError, type Channels, type Delivery, mostAttempts } from './channel.ts'
export { deliveryHandlers } from './failed.ts'
export { countWaiting, isDeliveryWaiting, type OutboxEntry, queueDelivery, recallDeliveries } from './store.ts'
export { deliverBatch, startWorker, type Worker, type WorkerParts } from './worker.ts'
