/** The staff of the brand as those see them who administer it. */
import type { Operations } from '#generated/operations.ts'
import { type Call, type Handlers, nameIn, pageOf } from '../kernel/index.ts'
import { staffRoleOf } from './roles.ts'
import { findStaff, type StaffRow, searchStaff } from './store.ts'

type Person = Operations['read-staff-person']['output']

export const listHandlers: Pick<Handlers, 'list-staff' | 'read-staff-person'> = {
  'list-staff': async ({ tab, search, ...cut }, call) => {
    const { brand, db } = call
    const { page, pageSize, offset } = pageOf(cut, call)
    const found = await searchStaff(db, { brand: brand.id, now: call.now(), status: tab, search, limit: pageSize, offset })
    const counts: Record<string, number> = { active: 0, disabled: 0, ...found.counts }
    const total = tab === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[tab] ?? 0)
    return { ok: true, value: { rows: found.rows.map((row) => toPerson(row, call)), total, page, pageSize, counts } }
  },

  'read-staff-person': async ({ userId }, call) => {
    const row = await findStaff(call.db, { brand: call.brand.id, now: call.now() }, userId)
    return row ? { ok: true, value: toPerson(row, call) } : { ok: false, error: 'error.not-found' }
  },
}

function toPerson(row: StaffRow, { actor, language }: Call): Person {
  return {
    userId: row.id,
    name: nameIn(language, { name: row.name, latinName: row.latin_name }),
    account: row.account,
    ...(row.email ? { email: row.email } : {}),
    role: staffRoleOf(row),
    status: row.status,
    ...(row.signed_in_at ? { lastSignInAt: new Date(row.signed_in_at).toISOString() } : {}),
    secondFactor: row.totp_since !== null,
    removalOpen: row.removal_open,
    own: row.id === actor.userId,
    since: row.created_at.toISOString(),
    version: row.version,
  }
}
