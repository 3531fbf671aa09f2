/** Sheets that an import document declares: the correct rows are loaded in one transaction, with an entry in the journal. */

import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { countRows, listRightRows, listWrongRows } from '../../freight/rates/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findMatches, readEntity, saveRecord } from '../../platform/records/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import { openReceipt, type Refused, settleReceipt, takeIn } from '../transport/index.ts'
import { checkRows, keyOf } from './check-declared.ts'
import type { DeclaredRow } from './declared-row.ts'
import { actorOf, countColumns, eachRange, type LoadKind, type LoadStep } from './load-kind.ts'
import type { SheetKind } from './sheet-kind.ts'
import { toCall, toEvent, toSailing } from './sheet-reports.ts'
import { readHeadingWords } from './words.ts'

export function declaredLoads(kind: SheetKind): LoadKind {
  return {
    of: 'declared',
    document: kind.id,
    mostRows: 'scheduleSheetRows',
    compare: (step) => checkRows(step, kind),
    write: (step) => writeRows(step, kind),
  }
}

async function writeRows(step: LoadStep, kind: SheetKind): Promise<void> {
  const { db, load, brand, now, settle } = step
  // Orders and records may have changed since the check; the user has not agreed to skip the new errors.
  await checkRows(step, kind)
  if ((await countRows(db, load.id)).right !== load.rows_right) {
    const changed = { state: 'checked', share: 100, leave_out: false, failure: 'cell.changed-since' }
    return settle({ ...changed, ...(await countColumns(db, load.id)) })
  }
  const rows: JsonObject[] = []
  await eachRange(step, async (range) => {
    for (const { data } of await listRightRows<DeclaredRow>(db, load.id, range)) rows.push({ ...kind.values, ...data.result })
  })
  const refusals = await listRefusals(step, kind)
  await inTransaction(db, async (tx) => {
    const replaced =
      kind.becomes === 'records' ? await writeRecords(tx, step, { kind, rows, refusals }) : await report(tx, step, { kind, rows, refusals })
    await settle({ state: 'loaded', share: 100, loaded: rows.length, replaced, failure: null, loaded_at: now() }, tx)
    const by = { actor: actorOf(load), brand, now, requestId: load.request_id }
    const after = { file: load.file_name, rows: rows.length, leftOut: load.rows_wrong }
    await writeAudit(tx, by, { event: 'sheet-loaded', subject: load.id, after })
  })
}

interface Writing {
  readonly kind: SheetKind
  readonly rows: readonly JsonObject[]
  readonly refusals: readonly Refused[]
}

type Values = Readonly<Record<string, string | undefined>>

/** Returns how many known calls changed. */
async function report(tx: Transaction<Database>, step: LoadStep, { kind, rows, refusals }: Writing): Promise<number> {
  // A repeated step reports the same again: the time is that of the upload.
  const from = { source: kind.source, reportedAt: step.load.created_at.toISOString() }
  const reports = (rows as readonly Values[]).map((row) => {
    if (kind.becomes === 'events') return { events: [toEvent(row, from)], calls: [], routes: [] }
    if (kind.becomes === 'calls') return { events: [], calls: [toCall(row, from)], routes: [] }
    return { events: [], ...toSailing(row, from) }
  })
  const intake = {
    receipt: receiptOf(step, kind),
    events: reports.flatMap(({ events }) => events),
    calls: reports.flatMap(({ calls }) => calls),
    routes: reports.flatMap(({ routes }) => routes),
    refusals,
  }
  return (await takeIn(tx, intake, step.now())).changedCalls.length
}

/** Returns how many known records changed. */
async function writeRecords(tx: Transaction<Database>, step: LoadStep, { kind, rows, refusals }: Writing): Promise<number> {
  const { load, brand, releases, now } = step
  const live = releases.current()
  const who = { actor: actorOf(load), brand, live, language: load.language, requestId: load.request_id, origin: load.origin }
  const call = step.openCall(who, tx)
  const receiptId = await openReceipt(tx, receiptOf(step, kind), now())
  const plan = readEntity({ entity: kind.entity, brand, release: live.release })
  const matches = await findMatches(tx, plan, { brand: load.brand, fields: kind.matches, keys: rows.map((row) => keyOf(row, kind)) })
  let [taken, changed] = [0, 0]
  for (const [index, values] of rows.entries()) {
    if (index % progressEvery === 0) await step.goOn((index / rows.length) * 100, tx)
    const record = matches.get(keyOf(values, kind))
    const saved = await saveRecord(call, kind.entity, { known: record, values })
    // The check has just accepted the row.
    if (!saved.ok) throw new Error(`A checked row was refused: ${saved.error}`)
    if (saved.value) taken += 1
    if (saved.value && record) changed += 1
  }
  await settleReceipt(tx, receiptId, { state: 'taken', taken, repeated: rows.length - taken, refusals })
  return changed
}

const progressEvery = 100

function receiptOf({ load }: LoadStep, { source }: SheetKind) {
  return { brand: load.brand, source, kind: 'sheet' as const, name: load.file_name, byName: load.by_name }
}

/** Rows that were left out, as the journal shows them: by sheet and cell. */
async function listRefusals({ db, load, brand }: LoadStep, { id }: SheetKind): Promise<Refused[]> {
  const sheet = String(load.failure_params.sheet ?? '')
  const headings = readHeadingWords({ brand, language: load.language }, id)
  const rows = await listWrongRows(db, load.id, limitOf(brand, 'rateSheetWrongRows'))
  return rows.flatMap(({ problems }) =>
    (problems as CellProblem[]).map(({ cell, column, value, text, params }) => ({
      path: `${sheet}!${cell}`,
      text,
      params: { ...params, value, heading: headings.get(column ?? '') ?? '' },
    })),
  )
}
