import { type Handlers, readRow, readRows } from '../../kernel/index.ts'
import type { Hasher } from '../accounts/index.ts'
import { inviteHandlers } from './invite.ts'
import { createJoinHandlers } from './join.ts'
import { manageHandlers } from './manage.ts'
import { secondFactorHandlers } from './second-factor.ts'
import { sessionHandlers } from './sessions.ts'
import { staffOf } from './store.ts'

/** The brand's staff, for its administrators. */
const listHandlers: Pick<Handlers, 'list-staff' | 'read-staff-person'> = {
  'list-staff': (input, call) =>
    readRows(call, input, staffOf(call.brand.id, call.now(), input), { more: (row) => ({ own: row.user_id === call.actor.userId }) }),

  'read-staff-person': ({ userId }, call) =>
    readRow(call, staffOf(call.brand.id, call.now(), { userId }), { more: (row) => ({ own: row.user_id === call.actor.userId }) }),
}

export interface StaffParts {
  readonly hasher: Hasher
}

type StaffHandlers = Pick<
  Handlers,
  | keyof typeof inviteHandlers
  | keyof ReturnType<typeof createJoinHandlers>
  | keyof typeof listHandlers
  | keyof typeof manageHandlers
  | keyof typeof secondFactorHandlers
  | keyof typeof sessionHandlers
>

export function createStaffHandlers({ hasher }: StaffParts): StaffHandlers {
  return {
    ...inviteHandlers,
    ...createJoinHandlers(hasher),
    ...listHandlers,
    ...manageHandlers,
    ...secondFactorHandlers,
    ...sessionHandlers,
  }
}
