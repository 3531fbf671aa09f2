/** Writes an e-mail with the release's texts and puts it into the outbox, in the caller's transaction. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { formatText, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import type { OutgoingMail, Vault } from '../../kernel/index.ts'
import { queueDelivery } from '../outbox/index.ts'

export interface QueueMailParts {
  readonly now: Date
  readonly vault: Sealer
}

export async function queueMail(
  tx: Transaction<Database>,
  brand: BrandPlan,
  mail: OutgoingMail,
  { now, vault }: QueueMailParts,
): Promise<void> {
  const language = brand.languages.includes(mail.language) ? mail.language : brand.defaultLanguage
  const texts = brand.texts[language] ?? {}
  const write = (key: string) => {
    const words = texts[key]
    if (words === undefined) throw new Error(`The release lacks the text ${key}, which an e-mail uses`)
    return formatText(words, mail.params, language)
  }
  const { channel = 'mail', secret, to: recipient, event, about, dueAt, expiresAt } = mail
  const body = [mail.body, ...(mail.footer ? [mail.footer] : [])].map(write).join('\n\n')
  const payload = {
    language,
    subject: write(mail.subject),
    ...(secret ? sealBody(vault, recipient, body) : { body }),
    ...(mail.attachment ? { attachment: { ...mail.attachment } } : {}),
  }
  await queueDelivery(tx, { brand: brand.id, channel, secret, recipient, event, about, dueAt, expiresAt, payload }, now)
}

export type Sealer = Pick<Vault, 'seal'>
export type Opener = Pick<Vault, 'open'>

/** The text parts of a payload. */
export function sealBody(vault: Sealer, recipient: string, body: string): JsonObject {
  return { body: '', sealed: vault.seal(body, ownerOf(recipient)) }
}

/** Null if they were encrypted with another key. */
export function openBody(vault: Opener, recipient: string, { body, sealed }: JsonObject): string | null {
  return typeof sealed === 'string' ? vault.open(sealed, ownerOf(recipient)) : String(body ?? '')
}

/** Binds the encrypted text to its recipient. */
function ownerOf(recipient: string): string {
  return `outbox:${recipient}`
}
