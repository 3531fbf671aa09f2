/** Roles of staff as people see them: to administer the staff is a role of its own there, and a right beside the role in the table. */

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
