/** Removal of a lost second factor: one administrator requests it, another approves, and neither is the person concerned. */

import { randomUUID } from 'node:crypto'
import { hourMs } from '#rules'
import { readAllRows } from '../../db/index.ts'
import { type Call, type Handlers, limitOf, type Result, readRows, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { endSessions, notifyChange, readAccount, removeSecondFactor } from '../accounts/index.ts'
import { holdAsAdmin, isHost } from './staff-administrators.ts'
import { decideRemoval, findRemoval, insertRemoval, openRemovals, type Tx } from './store.ts'

type RemovalHandlers = Pick<
  Handlers,
  'list-second-factor-removals' | 'request-second-factor-removal' | 'approve-second-factor-removal' | 'refuse-second-factor-removal'
>

export const secondFactorHandlers: RemovalHandlers = {
  'list-second-factor-removals': (input, call) =>
    readRows(call, input, openRemovals(call.brand.id, call.now()), {
      more: ({ user_id, requested_by_id }) => {
        const own = requested_by_id === call.actor.userId
        return { own, mayApprove: !own && user_id !== call.actor.userId }
      },
    }),

  'request-second-factor-removal': ({ userId, reason }, call) =>
    call.transaction(async (tx): Promise<Result<{ state: 'requested' | 'removed' }>> => {
      const held = await holdAsAdmin(tx, call, userId)
      if (!held.ok) return held
      const { person } = held
      if (!person.has_second_factor) return refuse('error.no-second-factor')
      const { actor, brand } = call
      const now = call.now()
      if (actor.userId === null) {
        await remove(tx, call, userId, { reason, requestedBy: actor.name })
        return { ok: true, value: { state: 'removed' } }
      }
      const id = randomUUID()
      const expires_at = new Date(now.getTime() + limitOf(brand, 'secondFactorRemovalHours') * hourMs)
      const removal = { id, brand: brand.id, user_id: userId, requested_by: actor.userId, reason, requested_at: now, expires_at }
      if (!(await insertRemoval(tx, removal))) return refuse('error.removal-open')
      const after = { reason, expiresAt: expires_at.toISOString() }
      await writeAudit(tx, call, { event: 'second-factor-removal-requested', kind: 'security', subject: userId, after })
      return { ok: true, value: { state: 'requested' } }
    }),

  'approve-second-factor-removal': ({ removalId }, call) =>
    call.transaction(async (tx): Promise<Result<Record<string, never>>> => {
      const { brand, actor } = call
      const now = call.now()
      const removal = await findRemoval(tx, call.brand.id, removalId)
      if (!removal) return refuse('error.not-found')
      const { user_id: userId, requested_by: requestedBy, reason } = removal
      if (isHost(call) || actor.userId === requestedBy || actor.userId === userId) return refuse('error.second-person-required')
      const held = await holdAsAdmin(tx, call, userId)
      if (!held.ok) return held
      // The requester may have lost the right, or the request may be decided, while this call waited.
      const stillOpen = await readAllRows(tx, openRemovals(brand.id, now, removalId))
      if (stillOpen.length === 0 || !(await decideRemoval(tx, removalId, { decision: 'approved', by: actor.userId, now })))
        return refuse('error.removal-decided')
      await remove(tx, call, userId, { reason, requestedBy })
      return { ok: true, value: {} }
    }),

  'refuse-second-factor-removal': ({ removalId }, call) =>
    call.transaction(async (tx): Promise<Result<Record<string, never>>> => {
      const { actor } = call
      const removal = await findRemoval(tx, call.brand.id, removalId)
      if (!removal) return refuse('error.not-found')
      const { user_id: userId, requested_by: requestedBy } = removal
      const decision = actor.userId === requestedBy ? 'withdrawn' : 'refused'
      if (!(await decideRemoval(tx, removalId, { decision, by: actor.userId, now: call.now() }))) return refuse('error.removal-decided')
      const change = { before: { state: 'open' }, after: { state: decision }, detail: { requestedBy } }
      await writeAudit(tx, call, { event: 'second-factor-removal-refused', kind: 'security', subject: userId, ...change })
      return { ok: true, value: {} }
    }),
}

interface WhyRemoved {
  readonly reason: string
  readonly requestedBy: string
}

async function remove(tx: Tx, call: Call, userId: string, { reason, requestedBy }: WhyRemoved): Promise<void> {
  await removeSecondFactor(tx, userId)
  // The lost device may still be signed in, in the wrong hands.
  await endSessions(tx, { userId }, 'by-administrator', call.now())
  await writeAudit(tx, call, {
    event: 'second-factor-removed',
    kind: 'security',
    subject: userId,
    before: { secondFactor: true },
    after: { secondFactor: false },
    detail: { reason, requestedBy },
  })
  const account = await readAccount(tx, call.brand.id, userId)
  if (account) await notifyChange(call, tx, account, 'second-factor')
}
