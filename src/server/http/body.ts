/** Reads and parses a JSON body, within limits checked before parsing. */
import type { IncomingMessage } from 'node:http'
import type { JsonObject } from '#rules'
import { type Result, refuse } from '../kernel/index.ts'
import { checkValues, refuseFields } from './input-characters.ts'
import { outlineJson } from './json-names.ts'

export interface BodyLimits {
  readonly bytes: number
  /** Longest wait for the next part, and for the whole body. */
  readonly idleMs: number
  readonly totalMs: number
}

export const jsonLimits: BodyLimits = { bytes: 256 * 1024, idleMs: 5_000, totalMs: 8_000 }
const deepest = 32
const mostNames = 20_000

export async function readJsonBody(request: IncomingMessage, limits: BodyLimits = jsonLimits): Promise<Result<JsonObject>> {
  if (hasNoBody(request)) return { ok: true, value: {} }
  if (!isJson(request)) return refuse('error.unsupported-type')
  const bytes = await readBody(request, limits)
  return bytes.ok ? parseJson(bytes.value) : bytes
}

/** Only plain JSON in UTF-8: other sites could send forms and text without a preflight request. */
function isJson(request: IncomingMessage): boolean {
  const type = request.headers['content-type'] ?? ''
  const encoding = request.headers['content-encoding'] ?? 'identity'
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) && encoding === 'identity'
}

function hasNoBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0
}

export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Result<Buffer>> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) return Promise.resolve(refuse('error.too-large'))
  return new Promise((done) => {
    const parts: Buffer[] = []
    let size = 0
    const total = setTimeout(() => finish(refuse('error.timed-out')), limits.totalMs)
    let idle = setTimeout(() => finish(refuse('error.timed-out')), limits.idleMs)
    function finish(result: Result<Buffer>): void {
      clearTimeout(total)
      clearTimeout(idle)
      request.off('data', take).off('end', end).off('error', broken).off('close', broken)
      request.pause()
      done(result)
    }
    function take(part: Buffer): void {
      size += part.length
      if (size > limits.bytes) {
        finish(refuse('error.too-large'))
        return
      }
      parts.push(part)
      clearTimeout(idle)
      idle = setTimeout(() => finish(refuse('error.timed-out')), limits.idleMs)
    }
    const end = () => finish({ ok: true, value: Buffer.concat(parts) })
    const broken = () => finish(refuse('error.malformed'))
    request.on('data', take).on('end', end).on('error', broken).on('close', broken)
  })
}

export function parseJson(bytes: Uint8Array): Result<JsonObject> {
  const text = decodeUtf8(bytes)
  if (text === null) return refuse('error.malformed')
  // The parser must never receive what would exhaust its stack.
  const outline = outlineJson(text, { depth: deepest, names: mostNames })
  if (outline.depth > deepest || outline.names > mostNames) return refuse('error.too-deep')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('error.malformed')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('error.malformed')
  const twice = outline.duplicates.map((path) => ({ path, id: 'invalid.duplicateName', params: {} }))
  return refuseFields([...twice, ...checkValues(value as JsonObject)]) ?? { ok: true, value: value as JsonObject }
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
