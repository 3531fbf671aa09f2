/** Sends responses: JSON and pages, which the server compresses where that pays, prepared parts, files as attachments. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Part } from '#config'
import type { Answer, AnswerWording, FileAnswer } from '../kernel/index.ts'
import type { PageBytes } from './pages/page-bytes.ts'

export function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  return sendText(reply, JSON.stringify(body), 'application/json; charset=utf-8')
}

function sendText(reply: FastifyReply, text: string | Buffer, type: string): FastifyReply {
  return reply.header('content-type', type).header('vary', 'accept-encoding, cookie, access-token').send(text)
}

/** A page is compressed when it is drawn, as gzip: the nonce, other for each response, fits into that format afterwards. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageBytes, nonce: string): FastifyReply {
  const isCompressed = accepts(request, gzip)
  if (isCompressed) reply.header('content-encoding', 'gzip')
  return sendText(reply, isCompressed ? page.gzip(nonce) : page.plain(nonce), 'text/html; charset=utf-8')
}

/** Prepared bytes; an address that contains the release's hash never changes its content. */
export function sendPart(request: FastifyRequest, reply: FastifyReply, part: Part, cacheControl: string): FastifyReply {
  const encoding = chooseEncoding(request)
  const bytes = (encoding === 'br' ? part.br : encoding === 'gzip' ? part.gz : null) ?? part.bytes
  if (bytes !== part.bytes && encoding) reply.header('content-encoding', encoding)
  return reply
    .header('content-type', part.type)
    .header('vary', 'accept-encoding')
    .header('cache-control', cacheControl)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const { name, type, bytes, stream, tag: ownTag, keepSeconds, open, inline } = file
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  reply
    .header('content-type', type)
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (open) {
    const tag = `"${open.tag}"`
    reply.header('cache-control', `public, max-age=${open.seconds}`).header('etag', tag)
    if (isTagged(request, tag)) return reply.code(304).send()
  } else
    reply
      .header('cache-control', keepSeconds === undefined ? 'no-store' : `private, max-age=${keepSeconds}`)
      .header('vary', 'access-token, cookie')
  if (ownTag !== undefined) {
    const tag = `"${ownTag}"`
    reply.header('etag', tag)
    if (isTagged(request, tag)) return reply.code(304).send()
  }
  // A client that disconnects ends the stream, and with it the reading behind it.
  return reply.send(stream ? Readable.from(stream, { objectMode: false }) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Whether the client already has this version. Proxies that compress may have marked the tag as weak. */
export function isTagged(request: FastifyRequest, tag: string): boolean {
  const tags = String(request.headers['if-none-match'] ?? '').split(',')
  return tags.some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''))
}

function chooseEncoding(request: FastifyRequest): 'br' | 'gzip' | null {
  if (accepts(request, brotli)) return 'br'
  return accepts(request, gzip) ? 'gzip' : null
}

const brotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const gzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

function accepts(request: FastifyRequest, encoding: RegExp): boolean {
  return encoding.test(String(request.headers['accept-encoding'] ?? ''))
}

/** The brand and language in which a request is refused. */
export type WordingOf = (request: FastifyRequest) => AnswerWording

/** A kept answer, compressed when it was first asked for so. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, bytes: PageBytes): FastifyReply {
  const isCompressed = accepts(request, gzip)
  if (isCompressed) reply.header('content-encoding', 'gzip')
  reply.code(200).header('cache-control', 'no-store')
  return sendText(reply, isCompressed ? bytes.gzip(request.id) : bytes.plain(request.id), 'application/json; charset=utf-8')
}

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  reply.headers(headers)
  // An unread body would be parsed as the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  return sendJson(reply, status, body)
}
