/** A sheet as read from its file, before validation. */

/**
 * Formulas are never evaluated, only recognised. The author did not see the stored value of an altered cell. A merged cell is covered
 * by the value of another column, and a struck one is struck through, at least in part.
 */
export interface RawCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'formula' | 'error' | 'altered' | 'merged' | 'struck'
  readonly text: string
  /** What the number format displays beside a number, such as a currency. */
  readonly unit?: string
}

export interface RawRow {
  /** Row number in the file, from 1. */
  readonly row: number
  /** By column, from 0; missing cells are omitted. */
  readonly cells: ReadonlyMap<number, RawCell>
  /** Number of cells in a text file, empty ones included. */
  readonly width?: number
  /** A filter or a person has hidden it. */
  readonly isHidden?: boolean
}

export interface RawSheet {
  readonly name: string
  /** Names of other sheets that contain something. */
  readonly others: readonly string[]
  /** Ranges of columns, from 0. */
  readonly hiddenColumns: readonly { readonly first: number; readonly last: number }[]
  /** Offset of this file's day 0 from Excel's default: some files count from 1904. */
  readonly dayShift: number
  /** Rows in file order, and the percentage of the file read so far. */
  readonly rows: AsyncIterable<{ readonly row: RawRow; readonly share: number }>
}

/** Why a file cannot be read: text keys, shown with the load. */
export class UnreadableSheet extends Error {
  readonly text:
    | 'cell.broken'
    | 'cell.encoding'
    | 'cell.too-big'
    | 'cell.no-sheet'
    | 'cell.no-headings'
    | 'cell.no-rows'
    | 'cell.too-many-rows'
  constructor(text: UnreadableSheet['text']) {
    super(text)
    this.text = text
  }
}

/** As many as Excel has. */
export const mostColumns = 16_384

/** Replaces characters the database refuses: NUL and unpaired surrogates. */
export const unsound = '\ufffd'

export function toSoundText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r\u0080-\u009f])\p{Cc}/gu, unsound)
}

/** Excel column name: A, B ... Z, AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** Column of an address such as `C17`, from 0; -1 if it has none. */
export function columnOf(address: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/** Pages and input methods add invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === ''
}
