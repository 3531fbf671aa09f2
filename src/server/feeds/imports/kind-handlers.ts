/** Declared sheets at the desk: upload, check, decision, and the files. */
import { findLoad, loadsOf } from '../../freight/rates/index.ts'
import { type Call, type Handlers, readRow, readRows } from '../../kernel/index.ts'
import { mayWrite, readEntity } from '../../platform/records/index.ts'
import { describeFailure, listWrongCells } from './lists.ts'
import { readColumns } from './sheet-columns.ts'
import { readSheetFile, writeTemplate, writeWrongRows } from './sheet-files.ts'
import { listSheetKinds, readSheetKind } from './sheet-kind.ts'
import { confirmLoad, discardLoad, refuse, startLoad, takeSheet } from './steps.ts'

type KindHandlers = Pick<
  Handlers,
  | 'upload-load-sheet'
  | 'start-sheet-load'
  | 'confirm-sheet-load'
  | 'discard-sheet-load'
  | 'list-sheet-loads'
  | 'read-sheet-load'
  | 'list-sheet-cells'
  | 'download-load-template'
  | 'download-berth-template'
  | 'download-sailing-template'
  | 'download-sheet-wrong-rows'
  | 'download-load-sheet'
>

/** Kind of the uploaded files. */
const sheet = 'schedule-sheet'

export const kindHandlers: KindHandlers = {
  'upload-load-sheet': (_input, call) => takeSheet(call, sheet),

  'start-sheet-load': async ({ kind, file }, call) => {
    if (!mayLoad(kind, call)) return refuse('error.forbidden')
    return await startLoad(call, { of: kind, sheet, file, overlap: '', companyId: null })
  },

  'confirm-sheet-load': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, named(input.loadId, call))
    if (load && !mayLoad(load.kind, call)) return refuse('error.forbidden')
    return await confirmLoad(call, listSheetKinds(call.brand), input)
  },

  'discard-sheet-load': (input, call) => discardLoad(call, listSheetKinds(call.brand), input),

  'list-sheet-loads': (input, call) =>
    readRows(call, input, loadsOf(call.brand.id, listSheetKinds(call.brand)), { more: (load) => describeFailure(load, call) }),

  'read-sheet-load': ({ loadId }, call) =>
    readRow(call, loadsOf(call.brand.id, listSheetKinds(call.brand), loadId), { more: (load) => describeFailure(load, call) }),

  'list-sheet-cells': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, named(input.loadId, call))
    return load ? await listWrongCells(load, input, call) : { ok: false, error: 'error.not-found' }
  },

  'download-load-template': ({ kind }, call) => writeKindTemplate(kind, call),

  'download-berth-template': (_input, call) => writeKindTemplate('berths', call),

  'download-sailing-template': (_input, call) => writeKindTemplate('sailings', call),

  'download-sheet-wrong-rows': ({ loadId }, call) => writeWrongRows(call, named(loadId, call)),

  'download-load-sheet': ({ loadId }, call) => readSheetFile(call, named(loadId, call)),
}

function named(id: string, { brand }: Call) {
  return { id, of: listSheetKinds(brand) }
}

/** Who may not edit the records by hand may not load them either. */
function mayLoad(id: string, call: Call): boolean {
  const { becomes, entity } = readSheetKind(call.brand, id)
  return becomes !== 'records' || mayWrite(call, readEntity({ ...call, entity }))
}

function writeKindTemplate(kind: string, call: Call) {
  const lists = readColumns(call.brand, kind).columns.flatMap(({ list }) => list ?? [])
  return writeTemplate(
    call,
    kind,
    [...new Set(lists)].map((list) => list.replace(':', '/')),
  )
}
