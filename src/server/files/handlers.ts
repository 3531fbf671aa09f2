import { createHash, randomUUID } from 'node:crypto'
import type { Call, Handlers, Refusal, Result, Upload } from '../operation.ts'
import { type DocumentEnding, documentTypes, judgeDocument } from './detect.ts'
import { sanitizeFileName } from './names.ts'
import { countFilesSince, type FileRow, findFile, insertFile } from './store.ts'

/** 10 MiB; the dispatcher stops longer bodies earlier, this is the second belt. */
const mostBytes = 10 * 1024 * 1024
const mostPerDay = 200
const dayMs = 86_400_000
const defaultPurpose = 'booking-note'

type FileHandlers = Pick<Handlers, 'upload-booking-file' | 'download-file'>

export const fileHandlers: FileHandlers = {
  'upload-booking-file': async (input, call) => {
    const judged = await judgeUpload(call)
    if (!judged.ok) return judged
    const { upload, ending, userId } = judged.value
    const id = randomUUID()
    const name = sanitizeFileName(upload.name)
    const at = call.now()
    const key = `${at.toISOString().slice(0, 7)}/${id}`
    await call.files.put(key, upload.bytes)
    const sha256 = createHash('sha256').update(upload.bytes).digest('hex')
    const size = upload.bytes.length
    const { brand, actor } = call
    await insertFile(call.db, {
      id,
      brand: brand.id,
      companyId: actor.companyId,
      userId,
      kind: `${brand.documentPrefix}${input.purpose ?? defaultPurpose}`,
      name,
      type: documentTypes[ending],
      size,
      sha256,
      key,
      at,
    })
    return { ok: true, value: { fileId: id, name, size } }
  },

  'download-file': async (input, call) => {
    const file = await findFile(call.db, call.brand.id, input.fileId)
    if (!file || !mayRead(call, file)) return { ok: false, error: 'error.not-found' }
    const bytes = await call.files.read(file.key)
    return { ok: true, value: { name: file.name, type: file.type, bytes } }
  },
}

interface JudgedUpload {
  readonly upload: Upload
  readonly ending: DocumentEnding
  readonly userId: string
}

async function judgeUpload(call: Call): Promise<Result<JudgedUpload>> {
  const { upload, actor } = call
  if (!upload || actor.userId === null) return refuse('error.file-missing')
  if (upload.bytes.length === 0) return refuse('error.file-empty')
  if (upload.bytes.length > Math.min(mostBytes, Number(call.brand.limits.uploadMaxMebibytes ?? 10) * 1_048_576))
    return refuse('error.too-large')
  const ending = await judgeDocument(upload.name, upload.bytes)
  if (!ending) return refuse('error.file-type')
  const today = await countFilesSince(call.db, actor.userId, new Date(call.now().getTime() - dayMs))
  if (today >= mostPerDay) return refuse('error.limited')
  return { ok: true, value: { upload, ending, userId: actor.userId } }
}

function refuse(error: string): Refusal {
  return { ok: false, error }
}

/** Until an order takes it, a file is its sender's; then it is the order's. */
function mayRead({ actor }: Call, file: FileRow): boolean {
  if (actor.kind === 'staff') return true
  if (file.order_id === null) return actor.userId === file.user_id
  return (actor.kind === 'member' || actor.kind === 'admin') && actor.companyId !== null && actor.companyId === file.company_id
}
