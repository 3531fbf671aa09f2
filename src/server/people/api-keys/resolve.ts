/** Who calls with an API key: the company, with the scopes of the key. */

import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { BrandPlan, OperationPlan } from '#config'
import { minuteMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Actor, type Result, refuse } from '../../kernel/index.ts'
import { countInWindow } from '../accounts/index.ts'
import { findKey, noteKeyUse } from './store.ts'

/** 256 random bits behind a prefix by which secret scanners recognise it. */
export const keyPrefix = 'fpk_'
const keyShape = /^fpk_[A-Za-z0-9_-]{43}$/
/** How exact the time of the last use is. */
const usedEveryMs = minuteMs

/** Whether the header Authorization contains a key of this portal; `orAny`: or any other bearer, such as a key mistyped. */
export function isKey(authorization: string, { orAny }: { readonly orAny: boolean }): boolean {
  return (orAny ? /^bearer /i : /^bearer fpk_/i).test(authorization)
}

export interface ResolveKeyOptions {
  /** The value of the header Authorization. */
  readonly authorization: string
  readonly brand: Pick<BrandPlan, 'id' | 'limits'>
  readonly operation: Pick<OperationPlan, 'scope'>
  readonly now: Date
}

/** The caller; refused if the key is not valid, lacks the operation's scope, or is used too often. */
export async function resolveKey(
  db: Kysely<Database>,
  { authorization, brand, operation, now }: ResolveKeyOptions,
): Promise<Result<Actor>> {
  const key = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
  const apiKey = keyShape.test(key) ? await findKey(db, brand.id, hashKey(key)) : undefined
  // The same for unknown, expired and revoked keys.
  if (!apiKey || apiKey.revoked_at || apiKey.expires_at <= now) return refuse('error.api-key')
  const { seconds } = await countInWindow(db, `api-key:${apiKey.id}`, brand, 'apiCallsPerMinute', now)
  if (seconds !== null) return refuse('error.api-limited', { params: { seconds } })
  if (operation.scope === undefined || !apiKey.scopes.includes(operation.scope))
    return refuse('error.api-scope', { params: { scope: operation.scope ?? '-' } })
  if (!apiKey.used_at || now.getTime() - new Date(apiKey.used_at).getTime() >= usedEveryMs) await noteKeyUse(db, apiKey.id, now)
  // As a member of the company: a key can never administer it. No consent helps a company that is not verified.
  const kind = apiKey.status === 'certified' ? 'member' : 'registered'
  return { ok: true, value: { kind, userId: null, companyId: apiKey.company_id, name: apiKey.name, latinName: apiKey.name } }
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
