/** What the codes of PostgreSQL mean to us. */
import pg from 'pg'

/** A unique index refused the row; `constraint` names it. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}

/**
 * The connection broke, or time ran out, between sending COMMIT and its response: the work is written or not, and only a retry
 * can find out.
 */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('It is not known whether a transaction was committed', { cause })
    this.name = 'CommitUnknown'
  }
}

/** The database itself has answered that it refuses; whatever else ends a COMMIT leaves its outcome open. */
export function isRefusedByDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isDatabaseAway(error)
}

/** The database is away, starting, out of disk, memory or connections, or ended the connection: worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof CommitUnknown) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08|57P0|53)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|client has encountered a connection error/i.test(
    error.message,
  )
}
