export { auditHandlers } from './list.ts'
export { auditRefusal, eventOfRefusal } from './security-events.ts'
export { type AuditEntry, type AuditEvent, lastEntry, writeAudit } from './store.ts'
