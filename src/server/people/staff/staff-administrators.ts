/** Administrators may not change their own account, nor remove the brand's last administrator. */
import type { Actor, Call, Refusal } from '../../kernel/index.ts'
import { holdStaff, type Tx } from './store.ts'

export type HeldStaff = Awaited<ReturnType<typeof holdStaff>>[number]
export type Held = { readonly ok: true; readonly person: HeldStaff; readonly others: readonly HeldStaff[] } | Refusal

/** Locks a person and the brand's administrators; refused if the caller is no longer an administrator, or is that person. */
export async function holdAsAdmin(tx: Tx, call: Pick<Call, 'actor' | 'brand'>, userId: string): Promise<Held> {
  const { actor, brand } = call
  const held = await holdStaff(tx, brand.id, [userId])
  // Read it again: the right may have been withdrawn while this call waited for the lock.
  if (!isHost(call) && !held.some((one) => one.id === actor.userId && isActiveAdmin(one))) return { ok: false, error: 'error.forbidden' }
  const person = held.find(({ id }) => id === userId)
  if (!person) return { ok: false, error: 'error.not-found' }
  if (person.id === actor.userId) return { ok: false, error: 'error.own-staff-account' }
  return { ok: true, person, others: held.filter(({ id }) => id !== userId) }
}

export function isActiveAdmin({ staff_admin, status }: Pick<HeldStaff, 'staff_admin' | 'status'>): boolean {
  return staff_admin && status === 'active'
}

/** Whether the person is the brand's last active administrator. */
export function isLastAdmin(person: HeldStaff, others: readonly HeldStaff[]): boolean {
  return isActiveAdmin(person) && !others.some(isActiveAdmin)
}

/** Row of the dictionary staff-role. */
export type StaffRole = 'staff' | 'staff-admin' | 'analyst'

export interface StoredRole {
  readonly role: string
  readonly staff_admin: boolean
}

export function toStored(role: StaffRole): StoredRole {
  return role === 'staff-admin' ? { role: 'staff', staff_admin: true } : { role, staff_admin: false }
}

export function staffRoleOf({ role, staff_admin }: StoredRole): StaffRole {
  return role === 'analyst' ? 'analyst' : staff_admin ? 'staff-admin' : 'staff'
}

export function hostActor(name: string): Actor {
  return { kind: 'staff', staffAdmin: true, isHost: true, userId: null, companyId: null, name, latinName: name }
}

export function isHost({ actor }: Pick<Call, 'actor'>): boolean {
  return actor.isHost === true
}
