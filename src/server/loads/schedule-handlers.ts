/** Berth plans and sailing schedules at the desk: upload, check, decision, and the files. */
import { type Call, type Handlers, readRow, readRows } from '../kernel/index.ts'
import { describeFailure, listWrongCells } from './lists.ts'
import type { RowsOf } from './read-sheet.ts'
import { readSheetFile, writeTemplate, writeWrongRows } from './sheet-files.ts'
import { confirmLoad, discardLoad, startLoad, takeSheet } from './steps.ts'
import { findLoad, loadsOf } from './store.ts'

type ScheduleHandlers = Pick<
  Handlers,
  | 'upload-schedule-sheet'
  | 'start-schedule-load'
  | 'confirm-schedule-load'
  | 'discard-schedule-load'
  | 'list-schedule-loads'
  | 'read-schedule-load'
  | 'list-schedule-cells'
  | 'download-berth-template'
  | 'download-sailing-template'
  | 'download-schedule-wrong-rows'
  | 'download-schedule-sheet'
>

const kinds: readonly RowsOf[] = ['berths', 'sailings']

export const scheduleLoadHandlers: ScheduleHandlers = {
  'upload-schedule-sheet': (_input, call) => takeSheet(call, 'schedule-sheet'),

  'start-schedule-load': ({ kind, file }, call) =>
    startLoad(call, { of: kind, sheet: 'schedule-sheet', file, overlap: '', companyId: null }),

  'confirm-schedule-load': async (input, call) => confirmLoad(call, await kindOf(input.loadId, call), input),

  'discard-schedule-load': async (input, call) => discardLoad(call, await kindOf(input.loadId, call), input),

  'list-schedule-loads': (input, call) =>
    readRows(call, input, loadsOf(call.brand.id, kinds), { more: (load) => describeFailure(load, call) }),

  'read-schedule-load': ({ loadId }, call) =>
    readRow(call, loadsOf(call.brand.id, kinds, loadId), { more: (load) => describeFailure(load, call) }),

  'list-schedule-cells': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: await kindOf(input.loadId, call) })
    return load ? await listWrongCells(load, input, call) : { ok: false, error: 'error.not-found' }
  },

  'download-berth-template': (_input, call) =>
    writeTemplate(call, 'berth-plan', ['reference/port', 'reference/terminal', 'reference/carrier', 'dictionary/call-status']),

  'download-sailing-template': (_input, call) =>
    writeTemplate(call, 'sailing-schedule', ['reference/port', 'reference/terminal', 'reference/carrier']),

  'download-schedule-wrong-rows': async ({ loadId }, call) => writeWrongRows(call, { id: loadId, of: await kindOf(loadId, call) }),

  'download-schedule-sheet': async ({ loadId }, call) => readSheetFile(call, { id: loadId, of: await kindOf(loadId, call) }),
}

/** Which of the two kinds the load is; the first if it is neither, so that it is not found. */
async function kindOf(id: string, { db, brand }: Call): Promise<RowsOf> {
  for (const of of kinds) if (await findLoad(db, brand.id, { id, of })) return of
  return 'berths'
}
