/** Steps common to all kinds of loads: upload, check, decision. */

import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { findLoad, insertLoad, type LoadKinds, moveLoad, nextLoadId, type RateLoad } from '../../freight/rates/index.ts'
import { type Call, limitOf, type Refusal, type Result, type Upload } from '../../kernel/index.ts'
import { attachFile, checkDocument, countFile, fileEnding, findFile, storeFile } from '../../platform/files/index.ts'
import { isPlainText } from '../../platform/workbooks/index.ts'

const mebibyte = 1_048_576
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Keeps the uploaded file until a load takes it. */
export async function takeSheet(call: Call, kind: string): Promise<Result<{ fileId: string; name: string; size: number }>> {
  const { upload, actor } = call
  if (!upload || actor.userId === null) return refuse('error.file-missing')
  if (upload.bytes.length === 0) return refuse('error.file-empty')
  if (upload.bytes.length > limitOf(call.brand, 'uploadMaxMebibytes') * mebibyte) return refuse('error.too-large')
  const ending = fileEnding(upload.name)
  const sheet = await checkSheet(upload, ending, call.brand)
  if (sheet) return sheet
  const tooMany = await countFile(call)
  if (tooMany) return tooMany
  const type = ending === 'csv' ? 'text/csv' : xlsxType
  const about = { kind, companyId: null, userId: actor.userId, name: upload.name, type, bytes: upload.bytes }
  const { id, name } = await storeFile(call.db, call, about)
  return { ok: true, value: { fileId: id, name, size: upload.bytes.length } }
}

async function checkSheet({ name, bytes }: Upload, ending: string, brand: BrandPlan): Promise<Refusal | null> {
  if (ending === 'csv' && isPlainText(bytes)) return null
  if (ending !== 'xlsx') return refuse('error.sheet-type')
  const document = await checkDocument(name, bytes, brand)
  return document.ok ? null : document.error === 'error.file-type' ? refuse('error.sheet-type') : document
}

export interface StartingLoad {
  readonly of: string
  /** Kind of its file. */
  readonly sheet: string
  readonly file: string
  readonly overlap: string
  readonly companyId: string | null
}

export async function startLoad(
  call: Call,
  { of, sheet, file: fileId, overlap, companyId }: StartingLoad,
): Promise<Result<{ loadId: string }>> {
  return inTransaction(call.db as Kysely<Database>, async (tx) => {
    const file = await findFile(tx, call.brand.id, fileId)
    if (!file || file.user_id !== call.actor.userId || file.kind !== sheet) return refuse('error.not-found')
    const id = await nextLoadId(tx)
    if (!(await attachFile(tx, { fileId: file.id, brand: call.brand.id, belongsTo: `rate-load:${id}` }))) return refuse('error.not-found')
    await insertLoad(tx, {
      id,
      ...whoLoads(call),
      kind: of,
      origin: call.origin,
      company_id: companyId,
      state: 'waiting',
      overlap,
      file_id: file.id,
      file_name: file.name,
    })
    return { ok: true, value: { loadId: id } }
  })
}

export interface Deciding {
  readonly loadId: string
  readonly version: number
  readonly leaveOut?: boolean
}

export async function confirmLoad(call: Call, of: LoadKinds, { loadId, version, leaveOut = false }: Deciding): Promise<Result<LoadMoved>> {
  return inTransaction(call.db as Kysely<Database>, async (tx) => {
    const load = await findLoad(tx, call.brand.id, { id: loadId, of })
    if (!load) return refuse('error.not-found')
    if (load.state !== 'checked') return stale(load)
    if (load.rows_right === 0) return refuse('error.load-empty')
    if (load.rows_wrong > 0 && !leaveOut) return refuse('error.load-wrong-rows', { count: load.rows_wrong })
    const { by_user, by_name, by_latin, by_role, request_id } = whoLoads(call)
    const who = { by_user, by_name, by_latin, by_role, request_id }
    return move(tx, { load, version, change: { ...who, state: 'queued', share: 0, leave_out: leaveOut, failure: null } })
  })
}

export async function discardLoad(call: Call, of: LoadKinds, { loadId, version }: Deciding): Promise<Result<LoadMoved>> {
  return inTransaction(call.db as Kysely<Database>, async (tx) => {
    const load = await findLoad(tx, call.brand.id, { id: loadId, of })
    if (!load) return refuse('error.not-found')
    return load.state === 'checked' ? move(tx, { load, version, change: { state: 'dropped' } }) : stale(load)
  })
}

function whoLoads({ actor, brand, release, language, requestId, now }: Call) {
  return {
    brand: brand.id,
    release: release.id,
    language,
    by_user: actor.userId ?? '',
    by_name: actor.name,
    by_latin: actor.latinName,
    by_role: actor.kind,
    request_id: requestId,
    created_at: now(),
  }
}

export interface LoadMoved {
  readonly loadId: string
  readonly version: number
}

export interface Move {
  readonly load: RateLoad
  readonly version: number
  readonly change: Partial<Pick<RateLoad, 'state' | 'share' | 'leave_out' | 'failure' | 'undone_at' | 'undone_by' | 'by_user' | 'by_name'>>
}

/** Only from the version that the caller saw. */
export async function move(tx: Kysely<Database>, { load, version, change }: Move): Promise<Result<LoadMoved>> {
  // The caller may send more than the database can compare.
  if (load.version !== version) return stale(load)
  return (await moveLoad(tx, load, version, change)) ? { ok: true, value: { loadId: load.id, version: version + 1 } } : stale(load)
}

export function stale({ version, state }: RateLoad): Refusal {
  return { ...refuse('error.conflict-version', { version }), data: { version, state } }
}

export function refuse(error: string, params?: JsonObject): Refusal {
  return { ok: false, error, ...(params ? { params } : {}) }
}
