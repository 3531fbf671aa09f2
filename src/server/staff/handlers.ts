import type { Hasher } from '../accounts/index.ts'
import type { Handlers } from '../kernel/index.ts'
import { inviteHandlers } from './invite.ts'
import { createJoinHandlers } from './join.ts'
import { listHandlers } from './list.ts'
import { manageHandlers } from './manage.ts'
import { secondFactorHandlers } from './second-factor.ts'
import { sessionHandlers } from './sessions.ts'

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
