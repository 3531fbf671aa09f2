export { auditHandlers } from './list.ts'
export { type AuditEntry, type AuditEvent, writeAudit } from './store.ts'
export { auditRefusal, eventOfRefusal } from './watch.ts'
