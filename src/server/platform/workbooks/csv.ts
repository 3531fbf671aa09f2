/** Reads comma-, semicolon- or tab-separated text as Excel writes it. */
import { decodeText } from './decode-text.ts'
import { mostRowsAbove } from './headings.ts'
import { mostColumns, type RawCell, type RawRow, type RawSheet, toSoundText, UnreadableSheet, unsound } from './raw-rows.ts'

const longestCell = 32_767

export function openCsv(bytes: Uint8Array, name: string): RawSheet {
  const text = toSoundText(decodeText(bytes))
  return { name, others: [], hiddenColumns: [], dayShift: 0, rows: readRows(text) }
}

/** A generator, so that a long file is parsed at the consumer's pace. */
async function* readRows(text: string): AsyncGenerator<{ row: RawRow; share: number }> {
  const separator = guessSeparator(text)
  let at = 0
  let row = 0
  while (at < text.length) {
    row += 1
    const line = readLine(text, at, separator)
    at = line.end
    yield { row: { row, cells: line.cells, width: line.width }, share: Math.min(99, Math.floor((at / text.length) * 100)) }
  }
}

function guessSeparator(text: string): string {
  const lines = text
    .slice(0, 4_000)
    .split(/\r?\n|\r/)
    .slice(0, mostRowsAbove + 1)
  // A title above the headings may contain a comma.
  const count = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length))
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

interface Line {
  readonly cells: Map<number, RawCell>
  readonly width: number
  readonly end: number
}

function readLine(text: string, start: number, separator: string): Line {
  const cells = new Map<number, RawCell>()
  let at = start
  let column = 0
  for (; ; column++) {
    const cell = text[at] === '"' ? readQuoted(text, at, separator) : readPlain(text, at, separator)
    if (cell.text.length > longestCell) throw new UnreadableSheet('cell.too-big')
    if (cell.text !== '' && column < mostColumns) cells.set(column, toCell(cell.text))
    at = cell.end
    if (text[at] !== separator) break
    at += 1
  }
  if (text[at] === '\r') at += 1
  if (text[at] === '\n') at += 1
  return { cells, width: column + 1, end: Math.max(at, start + 1) }
}

/** Text that starts like a formula would be one if the file were opened in Excel. */
function toCell(text: string): RawCell {
  return { kind: text.startsWith('=') ? 'formula' : 'text', text }
}

function readQuoted(text: string, start: number, separator: string): { text: string; end: number } {
  let words = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new UnreadableSheet('cell.broken')
    words += text.slice(at, quote)
    if (text[quote + 1] !== '"') return withRest(words, readPlain(text, quote + 1, separator))
    words += '"'
    at = quote + 2
  }
}

/** Text after the closing quote is a mistake of the writer, for example an unescaped quote. */
function withRest(words: string, rest: { text: string; end: number }): { text: string; end: number } {
  return rest.text.trim() === '' ? { text: words, end: rest.end } : { text: `${words}${unsound}${rest.text}`, end: rest.end }
}

function readPlain(text: string, start: number, separator: string): { text: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1
  return { text: text.slice(start, end), end }
}
