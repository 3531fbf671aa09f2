/** A company's administrators set up where their system is called. */

import { randomBytes, randomUUID } from 'node:crypto'
import type { Operations } from '#generated/operations.ts'
import { hourMs } from '#rules'
import { type Call, type Handlers, limitOf, type Refusal, type Result, readRow, readRows, refuse, type Vault } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { AddressRefusedError, readAddress } from '../../platform/egress/index.ts'
import { readEvents } from '../../platform/notifications/index.ts'
import { queueDelivery, sequencedChannel } from '../../platform/outbox/index.ts'
import { queueMessage } from './queue.ts'
import { secretOwner } from './send.ts'
import {
  type CompanyScope,
  countWebhooks,
  type DeliveryRow,
  deleteWebhook,
  deliveriesOf,
  findDelivery,
  holdCompany,
  insertWebhook,
  lockWebhook,
  updateWebhook,
  type Webhook,
  webhooksOf,
} from './store.ts'

type WebhookHandlers = Pick<
  Handlers,
  | 'list-webhooks'
  | 'read-webhook'
  | 'add-webhook'
  | 'change-webhook'
  | 'set-webhook-state'
  | 'rotate-webhook-secret'
  | 'remove-webhook'
  | 'test-webhook'
  | 'list-webhook-deliveries'
  | 'replay-webhook-delivery'
>
type Tx = Parameters<Parameters<Call['transaction']>[0]>[0]
type Settings = Pick<Operations['add-webhook']['input'], 'name' | 'url' | 'events' | 'moveHours' | 'nearHours'>
type Audited = Omit<Settings, 'events'> & { readonly events: readonly string[] }

export interface WebhookParts {
  readonly vault: Vault
  /** Whether receivers may be on this machine or its network, over http. */
  readonly allowPrivate: boolean
}

const secretBytes = 32

export function createWebhookHandlers({ vault, allowPrivate }: WebhookParts): WebhookHandlers {
  return {
    'list-webhooks': (input, call) => readRows(call, input, webhooksOf(scopeOf(call)), { more: (webhook) => toValues(webhook, call) }),

    'read-webhook': ({ webhookId }, call) =>
      readRow(call, webhooksOf(scopeOf(call), webhookId), { more: (webhook) => toValues(webhook, call) }),

    'add-webhook': (input, call) => call.transaction((tx) => addWebhook({ vault, allowPrivate }, input, call, tx)),

    'change-webhook': ({ webhookId, ...input }, call) => {
      const problem = checkReceiver(input.url, allowPrivate)
      return problem
        ? Promise.resolve(problem)
        : withWebhook(call, webhookId, async (tx, webhook) => {
            const owner = { created_by: call.actor.userId ?? '' }
            await updateWebhook(tx, webhook.id, { ...toColumns(input), ...owner, ...(webhook.state === 'gone' ? { state: 'active' } : {}) })
            const before = toAudit(toSettings(webhook))
            await writeAudit(tx, call, { event: 'webhook-changed', subject: webhook.id, before, after: toAudit(input) })
            return { webhookId: webhook.id }
          })
    },

    'set-webhook-state': ({ webhookId, state }, call) =>
      withWebhook(call, webhookId, async (tx, webhook) => {
        // The administrator who resumes a webhook becomes its owner.
        await updateWebhook(tx, webhook.id, { state, ...(state === 'active' ? { created_by: call.actor.userId ?? '' } : {}) })
        const detail = { before: { state: webhook.state }, after: { state } }
        await writeAudit(tx, call, { event: 'webhook-changed', subject: webhook.id, ...detail })
        return { webhookId: webhook.id, state }
      }),

    'rotate-webhook-secret': ({ webhookId }, call) =>
      withWebhook(call, webhookId, async (tx, webhook) => {
        const secret = createSecret()
        const until = new Date(call.now().getTime() + limitOf(call.brand, 'webhookSecretHours') * hourMs)
        await updateWebhook(tx, webhook.id, {
          sealed_secret: vault.seal(secret, secretOwner(webhook.id)),
          sealed_old_secret: webhook.sealed_secret,
          old_secret_until: until,
        })
        await writeAudit(tx, call, { event: 'webhook-secret-rotated', subject: webhook.id })
        return { webhookId: webhook.id, secret, oldSecretUntil: until.toISOString() }
      }),

    'remove-webhook': ({ webhookId }, call) =>
      withWebhook(call, webhookId, async (tx, webhook) => {
        await deleteWebhook(tx, webhook.id)
        const before = toAudit(toSettings(webhook))
        await writeAudit(tx, call, { event: 'webhook-removed', subject: webhook.id, before })
        return { webhookId: webhook.id }
      }),

    'test-webhook': ({ webhookId }, call) =>
      withWebhook(call, webhookId, async (tx, webhook) => {
        const message = { type: 'test', event: '', data: { webhookId: webhook.id, sentBy: call.actor.name } }
        return { deliveryId: String(await queueMessage(tx, webhook, message, call.now())) }
      }),

    'list-webhook-deliveries': (input, call) =>
      readRows(call, input, deliveriesOf(scopeOf(call), input), {
        more: ({ id, failure, payload }: DeliveryRow) => ({
          deliveryId: String(id),
          messageId: String(payload.messageId),
          type: typeOf(String(payload.body)),
          body: String(payload.body),
          ...toFailure(failure),
        }),
      }),

    'replay-webhook-delivery': ({ deliveryId }, call) =>
      call.transaction(async (tx) => {
        const delivery = /^[1-9]\d{0,15}$/.test(deliveryId) ? await findDelivery(tx, scopeOf(call), Number(deliveryId)) : undefined
        if (!delivery) return refuse('error.not-found')
        const { event, about, payload, webhookId } = delivery
        // Queued behind what already waits, under the id of the message, by which receivers recognise it.
        const entry = { brand: call.brand.id, channel: sequencedChannel, recipient: webhookId, event, about: about ?? undefined, payload }
        return { ok: true as const, value: { deliveryId: String(await queueDelivery(tx, entry, call.now())) } }
      }),
  }
}

async function addWebhook({ vault, allowPrivate }: WebhookParts, input: Operations['add-webhook']['input'], call: Call, tx: Tx) {
  const scope = scopeOf(call)
  const problem = checkReceiver(input.url, allowPrivate)
  if (problem) return problem
  await holdCompany(tx, scope)
  if ((await countWebhooks(tx, scope)) >= limitOf(call.brand, 'webhooksMax')) return refuse('error.limited')
  const id = randomUUID()
  const secret = createSecret()
  await insertWebhook(tx, {
    id,
    brand: scope.brand,
    company_id: scope.companyId,
    ...toColumns(input),
    state: 'active',
    sealed_secret: vault.seal(secret, secretOwner(id)),
    sealed_old_secret: null,
    old_secret_until: null,
    created_by: call.actor.userId ?? '',
    created_at: call.now(),
  })
  await writeAudit(tx, call, { event: 'webhook-added', subject: id, after: toAudit(input) })
  return { ok: true as const, value: { webhookId: id, secret } }
}

function toValues({ events, near_hours, old_secret_until: until }: Webhook, { now, brand }: Pick<Call, 'now' | 'brand'>) {
  const isOldValid = until !== null && new Date(until) > now()
  // Only for webhooks that subscribe to cut-offs.
  const ahead = [...readEvents(brand).values()].find(({ id, ahead: stages }) => stages.length > 0 && events.includes(id))
  const nearHours = ahead && (near_hours ?? ahead.threshold?.default)
  return {
    events: [...events],
    nearHours,
    ...(isOldValid ? { oldSecretUntil: new Date(until).toISOString() } : { oldSecretUntil: undefined }),
  }
}

/** Callers without a company reach nothing. */
function scopeOf({ brand, actor }: Pick<Call, 'brand' | 'actor'>): CompanyScope {
  return { brand: brand.id, companyId: actor.companyId ?? '' }
}

async function withWebhook<T>(call: Call, id: string, work: (tx: Tx, webhook: Webhook) => Promise<T>): Promise<Result<T>> {
  return await call.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, scopeOf(call), id)
    return webhook ? { ok: true as const, value: await work(tx, webhook) } : refuse('error.not-found')
  })
}

function createSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`
}

function checkReceiver(url: string, allowPrivate: boolean): Refusal | null {
  try {
    if (readAddress(url, allowPrivate).protocol === 'https:' || allowPrivate) return null
  } catch (error) {
    if (!(error instanceof AddressRefusedError)) throw error
  }
  return refuse('error.webhook-address', { fields: [{ path: '/url', id: 'error.webhook-address', params: {} }] })
}

function toColumns({ name, url, events, moveHours, nearHours }: Settings) {
  return { name, url, events: [...events], move_hours: moveHours, near_hours: nearHours ?? null }
}

function toSettings({ name, url, events, move_hours, near_hours }: Webhook): Audited {
  return { name, url, events, moveHours: move_hours, ...(near_hours !== null && { nearHours: near_hours }) }
}

/** The address without its query, which may contain a password. */
function toAudit({ name, url, events, moveHours, nearHours }: Audited) {
  return { name, url: url.split('?', 1)[0] ?? '', events: events.join(', '), moveHours, ...(nearHours !== undefined && { nearHours }) }
}

/** As `createWebhookSender` words it: a row of webhook-failure, and the response's status if there was one. */
function toFailure(failure: string | null) {
  const [reason, status] = failure?.split(' ') ?? []
  return { ...(reason ? { failure: reason } : {}), ...(status ? { status: Number(status) } : {}) }
}

/** `queueMessage` has written the body. */
function typeOf(body: string): string {
  return String((JSON.parse(body) as { readonly type?: unknown }).type)
}
