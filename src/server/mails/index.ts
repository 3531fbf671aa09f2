export { listMails, queueMail } from './outbox.ts'
export { type Sender, type SendMail, startSender } from './sender.ts'
export { createTransportTo, keepInMailbox } from './transport.ts'
