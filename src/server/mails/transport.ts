/** How a mail leaves: by SMTP, or not at all, where the table itself is the demo's mailbox. */
import { createTransport } from 'nodemailer'
import type { SendMail } from './sender.ts'

export function createTransportTo(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true })
  return async ({ recipient, subject, body }) => {
    await transport.sendMail({ to: recipient, subject, text: body })
  }
}

export const keepInMailbox: SendMail = () => Promise.resolve()
