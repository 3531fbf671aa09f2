export { createStaffHandlers } from './handlers.ts'
export { hostActor } from './host.ts'
export { warnOfMissingStaff } from './warn.ts'
