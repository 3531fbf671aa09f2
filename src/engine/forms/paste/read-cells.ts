/** Parses cells from a spreadsheet's clipboard text or a CSV file. */

export interface CellLine {
  /** Original text, so that one line can be removed without changing the rest. */
  readonly text: string
  /** Row of the sheet or of the text, counted from 1. Empty rows count. */
  readonly number: number
  readonly cells: readonly string[]
}

/**
 * Lines with content. Excel separates cells with tabs; text without tabs is CSV, separated by commas or, if there are more of
 * them, semicolons.
 */
export function readCells(text: string): CellLine[] {
  const parting = partingOf(text)
  const lines: CellLine[] = []
  let at = 0
  for (let number = 1; at < text.length; number += 1) {
    const { cells, end } = readRecord(text, at, parting)
    const trimmed = cells.map((cell) => cell.trim())
    if (trimmed.some((cell) => cell !== '')) lines.push({ text: text.slice(at, end).replace(/\r$/, ''), number, cells: trimmed })
    at = end + 1
  }
  return lines
}

function partingOf(text: string): string {
  if (text.includes('\t')) return '\t'
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/** Cells from a position to the end of the record; a line break inside quotes belongs to the cell. */
function readRecord(text: string, start: number, parting: string): { readonly cells: readonly string[]; readonly end: number } {
  const cells: string[] = []
  let at = start
  while (true) {
    const { cell, end } = readQuoted(text, at, parting) ?? readPlain(text, at, parting)
    cells.push(cell)
    if (text[end] !== parting) return { cells, end }
    at = end + 1
  }
}

/**
 * A quoted cell may contain the separator and line breaks; a quote inside it is doubled. Null unless the closing quote ends the
 * cell: 6" and "6 are literal.
 */
function readQuoted(text: string, start: number, parting: string): { readonly cell: string; readonly end: number } | null {
  const quoted = /[ ]*"((?:[^"]|"")*)"[ ]*\r?/y
  quoted.lastIndex = start
  const match = quoted.exec(text)
  const end = quoted.lastIndex
  if (!match || (end < text.length && text[end] !== parting && text[end] !== '\n')) return null
  return { cell: (match[1] ?? '').replaceAll('""', '"'), end }
}

function readPlain(text: string, start: number, parting: string): { readonly cell: string; readonly end: number } {
  let end = start
  while (end < text.length && text[end] !== parting && text[end] !== '\n') end += 1
  return { cell: text.slice(start, end), end }
}
