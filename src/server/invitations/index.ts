export { createInvitationCode, createReferralCode, hashCode } from './codes.ts'
export { invitationHandlers } from './handlers.ts'
export { noteArrival } from './join.ts'
export { openReferral } from './store.ts'
