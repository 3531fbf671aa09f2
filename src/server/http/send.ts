/** Writes answers: JSON and pages compressed where that pays, prepared parts as they are, files as attachments. */
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Part } from '#config'
import type { FileAnswer } from '../kernel/index.ts'

/** Smaller answers fit into one packet or two anyway. */
const worthCompressing = 2_048

export async function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, body: unknown): Promise<void> {
  reply.code(status).header('cache-control', 'no-store')
  await sendText(request, reply, JSON.stringify(body), 'application/json; charset=utf-8')
}

export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string, type: string): Promise<void> {
  const bytes = Buffer.from(text)
  const encoding = bytes.length < worthCompressing ? null : chooseEncoding(request)
  reply.header('content-type', type).header('vary', 'accept-encoding, cookie, access-token')
  if (encoding) reply.header('content-encoding', encoding)
  await reply.send(encoding ? await compress(bytes, encoding) : bytes)
}

/** Prepared bytes; what has the release's hash in its address never changes. */
export async function sendPart(request: FastifyRequest, reply: FastifyReply, part: Part, cacheControl: string): Promise<void> {
  const encoding = chooseEncoding(request)
  const bytes = (encoding === 'br' ? part.br : encoding === 'gzip' ? part.gz : null) ?? part.bytes
  if (bytes !== part.bytes && encoding) reply.header('content-encoding', encoding)
  await reply
    .header('content-type', part.type)
    .header('vary', 'accept-encoding')
    .header('cache-control', cacheControl)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

export function sendFile(reply: FastifyReply, { name, type, bytes, stream, keepSeconds }: FileAnswer): void {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  void reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', keepSeconds === undefined ? 'no-store' : `private, max-age=${keepSeconds}`)
    .header('vary', 'access-token, cookie')
    // Who goes away in the middle ends the stream, and with it the reading behind it.
    .send(stream ? Readable.from(stream, { objectMode: false }) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function chooseEncoding(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : null
}

async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return await promisify(gzip)(bytes, { level: 5 })
  return await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
