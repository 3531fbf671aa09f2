import type { Handlers } from '../../kernel/index.ts'
import { listHandlers } from './lists.ts'
import { makerHandlers } from './make.ts'
import { visitHandlers } from './open-invitation.ts'

export { createInvitationCode, createReferralCode, hashCode } from './codes.ts'
export { noteArrival } from './join.ts'

type InvitationHandlers = Pick<Handlers, keyof typeof listHandlers | keyof typeof makerHandlers | keyof typeof visitHandlers>

export const invitationHandlers: InvitationHandlers = { ...listHandlers, ...makerHandlers, ...visitHandlers }
