/** A sheet as in its file, before validation. */

/** Nothing in a file is ever evaluated: a formula is only recognised as one. */
export interface RawCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'formula' | 'error'
  readonly text: string
}

export interface RawRow {
  /** As the file counts, from 1. */
  readonly row: number
  /** By column, from 0; missing cells are omitted. */
  readonly cells: ReadonlyMap<number, RawCell>
}

export interface RawSheet {
  readonly name: string
  /** Days between Excel's day 0 and that of this file: some files count from 1904. */
  readonly dayShift: number
  /** Rows in their order, and how much of the file has been read, in percent. */
  readonly rows: AsyncIterable<{ readonly row: RawRow; readonly share: number }>
}

/** Why a file cannot be read: keys of the texts, shown with the load. */
export class UnreadableSheet extends Error {
  readonly text: 'cell.broken' | 'cell.too-big' | 'cell.no-sheet' | 'cell.no-headings' | 'cell.no-rows' | 'cell.too-many-rows'
  constructor(text: UnreadableSheet['text']) {
    super(text)
    this.text = text
  }
}

export const mostColumns = 200

/** Replaces characters the database refuses: NUL and unpaired surrogates. */
export const unsound = '\ufffd'

export function toSoundText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r\u0080-\u009f])\p{Cc}/gu, unsound)
}

/** A, B ... Z, AA: how people call columns. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** From `C17` its column, from 0; -1 where it names none. */
export function columnOf(address: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
