/** Excel and CSV files in the browser: reads rows from one, and writes an empty one to fill in. */
import type { FieldView, Option } from '#config'

/** Far above any list of a form; a larger file would block the page while it is unpacked. */
const mostBytes = 5_000_000
/** Excel itself keeps fifteen digits: more are errors of its binary numbers, such as 0.30000000000000004. */
const exactDigits = 15
const zipSignature = [0x50, 0x4b]

export interface SheetText {
  /** The first sheet as `readCells` parses it, empty rows included. */
  readonly text: string
  /** Names of other sheets that contain something. */
  readonly others: readonly string[]
}

/** Null: unreadable, or too large. */
export async function readSheetText(file: Blob): Promise<SheetText | null> {
  if (file.size > mostBytes) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return zipSignature.every((byte, index) => bytes[index] === byte) ? await readWorkbook(bytes.buffer) : toSheet(readText(bytes))
  } catch {
    return null
  }
}

function toSheet(text: string | null): SheetText | null {
  return text === null ? null : { text, others: [] }
}

async function readWorkbook(bytes: ArrayBuffer): Promise<SheetText> {
  // This build needs no worker from a blob, which the content security policy forbids.
  const { default: readSheets } = await import('read-excel-file/universal')
  const [first, ...others] = await readSheets(bytes, { parseNumber: toDecimal })
  const rows = first?.data ?? []
  return {
    text: rows.map((row) => row.map((cell) => (cell === null ? '' : quote(toText(cell)))).join('\t')).join('\n'),
    others: others.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null))).map(({ sheet }) => sheet),
  }
}

function toDecimal(text: string): string {
  const plain = Number(Number(text).toPrecision(exactDigits))
  return Number.isFinite(plain) && !/e/i.test(String(plain)) ? String(plain) : text
}

/** A text, a Boolean or a date. A date of a sheet has no time zone; the reader returns it as UTC. */
function toText(cell: unknown): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

function quote(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Excel writes CSV as UTF-8 or, on a Chinese system, as GB 18030, and "Unicode text" as UTF-16. Null for other binary files. */
function readText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}

export interface TemplateOptions {
  /** Fields of a row, in the order of their columns. */
  readonly fields: readonly FieldView[]
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** Names of the two sheets. */
  readonly sheets: { readonly rows: string; readonly choices: string }
}

/** Longer lists, such as all ports, are easier to look up in the form. */
const mostChoices = 200

/** An Excel file with the headings of the list, and a second sheet with what its choice columns accept. */
export async function writeTemplate({ fields, options, sheets }: TemplateOptions): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  const heading = (value: string) => ({ value, fontWeight: 'bold' as const })
  const headings = fields.map(({ label, required }) => heading(required ? `${label} *` : label))
  const columns = fields.map(({ label }) => ({ width: Math.max(14, label.length * 2) }))
  const rows = { data: [headings], sheet: sheetName(sheets.rows), columns, stickyRowsCount: 1 }
  const choices = fields.flatMap((field) => {
    const fieldOptions = options[field.optionsOf ?? ''] ?? []
    return fieldOptions.length > 0 && fieldOptions.length <= mostChoices ? [{ label: field.label, found: fieldOptions }] : []
  })
  if (choices.length === 0) return await writeXlsxFile([rows]).toBlob()
  const longest = Math.max(...choices.map(({ found }) => found.length))
  const lines = Array.from({ length: longest }, (_, index) => choices.map(({ found }) => found[index]?.label ?? null))
  const second = {
    data: [choices.map(({ label }) => heading(label)), ...lines],
    sheet: sheetName(sheets.choices),
    columns: choices.map(() => ({ width: 28 })),
    stickyRowsCount: 1,
  }
  return await writeXlsxFile([rows, second]).toBlob()
}

/** Excel refuses these signs and more than 31 characters. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
}
