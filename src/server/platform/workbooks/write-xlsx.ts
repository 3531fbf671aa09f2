/**
 * Writes an Excel file row by row, so that 100,000 rows are never in memory at once: existing packages build the whole sheet
 * first. Numbers keep their digits, and become text if Excel's fifteen digits would change them.
 */
import { dayMs } from '#rules'
import { columnName } from './raw-rows.ts'
import { packZip, type ZipPart } from './write-zip.ts'

/** Content of a cell. `decimals` is the number of displayed decimal places. */
export type XlsxCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly decimals: number }
  | { readonly kind: 'day'; readonly day: string }
  /** Local time without a zone, 2026-11-21T09:30:00. */
  | { readonly kind: 'time'; readonly time: string }
  | null

export interface XlsxSheet {
  readonly name: string
  /** Header rows: bold, and frozen while scrolling. */
  readonly head: readonly (readonly string[])[]
  /** Column widths in characters. */
  readonly widths: readonly number[]
  /** In batches. */
  readonly rows: AsyncIterable<readonly (readonly XlsxCell[])[]>
}

export interface XlsxPiece {
  readonly bytes: Uint8Array
  /** Rows written so far, without the headers. */
  readonly rows: number
}

export async function* writeXlsx(sheets: readonly XlsxSheet[]): AsyncGenerator<XlsxPiece> {
  let rows = 0
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', text: contentTypesOf(sheets) },
    { name: '_rels/.rels', text: rootRelations },
    { name: 'xl/workbook.xml', text: workbookOf(sheets) },
    { name: 'xl/_rels/workbook.xml.rels', text: workbookRelationsOf(sheets) },
    { name: 'xl/styles.xml', text: styles },
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/${fileOf(at)}`,
      pieces: sheetOf(sheet, (count) => (rows += count)),
    })),
  ]
  for await (const bytes of packZip(parts)) yield { bytes, rows }
}

async function* sheetOf({ head, widths, rows }: XlsxSheet, wrote: (count: number) => void): AsyncGenerator<string> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const pane = `<pane ySplit="${head.length}" topLeftCell="A${head.length + 1}" activePane="bottomLeft" state="frozen"/>`
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  const letters = widths.map((_, at) => columnName(at))
  let row = 0
  const rowOf = (cells: readonly string[]) => {
    row += 1
    return `<row r="${row}">${cells.map((cell, at) => `<c r="${letters[at] ?? columnName(at)}${row}"${cell}`).join('')}</row>`
  }
  yield head.map((texts) => rowOf(texts.map((text) => textCell(text, boldStyle)))).join('')
  for await (const part of rows) {
    yield part.map((cells) => rowOf(cells.map(cellOf))).join('')
    wrote(part.length)
  }
  yield '</sheetData></worksheet>'
}

/** What follows the address of a cell, which some readers need. */
function cellOf(cell: XlsxCell): string {
  if (cell === null) return '/>'
  switch (cell.kind) {
    case 'number':
      return isExact(cell.text) ? numberCell(cell.text, styleOfDecimals(cell.decimals)) : textCell(cell.text, plainStyle)
    case 'day':
      return numberCell(String(daysSinceStart(Date.parse(`${cell.day}T00:00:00Z`))), dayStyle)
    case 'time':
      return numberCell(daysSinceStart(Date.parse(`${cell.time}Z`)).toFixed(8), timeStyle)
    default:
      return textCell(cell.text, plainStyle)
  }
}

/** Excel stores numbers as doubles, which are only exact to 15 digits. */
function isExact(text: string): boolean {
  return text.replace(/^-?0*\.?0*|\D/g, '').length <= 15
}

function numberCell(value: string, style: number): string {
  return ` s="${style}"><v>${value}</v></c>`
}

/** Always text, never a formula; an apostrophe before text that looks like one keeps other programs from evaluating it. */
function textCell(text: string, style: number): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return ` s="${style}" t="inlineStr"><is><t xml:space="preserve">${encode(safe.slice(0, longestText))}</t></is></c>`
}

const longestText = 32_000

const start = Date.parse('1899-12-30T00:00:00Z')

function daysSinceStart(at: number): number {
  return (at - start) / dayMs
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Characters that XML cannot contain: control characters, unpaired surrogates. */
const unsayable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function encode(text: string): string {
  return text
    .replace(unsayable, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function contentTypesOf(sheets: readonly XlsxSheet[]): string {
  const parts = sheets.map((_, at) => `<Override PartName="/xl/worksheets/${fileOf(at)}" ContentType="${types}.worksheet+xml"/>`)
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${parts.join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`
}

const rootRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

function workbookRelationsOf(sheets: readonly XlsxSheet[]): string {
  const parts = sheets.map((_, at) => `<Relationship Id="sheet${at + 1}" Type="${office}/worksheet" Target="worksheets/${fileOf(at)}"/>`)
  return `${declaration}<Relationships xmlns="${packages}/relationships">${parts.join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`
}

function workbookOf(sheets: readonly XlsxSheet[]): string {
  const parts = namesOf(sheets).map(
    (name, at) => `<sheet name="${encode(name).replaceAll('"', '&quot;')}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`,
  )
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${parts.join('')}</sheets></workbook>`
}

/** Excel refuses names with these signs, of more than 31 characters, that repeat, or that are empty. */
function namesOf(sheets: readonly XlsxSheet[]): string[] {
  const names: string[] = []
  for (const [at, { name }] of sheets.entries()) {
    const plain = name.replace(/[:\\/?*[\]]/g, ' ').slice(0, longestName)
    const isTaken = plain.trim() === '' || names.some((other) => other.toLowerCase() === plain.toLowerCase())
    names.push(isTaken ? `${plain.slice(0, longestName - 4)} ${at + 1}`.trim() : plain)
  }
  return names
}

const longestName = 31

function fileOf(at: number): string {
  return `sheet${at + 1}.xml`
}

const [plainStyle, boldStyle, dayStyle, timeStyle, firstNumberStyle] = [0, 1, 2, 3, 4]
const mostDecimals = 8

function styleOfDecimals(decimals: number): number {
  return firstNumberStyle + Math.min(decimals, mostDecimals)
}

const formats = [
  'yyyy\\-mm\\-dd',
  'yyyy\\-mm\\-dd hh:mm',
  ...Array.from({ length: mostDecimals + 1 }, (_, at) => (at === 0 ? '#,##0' : `#,##0.${'0'.repeat(at)}`)),
]
const firstFormat = 164
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
  .map((code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 2}"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/>${formats
  .map((_, at) => `<xf numFmtId="${firstFormat + at}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`
