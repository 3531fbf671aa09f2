/** Renders and sends. Handlers queue an e-mail with `call.mail`; events that users may switch off go through `notifications/`. */
export { messageChannels, type Transports } from './channels.ts'
export { openBody, queueMail, type Sealer } from './queue-mail.ts'
export { createSmsGateway } from './sms-gateway.ts'
export { readMails } from './store.ts'
export { createMailTransport, demoMailbox } from './transport.ts'
