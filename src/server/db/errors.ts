/** What the codes of PostgreSQL mean to us. */

/** A unique index refused the row; `constraint` names it. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}

/** The database is away, starting, or ended the connection: worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08|57P0|53300)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|client has encountered a connection error/i.test(
    error.message,
  )
}
