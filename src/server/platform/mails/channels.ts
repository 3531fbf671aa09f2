/** E-mail and text messages as channels of the outbox. */
import type { FileStore } from '../../kernel/index.ts'
import type { Channel, Channels, Delivery } from '../outbox/index.ts'
import { type Opener, openBody } from './queue-mail.ts'
import type { Transport } from './transport.ts'

/** How each kind of message is sent. */
export interface Transports {
  readonly mail: Transport
  /** Null if none is declared: then nothing is queued either. */
  readonly sms: Transport | null
}

export interface MessageParts {
  /** Stores the attachments of e-mails. */
  readonly files: Pick<FileStore, 'read'>
  /** Decrypts what was encrypted when it was queued. */
  readonly vault: Opener
}

export function messageChannels({ mail, sms }: Transports, parts: MessageParts): Channels {
  return { mail: channelOf(mail, parts), sms: sms && channelOf(sms, parts) }
}

function channelOf({ keeps, send }: Transport, { files, vault }: MessageParts): Channel {
  return {
    keeps,
    deliver: async ({ id, recipient, payload }) => {
      const attachment = keeps ? undefined : await readAttachment(payload, files)
      const body = openBody(vault, recipient, payload)
      if (body === null) throw new Error('It was encrypted with another SECRET_KEY')
      await send({ id, recipient, subject: String(payload.subject ?? ''), body, attachment })
    },
  }
}

/** The attachment, if any; an e-mail is not sent without the file it mentions. */
async function readAttachment({ attachment }: Delivery['payload'], files: Pick<FileStore, 'read'>) {
  if (typeof attachment !== 'object' || attachment === null || Array.isArray(attachment)) return undefined
  const { key, name, type } = attachment as { readonly key: string; readonly name: string; readonly type: string }
  return { name, type, bytes: await files.read(key) }
}
