/** EDIFACT files that staff upload. */

import { type Call, type Handlers, limitOf, nameIn, type Refusal, readRow, readRows } from '../../kernel/index.ts'
import { countFile, fileEnding, findFile, storeFile } from '../../platform/files/index.ts'
import { edifactReceipts } from '../transport/index.ts'
import { describeReceipt } from './describe-receipt.ts'
import { takeEdifact } from './take-edifact.ts'

const kind = 'edifact'
/** Row of the reference event-source. */
const uploadSource = 'edifact'
const mebibyte = 1_048_576
const endings = new Set(['edi', 'txt'])

export const edifactHandlers: Pick<Handlers, 'upload-edifact-file' | 'take-edifact-file' | 'list-edifact-receipts'> = {
  'upload-edifact-file': async (_input, call) => {
    const { upload, actor, brand } = call
    if (!upload || actor.userId === null) return refuse('error.file-missing')
    const { name, bytes } = upload
    if (bytes.length === 0) return refuse('error.file-empty')
    if (bytes.length > limitOf(brand, 'uploadMaxMebibytes') * mebibyte) return refuse('error.too-large')
    if (!endings.has(fileEnding(name)) || bytes.includes(0)) return refuse('error.edifact-type')
    const tooMany = await countFile(call)
    if (tooMany) return tooMany
    const file = await storeFile(call.db, call, { kind, companyId: null, userId: actor.userId, name, type: 'text/plain', bytes })
    return { ok: true, value: { fileId: file.id, name: file.name, size: bytes.length } }
  },

  'take-edifact-file': async ({ file: fileId }, call) => {
    const { brand, actor, db } = call
    const file = await findFile(db, brand.id, fileId)
    if (!file || file.kind !== kind || file.user_id !== actor.userId) return refuse('error.not-found')
    if (file.scan === 'pending' || file.scan === 'quarantined') return refuse(`error.file-${file.scan}`)
    const byName = nameIn(call.language, actor)
    const content = { name: file.name, size: Number(file.size), read: () => call.files.read(file.key) }
    const taken = await takeEdifact(db, { brand, source: uploadSource, ...content, byName }, call.now())
    return await readRow(call, edifactReceipts(brand.id, taken.receiptId), { more: (row) => describeReceipt(row, call) })
  },

  'list-edifact-receipts': (input, call: Call) =>
    readRows(call, input, edifactReceipts(call.brand.id), { more: (row) => describeReceipt(row, call) }),
}

function refuse(error: string): Refusal {
  return { ok: false, error }
}
