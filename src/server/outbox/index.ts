export { type Channel, ChannelAwayError, type Channels, type Delivery, mostAttempts } from './channel.ts'
export { countWaiting, deliveryHandlers } from './failed.ts'
export { isDeliveryWaiting, type OutboxEntry, queueDelivery, recallDeliveries } from './queue.ts'
export { deliverBatch, startWorker, type Worker, type WorkerParts } from './worker.ts'
