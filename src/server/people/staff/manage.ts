/** Staff roles and account states. Changes take effect on the person's next request: both are read every time. */
import type { Operations } from '#generated/operations.ts'
import type { Call, Handlers, Result } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/index.ts'
import { endSessions, type NewStanding, writeStanding } from '../accounts/index.ts'
import { type HeldStaff, holdAsAdmin, isActiveAdmin, isHost, isLastAdmin, staffRoleOf, toStored } from './staff-administrators.ts'
import type { Tx } from './store.ts'

type ManageHandlers = Pick<Handlers, 'change-staff-role' | 'set-staff-status'>
type Changed = Operations['change-staff-role']['output']

export const manageHandlers: ManageHandlers = {
  'change-staff-role': ({ userId, version, role }, call) =>
    changeStanding(call, { userId, version, audit: 'staff-role-changed', to: toStored(role) }),

  'set-staff-status': ({ userId, version, status }, call) =>
    changeStanding(call, { userId, version, audit: status === 'active' ? 'staff-restored' : 'staff-suspended', to: { status } }),
}

interface Change {
  readonly userId: string
  /** The version that the caller saw. */
  readonly version: number
  readonly audit: AuditEvent
  readonly to: Partial<NewStanding>
}

async function changeStanding(call: Call, { userId, version, audit, to }: Change): Promise<Result<Changed>> {
  return await call.transaction(async (tx): Promise<Result<Changed>> => {
    const held = await holdAsAdmin(tx, call, userId)
    if (!held.ok) return held
    const { person, others } = held
    const before = standingOf(person)
    if (person.version !== version)
      return {
        ok: false,
        error: 'error.conflict-version',
        params: { version: person.version },
        data: { version: person.version, ...toTrail(before) },
      }
    const after = { ...before, ...to }
    // The operator on the host can always invite another administrator, so the last one can only be removed there.
    if (!isHost(call) && isLastAdmin(person, others) && !isActiveAdmin(after)) return { ok: false, error: 'error.last-staff-admin' }
    await write(tx, call, person, after)
    await writeAudit(tx, call, {
      event: audit,
      kind: 'security',
      subject: userId,
      before: toTrail(before),
      after: toTrail(after),
    })
    return {
      ok: true,
      value: {
        userId,
        role: staffRoleOf(after),
        status: after.status,
        version: person.version + 1,
      },
    }
  })
}

function standingOf({ role, staff_admin, status }: HeldStaff): NewStanding {
  return { role, staff_admin, status }
}

async function write(tx: Tx, call: Call, { id, status }: HeldStaff, after: NewStanding): Promise<void> {
  await writeStanding(tx, id, after)
  if (status === 'active' && after.status === 'disabled') await endSessions(tx, { userId: id }, 'disabled', call.now())
}

function toTrail(standing: NewStanding) {
  return { role: staffRoleOf(standing), status: standing.status }
}
