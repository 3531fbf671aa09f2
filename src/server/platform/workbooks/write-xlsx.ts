/**
 * Writes an Excel file row by row, so that 100,000 rows are never in memory at once: existing packages build the whole sheet
 * first. Numbers keep their digits, and become text if Excel's fifteen digits would change them.
 */
import { dayMs } from '#rules'
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
  /** Header row: bold, and frozen while scrolling. */
  readonly head: readonly string[]
  /** Column widths in characters. */
  readonly widths: readonly number[]
  /** In batches. */
  readonly rows: AsyncIterable<readonly (readonly XlsxCell[])[]>
}

export interface XlsxPiece {
  readonly bytes: Uint8Array
  /** Rows written so far, without the header. */
  readonly rows: number
}

export async function* writeXlsx(sheet: XlsxSheet): AsyncGenerator<XlsxPiece> {
  let rows = 0
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: rootRelations },
    { name: 'xl/workbook.xml', text: workbookOf(sheet.name) },
    { name: 'xl/_rels/workbook.xml.rels', text: workbookRelations },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetOf(sheet, (count) => (rows += count)) },
  ]
  for await (const bytes of packZip(parts)) yield { bytes, rows }
}

async function* sheetOf({ head, widths, rows }: XlsxSheet, wrote: (count: number) => void): AsyncGenerator<string> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  yield rowOf(head.map((text) => textCell(text, boldStyle)))
  for await (const part of rows) {
    yield part.map((row) => rowOf(row.map(cellOf))).join('')
    wrote(part.length)
  }
  yield '</sheetData></worksheet>'
}

function rowOf(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`
}

function cellOf(cell: XlsxCell): string {
  if (cell === null) return '<c/>'
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
  return `<c s="${style}"><v>${value}</v></c>`
}

/** Always text, never a formula; an apostrophe before text that looks like one keeps other programs from evaluating it. */
function textCell(text: string, style: number): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${encode(safe.slice(0, longestText))}</t></is></c>`
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

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`
const rootRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const workbookRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`

function workbookOf(name: string): string {
  const plain = encode(name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31)).replaceAll('"', '&quot;')
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${plain}" sheetId="1" r:id="rId1"/></sheets></workbook>`
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
