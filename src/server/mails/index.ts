export { listMails, queueMail } from './outbox.ts'
export { type Sender, sendBatch, startSender, type Transports } from './sender.ts'
export { createSmsGateway } from './sms-gateway.ts'
export { createMailTransport, demoMailbox } from './transport.ts'
