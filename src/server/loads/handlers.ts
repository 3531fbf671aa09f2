/** Steps of a load that a person takes: hand in a sheet, decide what becomes of its rows, undo it. */
import type { Kysely } from 'kysely'
import type { JsonObject } from '#rules'
import { writeAudit } from '../audit/index.ts'
import { limitOf } from '../brand-limits.ts'
import { inTransaction } from '../db/index.ts'
import type { Database } from '../db/tables.ts'
import { countFile, fileEnding, findFile, judgeDocument, keepFile } from '../files/index.ts'
import type { Call, Handlers, Refusal, Result } from '../operation.ts'
import { isPlainText } from '../workbooks/index.ts'
import { findContractCompany } from './company.ts'
import { loadListHandlers } from './lists.ts'
import { sheetFileHandlers } from './sheet-files.ts'
import { findLoad, findResting, findReturning, holdSwitch, nextLoadId, type RateLoad } from './store.ts'

type StepHandlers = Pick<Handlers, 'upload-rate-sheet' | 'start-rate-load' | 'confirm-rate-load' | 'discard-rate-load' | 'undo-rate-load'>

const mebibyte = 1_048_576
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const stepHandlers: StepHandlers = {
  'upload-rate-sheet': async (_input, call) => {
    const { upload, actor } = call
    if (!upload || actor.userId === null) return refuse('error.file-missing')
    if (upload.bytes.length === 0) return refuse('error.file-empty')
    if (upload.bytes.length > limitOf(call.brand, 'uploadMaxMebibytes') * mebibyte) return refuse('error.too-large')
    const ending = fileEnding(upload.name)
    const isSheet = ending === 'csv' ? isPlainText(upload.bytes) : (await judgeDocument(upload.name, upload.bytes)) === 'xlsx'
    if (!isSheet) return refuse('error.sheet-type')
    const tooMany = await countFile(call)
    if (tooMany) return tooMany
    const { id, name } = await keepFile(call.db, call, {
      kind: 'rate-sheet',
      companyId: null,
      userId: actor.userId,
      name: upload.name,
      type: ending === 'csv' ? 'text/csv' : xlsxType,
      bytes: upload.bytes,
    })
    return { ok: true, value: { fileId: id, name, size: upload.bytes.length } }
  },

  'start-rate-load': async ({ file: fileId, overlap, company }, call) => {
    const agreed = company?.trim() ? await findContractCompany(call.db, call.brand.id, company) : null
    if (agreed && !agreed.ok) return agreed
    return inTransaction(call.db as Kysely<Database>, async (tx) => {
      const file = await findFile(tx, call.brand.id, fileId)
      if (!file || file.user_id !== call.actor.userId || file.kind !== 'rate-sheet') return refuse('error.not-found')
      const id = await nextLoadId(tx)
      const taken = await tx
        .updateTable('files')
        .set({ belongs_to: `rate-load:${id}` })
        .where('id', '=', file.id)
        .where('belongs_to', 'is', null)
        .executeTakeFirst()
      if (taken.numUpdatedRows !== 1n) return refuse('error.not-found')
      await tx
        .insertInto('rate_loads')
        .values({
          id,
          ...whoLoads(call),
          company_id: agreed?.value ?? null,
          state: 'waiting',
          overlap,
          file_id: file.id,
          file_name: file.name,
        })
        .execute()
      return { ok: true, value: { loadId: id } }
    })
  },

  'confirm-rate-load': async ({ loadId, version, leaveOut = false }, call) =>
    inTransaction(call.db as Kysely<Database>, async (tx) => {
      const load = await findLoad(tx, call.brand.id, loadId)
      if (!load) return refuse('error.not-found')
      if (load.state !== 'checked') return stale(load)
      if (load.rows_right === 0) return refuse('error.load-empty')
      if (load.rows_wrong > 0 && !leaveOut) return refuse('error.load-wrong-rows', { count: load.rows_wrong })
      const { by_user, by_name, by_latin, by_role, request_id } = whoLoads(call)
      const who = { by_user, by_name, by_latin, by_role, request_id }
      return move(tx, { load, version, change: { ...who, state: 'queued', share: 0, leave_out: leaveOut, failure: null } })
    }),

  'discard-rate-load': async ({ loadId, version }, call) =>
    inTransaction(call.db as Kysely<Database>, async (tx) => {
      const load = await findLoad(tx, call.brand.id, loadId)
      if (!load) return refuse('error.not-found')
      return load.state === 'checked' ? move(tx, { load, version, change: { state: 'dropped' } }) : stale(load)
    }),

  'undo-rate-load': async ({ loadId, version }, call) =>
    inTransaction(call.db as Kysely<Database>, async (tx) => {
      // What rests on what does not change in between.
      await holdSwitch(tx, call.brand.id)
      const load = await tx
        .selectFrom('rate_loads')
        .selectAll()
        .where('id', '=', loadId)
        .where('brand', '=', call.brand.id)
        .forUpdate()
        .executeTakeFirst()
      if (!load) return refuse('error.not-found')
      if (load.state !== 'loaded') return stale(load)
      const busy = await tx
        .selectFrom('rate_loads')
        .select('id')
        .where('brand', '=', load.brand)
        .where('state', '=', 'loading')
        .executeTakeFirst()
      if (busy) return refuse('error.load-busy', { load: busy.id })
      const resting = (await findResting(tx, load)) ?? (load.replaced > 0 ? await findReturning(tx, load, call.release.columns) : null)
      if (resting !== null) return refuse('error.load-rested', { load: resting })
      const done = await move(tx, { load, version, change: { state: 'undone', undone_at: call.now(), undone_by: call.actor.name } })
      if (!done.ok) return done
      const before = { file: load.file_name, rows: load.loaded, replaced: load.replaced }
      await writeAudit(tx, call, { event: 'rates-undone', subject: load.id, companyId: load.company_id, before })
      return done
    }),
}

export const loadHandlers = { ...stepHandlers, ...loadListHandlers, ...sheetFileHandlers }

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

interface Move {
  readonly load: RateLoad
  readonly version: number
  readonly change: Partial<Pick<RateLoad, 'state' | 'share' | 'leave_out' | 'failure' | 'undone_at' | 'undone_by' | 'by_user' | 'by_name'>>
}

/** Only from the version that the caller saw. */
async function move(tx: Kysely<Database>, { load, version, change }: Move): Promise<Result<{ loadId: string; version: number }>> {
  const done = await tx
    .updateTable('rate_loads')
    .set({ ...change, version: version + 1 })
    .where('id', '=', load.id)
    .where('version', '=', version)
    .where('state', '=', load.state)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n ? { ok: true, value: { loadId: load.id, version: version + 1 } } : stale(load)
}

function stale({ version, state }: RateLoad): Refusal {
  return { ...refuse('error.conflict-version', { version }), data: { version, state } }
}

function refuse(error: string, params?: JsonObject): Refusal {
  return { ok: false, error, ...(params ? { params } : {}) }
}
