/** The demonstration's mailbox: what of the outbox are mails and text messages, the newest first. */
import { type Call, type PageInput, readRows } from '../kernel/index.ts'
import { type Opener, openBody } from './sealed-body.ts'
import { type FoundMail, mailsOf } from './store.ts'

/** `vault` opens what only its recipient may read: the demonstration shows everyone's mail. */
export async function readMails<Mail>(call: Call, input: PageInput, vault: Opener) {
  return await readRows<FoundMail, Mail>(call, input, mailsOf(call.brand.id), {
    more: ({ recipient, payload }) => ({ subject: String(payload.subject ?? ''), body: openBody(vault, recipient, payload) ?? '' }),
  })
}
