/** Columns of a sheet, as cell validation sees them. Plain data, because it is sent to a worker. */
import type { NamedRow } from './names.ts'

export interface SheetColumn {
  readonly id: string
  /** The heading in the brand's languages, and other accepted headings. */
  readonly headings: readonly string[]
  readonly kind: 'name' | 'names' | 'day' | 'moment' | 'decimal' | 'integer' | 'text'
  /** Units that the heading may name besides those in its own words. */
  readonly units?: readonly string[]
  /** For names: id of the list. */
  readonly list?: string
  readonly required: boolean
  /** Default text for an empty cell. */
  readonly empty?: string
  readonly above?: string
  readonly atLeast?: string
  readonly atMost?: string
  /** Maximum decimal places. */
  readonly scale?: number
  readonly maxLength?: number
  /** Regular expression that the whole text must match. */
  readonly pattern?: string
}

export interface SheetColumns {
  readonly columns: readonly SheetColumn[]
  readonly lists: Readonly<Record<string, readonly NamedRow[]>>
  /** What a heading may say besides its name without changing the column's meaning, such as "required". */
  readonly remarks: readonly string[]
  /** Units with their names: headings may name a column's unit by any of them. */
  readonly units: readonly NamedRow[]
}

/** Why a cell or a whole row is invalid. */
export type CellProblem = {
  /** Null if the problem concerns several cells together. */
  readonly column: string | null
  /** For example C17; for a whole row its number. */
  readonly cell: string
  readonly value: string
  /** Text key and values of its placeholders. */
  readonly text: string
  readonly params: Readonly<Record<string, string>>
}
