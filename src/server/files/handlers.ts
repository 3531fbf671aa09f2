import { type Call, type FileAnswer, type Handlers, limitOf, type Refusal, type Result, type Upload } from '../kernel/index.ts'
import { checkDocument, type DocumentEnding, documentTypes } from './detect.ts'
import { countFile, keepFile } from './keep.ts'
import { type FileRow, findFile } from './store.ts'

const mebibyte = 1_048_576
const defaultPurpose = 'booking-note'

type FileHandlers = Pick<Handlers, 'upload-booking-file' | 'upload-attachment' | 'download-file'>

export const fileHandlers: FileHandlers = {
  'upload-booking-file': (input, call) => keepUpload(call, input.purpose ?? defaultPurpose),

  'upload-attachment': (_input, call) => keepUpload(call, 'attachment'),

  'download-file': async (input, call) => {
    const file = await findFile(call.db, call.brand.id, input.fileId)
    if (!file || !mayRead(call, file)) return { ok: false, error: 'error.not-found' }
    return serveFile(call, file)
  },
}

async function keepUpload(call: Call, purpose: string): Promise<Result<{ fileId: string; name: string; size: number }>> {
  const checked = await checkUpload(call)
  if (!checked.ok) return checked
  const { upload, ending, userId } = checked.value
  const { brand, actor } = call
  const { id, name } = await keepFile(call.db, call, {
    kind: `${brand.documentPrefix}${purpose}`,
    companyId: actor.companyId,
    userId,
    name: upload.name,
    type: documentTypes[ending],
    bytes: upload.bytes,
  })
  return { ok: true, value: { fileId: id, name, size: upload.bytes.length } }
}

interface CheckedUpload {
  readonly upload: Upload
  readonly ending: DocumentEnding
  readonly userId: string
}

async function checkUpload(call: Call): Promise<Result<CheckedUpload>> {
  const { upload, actor } = call
  if (!upload || actor.userId === null) return refuse('error.file-missing')
  if (upload.bytes.length === 0) return refuse('error.file-empty')
  if (upload.bytes.length > limitOf(call.brand, 'uploadMaxMebibytes') * mebibyte) return refuse('error.too-large')
  const document = await checkDocument(upload.name, upload.bytes, call.brand)
  if (!document.ok) return document
  const tooMany = await countFile(call)
  if (tooMany) return tooMany
  return { ok: true, value: { upload, ending: document.value, userId: actor.userId } }
}

function refuse(error: string): Refusal {
  return { ok: false, error }
}

/**
 * Until an order takes it, a file belongs to its uploader; then to the order. Files of people and requests have their own
 * operations.
 */
function mayRead({ actor }: Call, file: FileRow): boolean {
  if (file.belongs_to !== null) return false
  if (actor.kind === 'staff') return true
  if (file.order_id === null) return actor.userId === file.user_id
  return (actor.kind === 'member' || actor.kind === 'admin') && actor.companyId !== null && actor.companyId === file.company_id
}

type Kept = Pick<FileRow, 'key' | 'name' | 'type' | 'scan'>

export async function serveFile(call: Pick<Call, 'files'>, { key, name, type, scan }: Kept): Promise<Result<FileAnswer>> {
  if (scan === 'pending') return { ok: false, error: 'error.file-pending' }
  if (scan === 'quarantined') return { ok: false, error: 'error.file-quarantined' }
  return { ok: true, value: { name, type, bytes: await call.files.read(key) } }
}
