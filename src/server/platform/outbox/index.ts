import { maskEmail, maskPhone } from '#domain'
import { type Handlers, readRows, refuse } from '../../kernel/index.ts'
import { failedDeliveries, retryFailed } from './store.ts'

export { type Channel, ChannelAwayError, type Channels, type Delivery, GivenUpError, mostAttempts, sequencedChannel } from './channel.ts'
export { deliverInSequence, startSequencedWorker } from './sequenced-worker.ts'
export {
  countWaiting,
  deleteDeliveries,
  deleteOldDeliveries,
  isDeliveryWaiting,
  type OutboxEntry,
  queueDelivery,
  recallDeliveries,
} from './store.ts'
export { deliverBatch, startWorker, type Worker, type WorkerParts } from './worker.ts'

export const deliveryHandlers: Pick<Handlers, 'list-failed-deliveries' | 'retry-delivery'> = {
  'list-failed-deliveries': (input, call) =>
    readRows(call, input, failedDeliveries(call.brand.id), {
      more: ({ id, address }) => ({
        deliveryId: String(id),
        recipient: address.includes('@') ? maskEmail(address) : maskPhone(address),
      }),
    }),

  'retry-delivery': async ({ deliveryId }, { db, brand, now }) => {
    if (!/^[1-9]\d{0,15}$/.test(deliveryId)) return refuse('error.not-found')
    return (await retryFailed(db, brand.id, Number(deliveryId), now())) ? { ok: true, value: {} } : refuse('error.not-found')
  },
}
