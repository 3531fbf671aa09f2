/** The log: one JSON line an entry, without anything that opens an account or names a person. */
import { pino } from 'pino'

const secret = ['password', 'token', 'phone', 'mobile', 'landline', 'email', 'authorization', 'cookie', '"access-token"'].map((name) =>
  name.startsWith('"') ? `[${name}]` : name,
)

export function createLog(level: string) {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    redact: {
      paths: secret.flatMap((name) => (name.startsWith('[') ? [name, `*${name}`, `*.*${name}`] : [name, `*.${name}`, `*.*.${name}`])),
      censor: '***',
    },
    serializers: {
      // Of an error its kind and place; a database error's detail may hold a row.
      err: (error: Error & { code?: unknown }) => ({ name: error.name, message: error.message, code: error.code, stack: error.stack }),
    },
  })
}
