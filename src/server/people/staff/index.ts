export { createStaffHandlers } from './handlers.ts'
export { warnOfMissingStaff } from './invite.ts'
export { hostActor } from './staff-administrators.ts'
