/** Reads a multipart body: one file and its fields. A file beyond the limit is rejected, never truncated. */
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type JsonObject, minuteMs } from '#rules'
import { type Result, refuse, type Upload } from '../kernel/index.ts'
import { checkWords, refuseFields } from './input-characters.ts'

const totalMs = minuteMs
const idleMs = 8_000

export interface MultipartBody {
  readonly fields: JsonObject
  readonly upload: Upload | null
}

export async function readMultipart(request: FastifyRequest, fileBytes: number): Promise<Result<MultipartBody>> {
  if (!request.isMultipart()) return refuse('error.unsupported-type')
  // Allow for the multipart overhead around the file.
  if (Number(request.headers['content-length'] ?? 0) > fileBytes + 64 * 1024) return refuse('error.too-large')
  return await within(request, collectParts(request, fileBytes))
}

async function collectParts(request: FastifyRequest, fileBytes: number): Promise<Result<MultipartBody>> {
  const fields: Record<string, string> = {}
  let upload: Upload | null = null
  const limits = { fileSize: fileBytes, files: 2, fields: 20, fieldSize: 4_096, parts: 24, headerPairs: 50 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (upload) return refuse('error.one-file')
        const bytes = await part.toBuffer()
        if (part.file.truncated) return refuse('error.too-large')
        upload = { name: nameOf(part), bytes }
      } else if (Object.hasOwn(fields, part.fieldname) || typeof part.value !== 'string') return refuse('error.malformed')
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse('error.too-large')
    if (code === 'FST_FILES_LIMIT') return refuse('error.one-file')
    return refuse('error.malformed')
  }
  return refuseFields(checkWords(Object.entries(fields))) ?? { ok: true, value: { fields, upload } }
}

/** Browsers send UTF-8 bytes; the parser reads them as Latin-1 unless the name is encoded. */
function nameOf(part: Extract<Multipart, { type: 'file' }>): string {
  return part.filename.normalize('NFC')
}

async function within<T>(request: FastifyRequest, work: Promise<Result<T>>): Promise<Result<T>> {
  return await new Promise((done, fail) => {
    const late = () => done(refuse('error.timed-out'))
    const total = setTimeout(late, totalMs)
    let idle = setTimeout(late, idleMs)
    const onData = () => {
      clearTimeout(idle)
      idle = setTimeout(late, idleMs)
    }
    request.raw.on('data', onData)
    work.then(done, fail).finally(() => {
      clearTimeout(total)
      clearTimeout(idle)
      request.raw.off('data', onData)
    })
  })
}
