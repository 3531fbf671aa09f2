/** Events that a carrier sends to our subscription call, signed with the secret of the subscription. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Database, inTransaction } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { readDcsaEvents } from '../dcsa/index.ts'
import { openReceipt, settleReceipt, type TakenIn, takeIn } from '../transport/index.ts'
import { contextOf, type PulledBrand } from './pull.ts'
import type { Source } from './source.ts'
import { noteArrival } from './source-store.ts'

export interface Push {
  readonly source: Source
  readonly body: Buffer
  /** The header Notification-Signature: `sha256=` and the HMAC of the body in hexadecimal. */
  readonly signature: string | undefined
  /** Base64. */
  readonly secret: string | undefined
}

/**
 * Whether the body was signed with the secret. Compares in constant time. Without a secret nothing is accepted.
 */
export function isSigned({ body, signature, secret }: Omit<Push, 'source'>): boolean {
  const signed = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1]
  if (!secret || !signed) return false
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signed, 'hex'))
}

/** Takes in a push whose signature was checked; null if its body is no JSON. It is acknowledged once this has returned. */
export async function takeInPush(db: Kysely<Database>, to: PulledBrand, { source, body }: Push, now: Date): Promise<TakenIn | null> {
  const text = body.toString('utf8')
  const receipt = { brand: to.brand.id, source: source.id, kind: 'events', body: text } as const
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    await inTransaction(db, async (tx) => {
      const id = await openReceipt(tx, receipt, now)
      await settleReceipt(tx, id, {
        state: 'refused',
        taken: 0,
        repeated: 0,
        refusals: [{ path: '', text: 'error.malformed', params: {} }],
      })
    })
    return null
  }
  const read = readDcsaEvents(parsed, contextOf(to.brand, to.validators, source, now))
  return await inTransaction(db, async (tx) => {
    await noteArrival(tx, { brand: receipt.brand, source: source.id }, now)
    return await takeIn(tx, { receipt, correctionDays: limitOf(to.brand, 'correctionDays'), ...read }, now)
  })
}
