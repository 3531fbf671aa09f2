export { auditHandlers } from './list.ts'
export { eventOfRefusal, noteAtDoor } from './watch.ts'
export { type AuditEntry, type AuditEvent, writeAudit } from './write.ts'
