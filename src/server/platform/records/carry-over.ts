/** Existing records follow the documents: what a release declares for them is carried out, or undone, together with its switch. */
import type { Kysely, Transaction } from 'kysely'
import { createRowCarrier, differenceOf, type EntityChange, type Misfit, type MisfitCount, renamesOf, undoRow } from '#config'
import type { Database } from '../../db/index.ts'
import {
  type CarryRow,
  type ChangedRow,
  type ChangeOfRows,
  countInUse,
  deleteCarries,
  insertCarry,
  keepRows,
  moveRecords,
  readCarries,
  readKeptRows,
  readRows,
  writeRows,
} from './carry-store.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export interface CarryOptions extends ChangeOfRows {
  /** Number of the switch. */
  readonly seq: number
}

const batch = 200

/** Records that the release does not fit and for which it declares nothing; changes nothing. */
export async function countMisfits(db: Reader, changes: readonly EntityChange[]): Promise<MisfitCount[]> {
  const counts: MisfitCount[] = []
  for (const change of changes) counts.push(...(await walkChange(db, change, 'read')))
  return counts
}

/** Carries out what the release declares; returns the records it does not fit, for which the caller rolls back. */
export async function carryOver(tx: Writer, changes: readonly EntityChange[], options: CarryOptions): Promise<MisfitCount[]> {
  const counts: MisfitCount[] = []
  for (const change of changes) {
    const { brand, from, entity } = change
    counts.push(
      ...(await walkChange(tx, change, 'locked', async (rows) => {
        await writeRows(tx, rows, options)
        await keepRows(tx, options.seq, rows)
      })),
    )
    if (entity === null) continue
    await insertCarry(tx, { switch: options.seq, brand, from_entity: from, entity, renames: renamesOf(change) })
    if (entity !== from) await moveRecords(tx, { brand, entity: from }, entity)
  }
  return counts
}

/** Restores what these switches changed. Values that people have changed since are kept. */
export async function undoCarries(tx: Writer, switches: readonly number[], options: ChangeOfRows): Promise<void> {
  for (const carry of await readCarries(tx, switches)) {
    const renames = carry.renames as Record<string, string>
    await inBatches(
      (after) => readKeptRows(tx, carry, { after, limit: batch }),
      async (rows) => {
        const changed = rows.flatMap((row) =>
          changedRow(row, undoRow(row.data, { before: row.before ?? {}, after: row.after ?? {}, renames })),
        )
        if (changed.length > 0) await writeRows(tx, changed, options)
      },
    )
    if (carry.entity !== carry.from_entity) await moveRecords(tx, carry, carry.from_entity)
  }
  await deleteCarries(tx, switches)
}

async function walkChange(
  db: Reader,
  change: EntityChange,
  how: 'locked' | 'read',
  write?: (rows: readonly ChangedRow[]) => Promise<void>,
): Promise<MisfitCount[]> {
  const { brand, from } = change
  if (change.entity === null) {
    const count = await countInUse(db, { brand, entity: from })
    return count === 0 ? [] : [{ change, misfit: null, codes: [], count }]
  }
  const carry = createRowCarrier(change)
  const tally = createTally(change)
  await inBatches(
    (after) => readRows(db, { brand, entity: from, after, limit: batch }, how),
    async (rows) => {
      const changed = rows.flatMap((row) => {
        const { data, misfits } = carry(row.data)
        for (const misfit of misfits) tally.add(misfit)
        return changedRow(row, data)
      })
      if (write && changed.length > 0) await write(changed)
    },
  )
  return tally.counts()
}

function changedRow({ id, version, data: old }: CarryRow, data: CarryRow['data']): ChangedRow[] {
  const { before, after } = differenceOf(old, data)
  return Object.keys(before).length === 0 && Object.keys(after).length === 0 ? [] : [{ id, version, data, before, after }]
}

/** Counts records by what is wrong with them. */
function createTally(change: EntityChange): { readonly add: (misfit: Misfit) => void; readonly counts: () => MisfitCount[] } {
  const tallied = new Map<string, { readonly misfit: Misfit; readonly codes: Set<string>; count: number }>()
  return {
    add: (misfit) => {
      const { field, problem, part, keyword, code } = misfit
      const key = [field, problem, part, keyword].join(' ')
      const entry = tallied.get(key) ?? { misfit, codes: new Set<string>(), count: 0 }
      entry.count += 1
      if (code !== undefined) entry.codes.add(code)
      tallied.set(key, entry)
    },
    counts: () => [...tallied.values()].map(({ misfit, codes, count }) => ({ change, misfit, codes: [...codes], count })),
  }
}

/** Rows are read by id, each batch after the last row of the one before. */
async function inBatches<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await read(after)
    await work(rows)
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = last.id
  }
}
