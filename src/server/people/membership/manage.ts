/** Actions of an administrator on users of the same company only. */
import type { MembershipEventType } from '#domain'
import type { Call, Handlers, Result } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/index.ts'
import { endSessions, writeMembership, writeStatus } from '../accounts/index.ts'
import { type Companies, holdCompany } from './company-store.ts'
import { queueMembershipMails } from './mails.ts'
import { notFound, planMove, stale } from './move-person.ts'
import { type HeldPerson, holdPerson, type Tx } from './people.ts'
import { isStillAdmin } from './people-store.ts'
import { endGrants } from './request-store.ts'

type ManageHandlers = Pick<Handlers, 'change-member-role' | 'set-member-status' | 'remove-member'>
type Changed = Extract<Awaited<ReturnType<Handlers['change-member-role']>>, { ok: true }>['value']

export const manageHandlers: ManageHandlers = {
  'change-member-role': ({ role, ...input }, call) =>
    changeMember(call, {
      ...input,
      event: role === 'admin' ? 'make-admin' : 'make-member',
      audit: 'member-role-changed',
      write: (tx, person) => writeMembership(tx, person, { role, companyId: person.companyId }),
      after: { role },
    }),

  'set-member-status': ({ status, ...input }, call) =>
    changeMember(call, {
      ...input,
      event: status === 'active' ? 'enable' : 'disable',
      audit: status === 'active' ? 'member-enabled' : 'member-disabled',
      write: async (tx, person) => {
        await writeStatus(tx, person, status)
        if (status === 'disabled') await endSessions(tx, { userId: person.id }, 'disabled', call.now())
      },
      after: { status },
    }),

  'remove-member': async ({ reason, ...input }, call) => {
    const removed = await changeMember(call, {
      ...input,
      event: 'remove',
      audit: 'member-removed',
      reason,
      write: async (tx, person, company) => {
        await writeMembership(tx, person, { role: 'registered', companyId: null })
        await endGrants(tx, call, company.id, [person.id], reason ?? null)
      },
      after: { role: 'registered', status: 'active', ...(reason ? { reason } : {}) },
    })
    return removed.ok ? { ok: true, value: { memberId: removed.value.memberId } } : removed
  },
}

interface MemberChange {
  readonly memberId: string
  /** The version that the caller saw. */
  readonly version: number
  readonly event: MembershipEventType
  readonly audit: AuditEvent
  readonly reason?: string | undefined
  readonly write: (tx: Tx, person: HeldPerson, company: Companies) => Promise<void>
  /** The state afterwards. */
  readonly after: { readonly role?: string; readonly status?: string; readonly reason?: string }
}

/** Lock the company before its people, so that of two administrators who demote each other one is refused. */
async function changeMember(call: Call, change: MemberChange): Promise<Result<Changed>> {
  const { actor, brand } = call
  return await call.transaction(async (tx): Promise<Result<Changed>> => {
    const company = actor.companyId === null ? undefined : await holdCompany(tx, brand.id, actor.companyId)
    if (!company) return notFound
    const person = await holdPerson(tx, brand.id, change.memberId)
    if (!person || person.companyId !== company.id) return notFound
    if (!(await isStillAdmin(tx, call))) return { ok: false, error: 'error.forbidden' }
    const before = { role: person.role, status: person.active ? 'active' : 'disabled' }
    if (person.version !== change.version) return stale({ version: person.version, state: person.facts.state, ...before })
    const moved = planMove(call, person, change.event)
    if (!moved.ok) return moved
    await change.write(tx, person, company)
    const after = { ...before, ...change.after }
    await writeAudit(tx, call, { event: change.audit, subject: person.id, companyId: company.id, before, after })
    const named = { id: company.id, name: company.name, latinName: company.latin_name }
    await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company: named, reason: change.reason })
    return { ok: true, value: { memberId: person.id, role: after.role, status: after.status, version: person.version + 1 } as Changed }
  })
}
