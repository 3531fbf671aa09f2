/** A pasted line: the number, and the text beside it, such as a carrier. */
export interface TrackedRow {
  readonly number: string
  readonly beside?: string
}

/**
 * Numbers from a mail, a chat or two columns of a spreadsheet: one a line, or separated by commas and semicolons. What follows a tab
 * or comma, or the last word of a line, is a second column if `isPlace` knows it. Each number counts once.
 */
export function readTrackedList(text: string, isPlace: (word: string) => boolean): TrackedRow[] {
  const rows = text
    .normalize('NFKC')
    .split(/[\n\r;；]+/)
    .flatMap((line) => readLine(line.trim(), isPlace))
    .filter(({ number }) => /[A-Za-z0-9]/.test(number))
  return [...new Map(rows.map((row) => [row.number.toUpperCase().replace(/[^A-Z0-9]/g, ''), row])).values()]
}

function readLine(line: string, isPlace: (word: string) => boolean): TrackedRow[] {
  const cells = line.split(/[\t,，、]+/).map((cell) => cell.trim())
  const rows: TrackedRow[] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    if (last && last.beside === undefined && isPlace(cell)) rows[rows.length - 1] = { ...last, beside: cell }
    else if (cell !== '') rows.push(splitCell(cell, isPlace))
  }
  return rows
}

function splitCell(cell: string, isPlace: (word: string) => boolean): TrackedRow {
  const [, number = '', beside = ''] = /^(.*\S)\s+(\S+)$/.exec(cell) ?? []
  return number !== '' && isPlace(beside) ? { number, beside } : { number: cell }
}
