export { type Channel, type Channels, type Delivery, mostAttempts } from './channel.ts'
export { deliveryHandlers } from './failed.ts'
export { isDeliveryWaiting, type OutboxEntry, queueDelivery, recallDeliveries } from './queue.ts'
export { deliverBatch, startWorker, type Worker, type WorkerParts } from './worker.ts'
