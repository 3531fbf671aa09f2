/** What a sheet may have in its columns, as the check of its cells knows it. Plain data: it travels to a worker. */
import type { NamedRow } from './names.ts'

export interface SheetColumn {
  readonly id: string
  /** The heading in the brand's languages, and other accepted headings. */
  readonly headings: readonly string[]
  readonly kind: 'name' | 'names' | 'day' | 'moment' | 'decimal' | 'integer' | 'text'
  /** For names: which of the lists. */
  readonly list?: string
  readonly required: boolean
  /** What an empty cell means, as if it were typed. */
  readonly empty?: string
  readonly above?: string
  readonly atLeast?: string
  readonly atMost?: string
  /** Most digits behind the point. */
  readonly scale?: number
  readonly maxLength?: number
}

export interface SheetColumns {
  readonly columns: readonly SheetColumn[]
  readonly lists: Readonly<Record<string, readonly NamedRow[]>>
}

/** Why a cell, or a whole row, is wrong. */
export type CellProblem = {
  /** Null for what several cells are together. */
  readonly column: string | null
  /** Such as C17; a row as a whole is named by its number. */
  readonly cell: string
  readonly value: string
  /** Key of a text, and what its placeholders say. */
  readonly text: string
  readonly params: Readonly<Record<string, string>>
}
