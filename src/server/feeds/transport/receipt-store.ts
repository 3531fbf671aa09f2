/** SQL for the journal: what each source sent, what was refused and why. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'

/** Why a part of a receipt was refused, with its place in it: a JSON pointer, a segment of EDIFACT, or a cell. */
export type Refused = {
  readonly path: string
  /** Key of a shared text, with its parameters. */
  readonly text: string
  readonly params: Readonly<Record<string, string>>
}

export interface Receipt {
  readonly brand: string
  readonly source: string
  readonly kind: 'events' | 'schedules' | 'calls' | 'edifact' | 'sheet'
  readonly name?: string
  readonly byName?: string
  readonly replayOf?: string
  /** What came, for a replay. */
  readonly body?: string
}

export interface ReceiptOutcome {
  readonly state: 'taken' | 'refused'
  readonly taken: number
  readonly repeated: number
  readonly refusals: readonly Refused[]
}

/** Kept for display; the number counts all. */
const mostRefusals = 200

export async function openReceipt(
  tx: Transaction<Database>,
  { brand, source, kind, name, byName, replayOf, body }: Receipt,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('source_receipts')
    .values({
      brand,
      source,
      kind,
      name: name ?? null,
      by_name: byName ?? null,
      replay_of: replayOf ?? null,
      received_at: now,
      state: 'taken',
      // PostgreSQL cannot store NUL.
      body: body?.replaceAll('\u0000', '\ufffd') ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function settleReceipt(db: Kysely<Database>, id: string, { state, taken, repeated, refusals }: ReceiptOutcome): Promise<void> {
  await db
    .updateTable('source_receipts')
    .set({ state, taken, repeated, refused: refusals.length, refusals: JSON.stringify(refusals.slice(0, mostRefusals)) })
    .where('id', '=', id)
    .execute()
}

/** Notes what was refused unless the journal has an entry of this name. */
export async function journalOnce(
  tx: Transaction<Database>,
  receipt: Receipt & { readonly name: string },
  refusals: readonly Refused[],
  now: Date,
) {
  const { brand, source, kind, name } = receipt
  const of = tx.selectFrom('source_receipts').select('id').where('brand', '=', brand).where('source', '=', source).where('kind', '=', kind)
  if (await of.where('name', '=', name).limit(1).executeTakeFirst()) return
  const id = await openReceipt(tx, receipt, now)
  await settleReceipt(tx, id, { state: 'refused', taken: 0, repeated: 0, refusals })
}
