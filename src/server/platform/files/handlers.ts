import { type Call, type FileAnswer, type Handlers, limitOf, type Refusal, type Result, type Upload } from '../../kernel/index.ts'
import { checkDocument, documentTypes } from './detect.ts'
import { checkLicence, makeCover, pictureType } from './images.ts'
import { type FileRow, findFile } from './store.ts'
import { countFile, storeFile } from './store-file.ts'

const mebibyte = 1_048_576
const defaultPurpose = 'booking-note'

type FileHandlers = Pick<
  Handlers,
  'upload-booking-file' | 'upload-attachment' | 'upload-paper' | 'upload-content-file' | 'upload-content-picture' | 'download-file'
>

export const fileHandlers: FileHandlers = {
  'upload-booking-file': (input, call) => keepUpload(call, input.purpose ?? defaultPurpose, checkUpload),

  'upload-attachment': (_input, call) => keepUpload(call, 'attachment', checkUpload),

  'upload-paper': (_input, call) => keepUpload(call, 'paper', checkPaper),

  'upload-content-file': (_input, call) => keepUpload(call, 'content', checkUpload),

  'upload-content-picture': async (_input, call) => {
    const { upload, actor, brand } = call
    if (!upload || actor.userId === null) return refuse('error.file-missing')
    const tooMany = await countFile(call)
    if (tooMany) return tooMany
    const picture = await makeCover(upload.bytes, brand)
    if (!picture.ok) return picture
    const bytes = picture.value
    const name = `${upload.name.replace(/\.[^.]*$/, '')}.webp`
    const file = { kind: `${brand.documentPrefix}picture`, companyId: null, userId: actor.userId, name, type: pictureType, bytes }
    const stored = await storeFile(call.db, call, { ...file, isOwn: true })
    return { ok: true, value: { fileId: stored.id, name: stored.name, size: bytes.length } }
  },

  'download-file': async (input, call) => {
    const file = await findFile(call.db, call.brand.id, input.fileId)
    if (!file || !mayRead(call, file)) return { ok: false, error: 'error.not-found' }
    return serveFile(call, file)
  },
}

async function keepUpload(
  call: Call,
  purpose: string,
  check: (call: Call) => Promise<Result<CheckedUpload>>,
): Promise<Result<{ fileId: string; name: string; size: number }>> {
  const checked = await check(call)
  if (!checked.ok) return checked
  const { upload, type, userId } = checked.value
  const { brand, actor } = call
  const { id, name } = await storeFile(call.db, call, {
    kind: `${brand.documentPrefix}${purpose}`,
    companyId: actor.companyId,
    userId,
    name: upload.name,
    type,
    bytes: upload.bytes,
  })
  return { ok: true, value: { fileId: id, name, size: upload.bytes.length } }
}

interface CheckedUpload {
  readonly upload: Upload
  readonly type: string
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
  return { ok: true, value: { upload, type: documentTypes[document.value], userId: actor.userId } }
}

/** A scan: PDF or picture. */
async function checkPaper(call: Call): Promise<Result<CheckedUpload>> {
  const { upload, actor } = call
  if (!upload || actor.userId === null) return refuse('error.file-missing')
  const type = await checkLicence(upload.name, upload.bytes, call.brand)
  if (!type.ok) return type
  const tooMany = await countFile(call)
  return tooMany ?? { ok: true, value: { upload, type: type.value, userId: actor.userId } }
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
