/** The subscription call: carriers send events to it, signed. It is no declared operation: the signature covers the bytes of the body. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { textOf } from '#rules'
import type { Database } from '../../db/index.ts'
import { limitOf, type Result } from '../../kernel/index.ts'
import type { KeyOf } from './keys.ts'
import type { Locate } from './locate.ts'
import type { PulledBrand } from './pull.ts'
import { isSigned, takeInPush } from './push.ts'
import { findSource } from './source.ts'

export interface PushRouteOptions {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly keyOf: KeyOf
  readonly locate: Locate
  readonly brandOf: (request: FastifyRequest) => PulledBrand
  /** Reads the body within these limits. */
  readonly readBody: (request: FastifyRequest, limits: { bytes: number; idleMs: number; totalMs: number }) => Promise<Result<Buffer>>
}

/** Between two parts of a body. */
const idleMs = 5_000
const mebibyte = 1_048_576

/**
 * 204 acknowledges: the events are stored. 401 without a valid signature, whatever the source; 413 and 408 for bodies that are too
 * large or too slow; 400 if it is no JSON. Single events that are refused are in the journal, not in the answer: sending them again
 * would not help.
 */
export function addPushRoute(app: FastifyInstance, { db, now, keyOf, locate, brandOf, readBody }: PushRouteOptions): void {
  // Publishers check with HEAD that the address exists.
  app.head('/dcsa/:source/events', async (_request, reply) => await reply.code(204).send())
  app.post('/dcsa/:source/events', async (request: FastifyRequest, reply: FastifyReply) => {
    const to = brandOf(request)
    const source = findSource(to.brand, String((request.params as { source: string }).source), locate)
    const body = await readBody(request, {
      idleMs,
      totalMs: limitOf(to.brand, 'pushSeconds') * 1_000,
      bytes: limitOf(to.brand, 'sourceMegabytes') * mebibyte,
    })
    if (!body.ok) {
      reply.header('connection', 'close')
      return await reply.code(body.error === 'error.too-large' ? 413 : 408).send()
    }
    const secret = source?.kind === 'dcsa-push' ? keyOf(source) : undefined
    const signature = request.headers['notification-signature']
    const delivery = { body: body.value, signature: textOf(signature), secret }
    if (!source || !isSigned(delivery)) return await reply.code(401).send()
    const taken = await takeInPush(db, to, { source, ...delivery }, now())
    return await reply.code(taken ? 204 : 400).send()
  })
}
