export { createWebhookHandlers } from './manage.ts'
export { queueWebhooks } from './queue.ts'
export { createWebhookSender } from './send.ts'
export { sweepDeliveries } from './sweep.ts'
