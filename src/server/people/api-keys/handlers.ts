/** A company's administrators create and revoke the keys of its systems. */

import { randomBytes, randomUUID } from 'node:crypto'
import { dayMs } from '#rules'
import { type Call, type Handlers, limitOf, readRows, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { hashKey, keyPrefix } from './resolve.ts'
import { countOpenKeys, insertKey, type KeyScope, keysOf, revokeKey } from './store.ts'

const keyBytes = 32
const hintLength = 4

export const apiKeyHandlers: Pick<Handlers, 'list-api-keys' | 'add-api-key' | 'revoke-api-key'> = {
  'list-api-keys': (input, call) =>
    readRows(call, input, keysOf(scopeOf(call), call.now()), { more: ({ hint }) => ({ hint: `${keyPrefix}…${hint}` }) }),

  'add-api-key': ({ name, scopes, days }, call) =>
    call.transaction(async (tx) => {
      const scope = scopeOf(call)
      const now = call.now()
      if ((await countOpenKeys(tx, scope, now)) >= limitOf(call.brand, 'apiKeysMax')) return refuse('error.limited')
      const keyId = randomUUID()
      const key = `${keyPrefix}${randomBytes(keyBytes).toString('base64url')}`
      const expiresAt = new Date(now.getTime() + days * dayMs)
      await insertKey(tx, {
        id: keyId,
        brand: scope.brand,
        company_id: scope.companyId,
        name,
        key_hash: hashKey(key),
        hint: key.slice(-hintLength),
        scopes: [...scopes],
        expires_at: expiresAt,
        created_by: call.actor.userId ?? '',
        created_at: now,
        used_at: null,
        revoked_at: null,
      })
      const after = { name, scopes: scopes.join(', '), expiresAt: expiresAt.toISOString() }
      await writeAudit(tx, call, { event: 'api-key-added', subject: keyId, after })
      return { ok: true as const, value: { keyId, key, expiresAt: expiresAt.toISOString() } }
    }),

  'revoke-api-key': ({ keyId }, call) =>
    call.transaction(async (tx) => {
      const revoked = await revokeKey(tx, scopeOf(call), keyId, call.now())
      if (!revoked) return refuse('error.not-found')
      await writeAudit(tx, call, { event: 'api-key-revoked', subject: keyId, before: { name: revoked.name } })
      return { ok: true as const, value: { keyId } }
    }),
}

/** Callers without a company reach nothing. */
function scopeOf({ brand, actor }: Pick<Call, 'brand' | 'actor'>): KeyScope {
  return { brand: brand.id, companyId: actor.companyId ?? '' }
}
