/** What PostgreSQL's error codes mean to the portal. */
import pg from 'pg'

/** A unique index rejected the row; `constraint` names it. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}

/**
 * The connection broke or timed out between COMMIT and its response: the work may or may not be written, and only a retry can
 * find out.
 */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('It is not known whether a transaction was committed', { cause })
    this.name = 'CommitUnknown'
  }
}

/** The database itself rejected the COMMIT; any other failure leaves the outcome open. */
export function isRefusedByDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isDatabaseAway(error)
}

/** The database is down, starting, out of disk, memory or connections, or closed the connection: worth retrying. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof CommitUnknown) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08|57P0|53)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|client has encountered a connection error/i.test(
    error.message,
  )
}
