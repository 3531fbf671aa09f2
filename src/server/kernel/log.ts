/** The log: one JSON line per entry, without secrets or personal data. */
import { type DestinationStream, pino } from 'pino'

const secret = ['password', 'token', 'phone', 'mobile', 'landline', 'email', 'authorization', 'cookie', '"access-token"'].map((name) =>
  name.startsWith('"') ? `[${name}]` : name,
)

/** `out`: where lines go; default: standard output. */
export function createLog(level: string, out?: DestinationStream) {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    redact: {
      paths: secret.flatMap((name) => (name.startsWith('[') ? [name, `*${name}`, `*.*${name}`] : [name, `*.${name}`, `*.*.${name}`])),
      censor: '***',
    },
    serializers: {
      // For an error, its kind and place; a database error's detail may hold a row.
      err: (error: Error & { code?: unknown }) => ({ name: error.name, message: error.message, code: error.code, stack: error.stack }),
    },
  }
  return out ? pino(options, out) : pino(options)
}
