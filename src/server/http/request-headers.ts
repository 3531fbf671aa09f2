/** Reads the headers of a request. */
import type { FastifyRequest } from 'fastify'

/** The only value of a header; null if it is missing, empty or repeated. */
export function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}
