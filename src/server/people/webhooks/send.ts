/** Calls a receiver as Standard Webhooks describes (https://www.standardwebhooks.com): id, time and signatures in headers. */
import type { Kysely } from 'kysely'
import { Webhook as Signer } from 'standardwebhooks'
import type { Database } from '../../db/index.ts'
import { limitOf, type Vault } from '../../kernel/index.ts'
import { AddressRefusedError, callOut } from '../../platform/egress/index.ts'
import { type Delivery, GivenUpError } from '../../platform/outbox/index.ts'
import type { Releases } from '../../platform/releases/index.ts'
import { findWebhook, updateWebhook, type Webhook } from './store.ts'

export interface SenderParts {
  readonly db: Kysely<Database>
  readonly vault: Pick<Vault, 'open'>
  readonly releases: Pick<Releases, 'current'>
  readonly now: () => Date
  /** Whether receivers may be on this machine or its network. */
  readonly allowPrivate: boolean
}

/** Resolves if the receiver responded with 2xx. Messages of errors are rows of the dictionary webhook-failure, with the status. */
export function createWebhookSender({ db, vault, releases, now, allowPrivate }: SenderParts): (delivery: Delivery) => Promise<void> {
  return async ({ recipient, payload }) => {
    const webhook = await findWebhook(db, recipient)
    if (webhook?.state !== 'active') throw new GivenUpError('switched-off')
    const { messageId, body } = payload as { readonly messageId: string; readonly body: string }
    const at = now()
    const brand = releases.current().release.brands[webhook.brand]
    // The brand is gone, and its companies with it.
    if (!brand) throw new GivenUpError('switched-off')
    const longestMs = limitOf(brand, 'webhookSeconds') * 1_000
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'webhooks',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': openSecrets(webhook, vault, at)
        .map((secret) => new Signer(secret).sign(messageId, at, body))
        .join(' '),
    }
    const { status } = await callOut({ method: 'POST', url: webhook.url, headers, body, longestMs, largestBytes: 0, allowPrivate }).catch(
      (error: unknown) => {
        throw error instanceof AddressRefusedError ? new GivenUpError('private-address') : new Error('no-response')
      },
    )
    if (status === 410) {
      await updateWebhook(db, webhook.id, { state: 'gone' })
      throw new GivenUpError('gone 410')
    }
    if (status < 200 || status >= 300) throw new Error(`not-accepted ${status}`)
  }
}

/** The current secret and, for a day after it was replaced, the old one: the receiver accepts either. */
function openSecrets(webhook: Webhook, vault: Pick<Vault, 'open'>, now: Date): string[] {
  const isOldValid = webhook.old_secret_until !== null && new Date(webhook.old_secret_until) > now
  const sealed = [webhook.sealed_secret, ...(isOldValid && webhook.sealed_old_secret ? [webhook.sealed_old_secret] : [])]
  return sealed.map((one) => {
    const secret = vault.open(one, secretOwner(webhook.id))
    if (secret === null) throw new GivenUpError('unreadable-secret')
    return secret
  })
}

/** Whom a secret is encrypted for. */
export function secretOwner(webhookId: string): string {
  return `webhook:${webhookId}`
}
