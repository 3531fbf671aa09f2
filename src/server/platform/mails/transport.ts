/** How an e-mail is sent: by SMTP, or not at all if the table itself is the demo's mailbox. */
import type { Transporter } from 'nodemailer'
import { ChannelAwayError } from '../outbox/index.ts'

/** A message from the outbox. */
export interface Message {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly attachment?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array } | undefined
}

export interface Transport {
  /** Resolves when the recipient's server has accepted it. */
  readonly send: (message: Message) => Promise<void>
  /** The table is the mailbox, so sent e-mail must stay readable in it. */
  readonly keeps: boolean
}

/** Time limit for connecting, for the server's greeting, and for each further silence. */
const waitMs = 10_000

export function createMailTransport(smtpUrl: string, from: string): Transport {
  const timeouts = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs, dnsTimeout: waitMs }
  // Loaded with the first e-mail, so that startup does not wait for it.
  let opened: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })
  }
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[>\s]/g, '')
  return {
    keeps: false,
    send: async ({ id, recipient, subject, body, attachment }) => {
      const attachments = attachment
        ? [{ filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.bytes) }]
        : []
      // An e-mail keeps its id on every attempt, so that mailboxes can detect duplicates.
      opened ??= open()
      const transport = await opened
      const sent = transport.sendMail({
        to: { name: '', address: recipient },
        subject,
        text: body,
        attachments,
        messageId: `<outbox-${id}@${host}>`,
      })
      await sent.catch((error: unknown) => {
        throw isServerAway(error) ? new ChannelAwayError(error) : error
      })
    },
  }
}

/** nodemailer's names for commands before and around an e-mail; 421 closes the connection at any time. */
const awayCodes = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'EPIPE', 'ESOCKET', 'ETIMEDOUT', 'ETLS'])

function isServerAway(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  return responseCode === 421 || (responseCode === undefined && awayCodes.has(code ?? ''))
}

export const demoMailbox: Transport = { keeps: true, send: () => Promise.resolve() }
