/** What differs between kinds of sheets; everything else about a load is the same. */

import type { Kysely, Updateable } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database, RateLoadTable } from '../../db/index.ts'
import { countRows, nextRange, type RateLoad, type RowRange } from '../../freight/rates/index.ts'
import type { FileStore } from '../../kernel/index.ts'
import type { OpenCall, Releases } from '../../platform/releases/index.ts'
import type { RowsOf } from './read-sheet.ts'

/** A load being worked on, and what the work needs. */
export interface LoadStep {
  readonly db: Kysely<Database>
  readonly load: RateLoad
  readonly brand: BrandPlan
  readonly releases: Releases
  readonly files: FileStore
  readonly now: () => Date
  readonly openCall: OpenCall
  /** Reports progress; throws if another server has taken over the load. */
  readonly goOn: (share?: number, tx?: Kysely<Database>) => Promise<void>
  /** Ends the step with this outcome. */
  readonly settle: (outcome: Updateable<RateLoadTable>, tx?: Kysely<Database>) => Promise<void>
}

export interface LoadKind {
  readonly of: RowsOf
  /** The import document that declares its columns. */
  readonly document: string
  /** The limit on its rows. */
  readonly mostRows: string
  /** After all rows: marks those that conflict with existing rates; returns how many they replace. */
  readonly compare: (step: LoadStep) => Promise<number>
  /** Loads the valid rows. */
  readonly write: (step: LoadStep) => Promise<void>
}

/** Valid rows, batch by batch. */
export async function eachRange({ db, load }: Pick<LoadStep, 'db' | 'load'>, work: (range: RowRange) => Promise<void>): Promise<void> {
  let range = await nextRange(db, load.id, 0)
  while (range) {
    await work(range)
    range = await nextRange(db, load.id, range.upTo)
  }
}

export async function countColumns(db: Kysely<Database>, load: string) {
  const { right, wrong, cells } = await countRows(db, load)
  return { rows_right: right, rows_wrong: wrong, cells_wrong: cells }
}

/** Who last decided to load it. */
export function actorOf(load: RateLoad) {
  return { kind: load.by_role as 'staff', userId: load.by_user, companyId: null, name: load.by_name, latinName: load.by_latin }
}
