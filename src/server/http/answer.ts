import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, AnswerWording } from '../kernel/index.ts'
import { sendJson } from './send.ts'

/** The brand and language in which a request is refused. */
export type WordingOf = (request: FastifyRequest) => AnswerWording

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  reply.headers(headers)
  // An unread body would be parsed as the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  return sendJson(reply, status, body)
}
