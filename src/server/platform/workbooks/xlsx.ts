/**
 * Reads the first visible sheet of an Excel file row by row, so that 100,000 rows are never in memory at once. Custom, because
 * existing packages unpack the whole sheet, return formula results as if they were typed, and turn decimals into floats.
 */
import { createInflateRaw } from 'node:zlib'
import { listZipEntries, packedBytes, type ZipEntry } from '../files/index.ts'
import { createMergeFiller, type MergedCells, readMergedCells } from './merged-cells.ts'
import { displayOf, displaysTime, isTextAltered, type NumberFormat, padNumber, wordsBeside } from './number-formats.ts'
import { columnOf, mostColumns, type RawCell, type RawRow, type RawSheet, toSoundText, UnreadableSheet } from './raw-rows.ts'
import { type CellStyle, isStruck, readStyles } from './styles.ts'
import { attribute, decode } from './xml.ts'

const mostParts = 5000
/** Maximum unpacked size of one part, whatever the archive claims. */
const mostBytes = 512 * 1_048_576
const mostSideBytes = 96 * 1_048_576
const longestRow = 4_000_000
const longestTag = 4_000
const mostMerged = 100_000
/** Sheets beside the first that are looked into. */
const mostOthers = 50
/** Days between the two epochs of Excel files. */
const days1904 = 1462

export async function openXlsx(bytes: Uint8Array): Promise<RawSheet> {
  const entries = listZipEntries(bytes, mostParts)
  if (!entries) throw new UnreadableSheet('cell.broken')
  const parts = { bytes, entries: new Map(entries.map((entry) => [entry.name, entry])) }
  const workbook = await readPart(parts, 'xl/workbook.xml')
  const relations = await readPart(parts, 'xl/_rels/workbook.xml.rels')
  const sheets = listSheets(workbook, relations, parts)
  const first = sheets.find(({ isVisible }) => isVisible) ?? sheets[0]
  if (!first) throw new UnreadableSheet('cell.no-sheet')
  const words = parts.entries.has('xl/sharedStrings.xml') ? readWords(await readPart(parts, 'xl/sharedStrings.xml')) : []
  const styles = parts.entries.has('xl/styles.xml') ? readStyles(await readPart(parts, 'xl/styles.xml')) : new Map<number, CellStyle>()
  const { merged, hiddenColumns } = await readLayout(bytes, first.entry)
  return {
    name: first.name,
    hiddenColumns,
    others: await namesOfFilled(
      bytes,
      sheets.filter((sheet) => sheet !== first),
    ),
    dayShift: /<(?:\w+:)?workbookPr[^>]*\sdate1904="(1|true)"/.test(workbook) ? days1904 : 0,
    rows: readRows(bytes, first.entry, { words, styles, fill: createMergeFiller(merged) }),
  }
}

interface Sheet {
  readonly name: string
  readonly isVisible: boolean
  readonly entry: ZipEntry
}

/** In the order of their tabs, without sheets of charts. */
function listSheets(workbook: string, relations: string, { entries }: Parts): Sheet[] {
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].flatMap(([tag]) => {
    const entry = entries.get(targetOf(relations, attribute(tag, 'r:id') ?? attribute(tag, 'id') ?? '') ?? '')
    if (!entry || /\/(chart|dialog)sheets\//.test(entry.name)) return []
    const isVisible = !/^(very)?hidden$/i.test(attribute(tag, 'state') ?? '')
    return [{ name: toSoundText(decode(attribute(tag, 'name') ?? '')), isVisible, entry }]
  })
}

async function namesOfFilled(bytes: Uint8Array, sheets: readonly Sheet[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, entry } of sheets.slice(0, mostOthers)) if (await hasContent(bytes, entry)) names.push(name)
  return names
}

/** Reads as far as the first value, formula or text. A sheet that begins with megabytes of empty cells counts as filled. */
async function hasContent(bytes: Uint8Array, entry: ZipEntry): Promise<boolean> {
  let text = ''
  for await (const chunk of unpack(bytes, entry, mostBytes)) {
    text += chunk.text
    if (text.length > longestRow || /<(?:\w+:)?(?:v|f|is)[\s>]/.test(text)) return true
  }
  return false
}

interface Parts {
  readonly bytes: Uint8Array
  readonly entries: ReadonlyMap<string, ZipEntry>
}

async function readPart({ bytes, entries }: Parts, name: string): Promise<string> {
  const entry = entries.get(name)
  if (!entry) throw new UnreadableSheet('cell.broken')
  let text = ''
  for await (const chunk of unpack(bytes, entry, mostSideBytes)) text += chunk.text
  return text
}

interface Chunk {
  readonly text: string
  readonly share: number
}

/** Streams the text of a part; fails once it exceeds the limit, to stop zip bombs. */
async function* unpack(bytes: Uint8Array, entry: ZipEntry, most: number): AsyncGenerator<Chunk> {
  const packed = packedBytes(bytes, entry)
  if (!packed || (entry.method !== 8 && entry.method !== 0)) throw new UnreadableSheet('cell.broken')
  const decoder = new TextDecoder()
  if (entry.method === 0) {
    yield { text: decoder.decode(packed), share: 100 }
    return
  }
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 })
  inflate.end(packed)
  let size = 0
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > most) throw new UnreadableSheet('cell.too-big')
      yield {
        text: decoder.decode(piece, { stream: true }),
        share: Math.min(99, Math.floor((inflate.bytesWritten / Math.max(1, packed.length)) * 100)),
      }
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('cell.broken')
  } finally {
    inflate.destroy()
  }
}

function targetOf(relations: string, id: string): string | undefined {
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    if (attribute(relation, 'Id') !== id) continue
    const target = decode(attribute(relation, 'Target') ?? '')
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return undefined
}

interface RichText {
  readonly text: string
  /** All of it, or a part. */
  readonly isStruck: boolean
}

/** Shared strings by number: all runs of each, without the phonetic readings of Chinese and Japanese characters. */
function readWords(xml: string): RichText[] {
  const words: RichText[] = []
  for (const [, inside = ''] of xml.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)) words.push(richText(inside))
  return words
}

function richText(xml: string): RichText {
  return { text: textOf(xml), isStruck: isStruck(xml) }
}

function textOf(xml: string): string {
  const plain = xml.includes('rPh') ? xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : xml
  let text = ''
  for (const [, part = ''] of plain.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)) text += part
  return decode(text)
}

interface Surroundings {
  readonly words: readonly RichText[]
  readonly styles: ReadonlyMap<number, CellStyle>
  readonly fill: (row: RawRow) => RawRow
}

interface Layout {
  readonly merged: readonly MergedCells[]
  readonly hiddenColumns: RawSheet['hiddenColumns']
}

/** Merged cells follow the rows, so that the sheet is unpacked once for them alone. */
async function readLayout(bytes: Uint8Array, entry: ZipEntry): Promise<Layout> {
  const merged: MergedCells[] = []
  const hiddenColumns: { first: number; last: number }[] = []
  let text = ''
  for await (const chunk of unpack(bytes, entry, mostBytes)) {
    text += chunk.text
    for (const [tag] of text.matchAll(/<(?:\w+:)?(?:mergeCell|col)\s[^>]*>/g)) {
      const cells = readMergedCells(attribute(tag, 'ref') ?? '')
      if (cells) merged.push(cells)
      else if (isHidden(tag, 'width'))
        hiddenColumns.push({ first: Number(attribute(tag, 'min')) - 1, last: Number(attribute(tag, 'max')) - 1 })
    }
    // The rest may be an incomplete tag.
    const start = text.lastIndexOf('<')
    text = text.indexOf('>', start) < 0 ? text.slice(Math.max(start, text.length - longestTag)) : ''
    if (merged.length > mostMerged) throw new UnreadableSheet('cell.too-big')
  }
  return { merged, hiddenColumns }
}

/** Hidden, or too narrow or low to be seen. */
function isHidden(tag: string, size: 'width' | 'ht'): boolean {
  return /^(1|true)$/.test(attribute(tag, 'hidden') ?? '') || Number(attribute(tag, size) ?? 1) === 0
}

async function* readRows(bytes: Uint8Array, entry: ZipEntry, around: Surroundings): AsyncGenerator<{ row: RawRow; share: number }> {
  const rowStart = /<(?:\w+:)?row(?=[\s>/])/g
  let text = ''
  let last = 0
  for await (const chunk of unpack(bytes, entry, mostBytes)) {
    text += chunk.text
    let at = 0
    let rest = -1
    while (rest < 0) {
      rowStart.lastIndex = at
      const start = rowStart.exec(text)
      const row = start && cutRow(text, start.index)
      if (row) {
        last = Number(attribute(row.tag, 'r') ?? last + 1)
        yield {
          row: around.fill({ row: last, cells: readCells(row.inside, around), isHidden: isHidden(row.tag, 'ht') }),
          share: chunk.share,
        }
        at = row.end
      } else rest = start ? start.index : Math.max(at, text.lastIndexOf('<'))
    }
    // The rest is an incomplete row or tag.
    text = text.slice(rest)
    if (text.length > longestRow) throw new UnreadableSheet('cell.too-big')
  }
}

interface CutRow {
  readonly tag: string
  readonly inside: string
  readonly end: number
}

/** One row of the text; null if it is incomplete. */
function cutRow(text: string, start: number): CutRow | null {
  const close = text.indexOf('>', start)
  if (close < 0) return null
  const tag = text.slice(start, close + 1)
  if (tag.endsWith('/>')) return { tag, inside: '', end: close + 1 }
  const endTag = /^<(\w+:)/.test(tag) ? `</${tag.slice(1, tag.indexOf(':') + 1)}row>` : '</row>'
  const end = text.indexOf(endTag, close)
  return end < 0 ? null : { tag, inside: text.slice(close + 1, end), end: end + endTag.length }
}

function readCells(xml: string, around: Surroundings): Map<number, RawCell> {
  const cells = new Map<number, RawCell>()
  let column = -1
  for (const [, tag = '', inside = ''] of xml.matchAll(/<(?:\w+:)?c(?=[\s>/])([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g)) {
    const address = attribute(tag, 'r')
    column = address === undefined ? column + 1 : columnOf(address)
    if (column < 0 || column >= mostColumns) continue
    const cell = readCell(tag, inside, around)
    if (cell) cells.set(column, { ...cell, text: toSoundText(cell.text) })
  }
  return cells
}

function readCell(tag: string, inside: string, { words, styles }: Surroundings): RawCell | null {
  const type = attribute(tag, 't') ?? 'n'
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inside)?.[1]
  const formula = /<(?:\w+:)?f(?=[\s>/])[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/.exec(inside)
  if (formula) return { kind: 'formula', text: `=${decode(formula[1] ?? '')}` }
  const style = styles.get(Number(attribute(tag, 's') ?? 0))
  const cell = readValue({ type, value, inside, words, format: style?.format })
  return cell && style?.isStruck === true ? { ...cell, kind: 'struck' } : cell
}

interface StoredValue {
  readonly type: string
  readonly value: string | undefined
  readonly inside: string
  readonly words: readonly RichText[]
  readonly format: NumberFormat | undefined
}

function readValue({ type, value, inside, words, format }: StoredValue): RawCell | null {
  if (type === 'inlineStr') return textCell(richText(inside), format)
  if (value === undefined || value.trim() === '') return null
  if (type === 's') return textCell(words[Number(value)] ?? { text: '', isStruck: false }, format)
  if (type === 'b') return { kind: 'boolean', text: value === '1' ? 'true' : 'false' }
  if (type === 'e') return { kind: 'error', text: decode(value) }
  if (type === 'd') return { kind: 'text', text: decode(value).slice(0, 10) }
  if (type === 'str') return textCell({ text: decode(value), isStruck: false }, format)
  return numberCell(value.trim(), format)
}

function numberCell(text: string, format: NumberFormat | undefined): RawCell {
  const display = format === undefined ? 'number' : displayOf(format, text)
  // As displayed: 0.5 in the file must not become a price of 0.5 that the sender saw as 50%.
  if (display === 'percent') return { kind: 'text', text: `${Number((Number(text) * 100).toPrecision(15))}%` }
  if (format && display === 'date' && !displaysTime(format)) return { kind: display, text: String(Math.floor(Number(text))) }
  if (!format || display !== 'number') return { kind: display, text }
  const unit = wordsBeside(format, text)
  return { kind: display, text: padNumber(format, text), ...(unit === '' ? {} : { unit }) }
}

function textCell({ text, isStruck: struck }: RichText, format: NumberFormat | undefined): RawCell | null {
  if (text === '') return null
  if (struck) return { kind: 'struck', text }
  return { kind: format && isTextAltered(format) ? 'altered' : 'text', text }
}
