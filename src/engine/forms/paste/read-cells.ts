/** Parses cells from a spreadsheet's clipboard text or a CSV file. */

export interface CellLine {
  /** Original text, so that one line can be removed without changing the rest. */
  readonly text: string
  /** Counted from 1 among all non-empty lines. */
  readonly number: number
  readonly cells: readonly string[]
}

/** Lines with content. Excel separates cells by tabs; text without tabs is CSV, by commas or, if there are more, semicolons. */
export function readCells(text: string): CellLine[] {
  const parting = partingOf(text)
  const lines: CellLine[] = []
  for (const record of splitRecords(text)) {
    const cells = splitCells(record, parting).map((cell) => cell.trim())
    if (cells.some((cell) => cell !== '')) lines.push({ text: record, number: lines.length + 1, cells })
  }
  return lines
}

function partingOf(text: string): string {
  if (text.includes('\t')) return '\t'
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/** A line break inside quotes belongs to the cell. */
function splitRecords(text: string): string[] {
  const records: string[] = []
  let quoted = false
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    if (text[at] !== '\n' || quoted) continue
    records.push(text.slice(start, at).replace(/\r$/, ''))
    start = at + 1
  }
  return [...records, text.slice(start)]
}

/** A quoted cell may contain the separator; a quote inside it is doubled. A cell that only starts with a quote is literal. */
function splitCells(record: string, parting: string): string[] {
  const cells: string[] = []
  let rest = record
  while (true) {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest)
    const after = quoted ? rest.slice(quoted[0].length) : ''
    if (quoted && (after === '' || after.startsWith(parting))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"'))
      if (after === '') return cells
      rest = after.slice(parting.length)
      continue
    }
    const end = rest.indexOf(parting)
    if (end < 0) return [...cells, rest]
    cells.push(rest.slice(0, end))
    rest = rest.slice(end + parting.length)
  }
}
