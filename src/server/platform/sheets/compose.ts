/** Turns a sheet's document and a record into a pdfmake definition. Pure: no disk access, no clock. */
import type { ColumnPlan, SheetPart, SheetPlan } from '#config'
import { paperInk } from './layouts.ts'
import { cleanText, readField, type Writing, writeSecond, writeValue } from './values.ts'

/** A pdfmake node. */
export type Node = Readonly<Record<string, unknown>>

/** The sheet in one language, with the settings for its values. */
export interface Voice {
  readonly sheet: SheetPlan
  readonly writing: Writing
}

export interface ComposeOptions {
  /** The reader's language first; only one if the sheet is in one language. */
  readonly voices: readonly [Voice, ...Voice[]]
  readonly record: unknown
  /** Whether a condition of the sheet is true for the record. */
  readonly holds: (condition: string | undefined) => boolean
  /** The result of an expression of the sheet. */
  readonly valueOf: (expression: string | undefined) => unknown
  /** Maximum rows of one table. */
  readonly mostRows: number
}

const size = { title: 20, heading: 11, text: 9, small: 7.5, total: 13 } as const

/** The parts from top to bottom; empty ones are omitted. */
export function composeParts(options: ComposeOptions): Node[] {
  const { sheet } = options.voices[0]
  return sheet.parts.flatMap((part, index) => {
    if (!options.holds(part.when)) return []
    const body = bodies[part.part](index, options)
    if (!body) return []
    const heading = part.label === undefined ? [] : [headingOf(index, options)]
    return [...heading, body]
  })
}

/** The document's title block, next to its number. */
export function composeTitle({ voices, record }: ComposeOptions): Node {
  const [first, ...others] = voices
  const number =
    first.sheet.number === undefined ? '' : cleanText(String(readField(record, first.sheet.number) ?? ''), first.writing.longest)
  return {
    columns: [
      {
        width: '*',
        text: [
          { text: first.sheet.label, fontSize: size.title, bold: true },
          ...others.map(({ sheet }) => ({ text: `   ${sheet.label}`, fontSize: size.heading + 2, color: paperInk.quiet })),
        ],
      },
      { width: 'auto', text: number, fontSize: size.heading, bold: true, alignment: 'right', margin: [0, 8, 0, 0] },
    ],
    margin: [0, 0, 0, 12],
  }
}

type Body = (index: number, options: ComposeOptions) => Node | undefined

const bodies: Readonly<Record<SheetPart['part'], Body>> = {
  facts: composeFacts,
  table: composeTable,
  sums: composeSums,
  prose: composeProse,
  form: composeForm,
}

/** The same part in each language. */
function partsAt(index: number, { voices }: ComposeOptions): readonly { readonly part: SheetPart; readonly writing: Writing }[] {
  return voices.flatMap(({ sheet, writing }) => {
    const part = sheet.parts[index]
    return part ? [{ part, writing }] : []
  })
}

/** The text in each language, without duplicates. */
function inVoices(words: readonly (string | undefined)[]): string[] {
  return [...new Set(words.filter((word): word is string => word !== undefined && word !== ''))]
}

function headingOf(index: number, options: ComposeOptions): Node {
  const words = inVoices(partsAt(index, options).map(({ part }) => part.label))
  return { text: labelled(words, size.heading, true), margin: [0, 12, 0, 5], headlineLevel: 1 }
}

/** The first label bold, the others in grey next to it. */
function labelled([first = '', ...others]: readonly string[], fontSize: number, bold = false): Node[] {
  return [
    { text: first, fontSize, bold },
    ...others.map((word) => ({ text: `  ${word}`, fontSize: fontSize * 0.86, color: paperInk.quiet, bold: false })),
  ]
}

function composeFacts(index: number, options: ComposeOptions): Node | undefined {
  const parts = partsAt(index, options)
  const facts = (parts[0]?.part.fields ?? []).map((_, at) => parts.flatMap(({ part, writing }) => spokenAt(part.fields?.[at], writing)))
  return drawFacts(facts, options.record, parts[0]?.part.across ?? 2)
}

/** Labels and values side by side; unknown ones are omitted. */
function drawFacts(facts: readonly (readonly Spoken[])[], record: unknown, across: number): Node | undefined {
  const cells = facts.flatMap((columns) => {
    const values = valuesOf(columns, record)
    if (values.length === 0) return []
    const label = inVoices(columns.map(({ column }) => column.label))
    return [{ stack: [{ text: label.join('  '), fontSize: size.small, color: paperInk.quiet }, ...valueNodes(values)] }]
  })
  if (cells.length === 0) return undefined
  const body = Array.from({ length: Math.ceil(cells.length / across) }, (_, row) =>
    Array.from({ length: across }, (_unused, at): Node => cells[row * across + at] ?? { text: '' }),
  )
  return { layout: 'facts', table: { widths: Array.from({ length: across }, () => '*'), body } }
}

interface Spoken {
  readonly column: ColumnPlan
  readonly writing: Writing
}

/** The value in each language, with its second line; without duplicates. */
function valuesOf(columns: readonly Spoken[], row: unknown): string[] {
  const values = columns.map(({ column, writing }) => writeValue(column, row, writing))
  if (values.every((value) => value === '')) return []
  return inVoices([...values, ...columns.map(({ column, writing }) => writeSecond(column, row, writing))])
}

function valueNodes([first = '', ...others]: readonly string[], bold = false): Node[] {
  return [{ text: first, fontSize: size.text, bold }, ...others.map((text) => ({ text, fontSize: size.small, color: paperInk.quiet }))]
}

function composeTable(index: number, options: ComposeOptions): Node | undefined {
  const blocks = partsAt(index, options).flatMap(({ part, writing }) => spokenAt(part.rows, writing))
  return drawTable(blocks, options.record, options)
}

/** Rows of a field below their headings. */
function drawTable(shown: readonly Spoken[], record: unknown, { mostRows, voices }: ComposeOptions): Node | undefined {
  const [first] = shown
  const { paper } = voices[0].sheet
  const rows = readField(record, first?.column.field)
  const columns = first?.column.columns ?? []
  if (!Array.isArray(rows) || rows.length === 0 || columns.length === 0) return undefined
  const spoken = columns.map((_, at) => shown.flatMap(({ column, writing }) => spokenAt(column.columns?.[at], writing)))
  const headings = spoken.map((languages) => inVoices(languages.map(({ column }) => column.label)))
  const head = spoken.map((_, at) => ({
    stack: valueNodes(headings[at] ?? [], true),
    alignment: alignmentOf(columns[at]),
  }))
  const cells = rows.slice(0, mostRows).map((row: unknown) => spoken.map((languages) => valuesOf(languages.map(inCell), row)))
  const lines = cells.map((row) => row.map((values, at) => ({ stack: valueNodes(values), alignment: alignmentOf(columns[at]) })))
  const leastOf = (at: number) => Math.max(...[headings, ...cells].map((row) => longestWord(row[at] ?? []))) / pageWidth[paper]
  const widths = shareWidth(columns.map(({ width = defaultWidth }, at) => ({ weight: width, least: leastOf(at) }))).map(
    (share) => `${(share * 100).toFixed(2)}%`,
  )
  return { layout: 'rows', table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [head, ...lines] } }
}

/** The values of a form, by section; its rows as tables. */
function composeForm(index: number, options: ComposeOptions): Node | undefined {
  const parts = partsAt(index, options)
  const [first] = parts
  const kind = String(options.valueOf(first?.part.formOf) ?? '')
  const filled = readField(options.record, first?.part.of)
  const stack = (first?.part.groupsOf?.[kind] ?? []).flatMap((group, at) => {
    const groups = parts.flatMap(({ part, writing }) => {
      const spoken = part.groupsOf?.[kind]?.[at]
      return spoken ? [{ spoken, writing }] : []
    })
    const fields = group.fields.map((_, place) => groups.flatMap(({ spoken, writing }) => spokenAt(spoken.fields[place], writing)))
    const facts = drawFacts(
      fields.filter(([one]) => !isTable(one)),
      filled,
      first?.part.across ?? 3,
    )
    const tables = fields.filter(([one]) => isTable(one)).flatMap((columns) => titledTable(columns, filled, options))
    const body = [...(facts ? [facts] : []), ...tables]
    const label = inVoices(groups.map(({ spoken }) => spoken.label))
    return body.length === 0 ? [] : [{ text: labelled(label, size.text, true), margin: [0, 6, 0, 2] }, ...body]
  })
  return stack.length === 0 ? undefined : { stack }
}

function isTable(spoken: Spoken | undefined): boolean {
  return spoken?.column.display === 'table'
}

function titledTable(columns: readonly Spoken[], filled: unknown, options: ComposeOptions): Node[] {
  const table = drawTable(columns, filled, options)
  const label = inVoices(columns.map(({ column }) => column.label)).join('  ')
  return table ? [{ text: label, fontSize: size.small, color: paperInk.quiet, margin: [0, 4, 0, 2] }, table] : []
}

const defaultWidth = 100
/** Points between the margins. */
const pageWidth = { A4: 515, 'A4-wide': 761 } as const

/** Longer ones, such as numbers of documents, may be broken. */
const longestWhole = 16

/** Points of the longest word of a heading or cell, and its padding. Estimated: bold letters are on average 0.62 em wide. */
function longestWord([first = '', ...others]: readonly string[]): number {
  const lengthOf = (text: string) =>
    Math.max(0, ...text.split(/[^\p{Script=Latin}\p{N}]+/u).map(({ length }) => (length > longestWhole ? 0 : length)))
  return Math.max(lengthOf(first) * size.text, ...others.map((text) => lengthOf(text) * size.small)) * 0.62 + 10
}

/** Shares of the width by weight, but no column narrower than its longest word: pdfmake would break the word. */
function shareWidth(columns: readonly { readonly weight: number; readonly least: number }[]): number[] {
  const narrow = new Set<number>()
  for (;;) {
    const rest = 1 - columns.reduce((sum, { least }, at) => sum + (narrow.has(at) ? least : 0), 0)
    const whole = columns.reduce((sum, { weight }, at) => sum + (narrow.has(at) ? 0 : weight), 0)
    const shares = columns.map(({ weight, least }, at) => (narrow.has(at) ? least : (weight / whole) * rest))
    const next = columns.flatMap(({ least }, at) => (!narrow.has(at) && (shares[at] ?? 0) < least ? [at] : []))
    // Words that do not fit into the page are broken after all.
    if (next.length === 0 || narrow.size + next.length === columns.length) return shares
    for (const at of next) narrow.add(at)
  }
}
/** Maximum characters of a cell: rows are not split, so content beyond one page would be lost. */
const longestInCell = 240

function inCell({ column, writing }: Spoken): Spoken {
  return { column, writing: { ...writing, longest: Math.min(writing.longest, longestInCell) } }
}

const figures = new Set(['money', 'decimal', 'integer', 'days'])

function alignmentOf(column: ColumnPlan | undefined): string {
  if (column?.align === 'center') return 'center'
  return column?.align === 'end' || (column?.align === undefined && figures.has(column?.display ?? '')) ? 'right' : 'left'
}

/** Amounts right-aligned, one per line; the last one is the total. */
function composeSums(index: number, options: ComposeOptions): Node | undefined {
  const parts = partsAt(index, options)
  const fields = parts[0]?.part.fields ?? []
  const lines = fields.flatMap((_, at) =>
    sumLines(
      parts.flatMap(({ part, writing }) => spokenAt(part.fields?.[at], writing)),
      options,
    ),
  )
  const total = sumLines(
    parts.flatMap(({ part, writing }) => spokenAt(part.total, writing)),
    options,
  )
  const body = [
    ...lines.map(({ label, amount }) => sumRow(label, amount, size.text)),
    ...total.map(({ label, amount }) => sumRow(label, amount, size.total, true)),
  ]
  return body.length === 0
    ? undefined
    : { layout: 'sums', margin: [0, 6, 0, 0], table: { widths: ['*', 'auto'], body, dontBreakRows: true } }
}

function spokenAt(column: ColumnPlan | undefined, writing: Writing): Spoken[] {
  return column ? [{ column, writing }] : []
}

interface SumLine {
  readonly label: readonly string[]
  readonly amount: string
}

/** One line of a sum, or one for each row of its field. */
function sumLines(columns: readonly Spoken[], { record, mostRows }: ComposeOptions): SumLine[] {
  const [first] = columns
  if (!first) return []
  const label = inVoices(columns.map(({ column: shownColumn }) => shownColumn.label))
  const rows = first.column.columns ? readField(record, first.column.field) : [record]
  const column = first.column.columns?.[0] ?? first.column
  return (Array.isArray(rows) ? rows : []).slice(0, mostRows).flatMap((row: unknown) => {
    const amount = writeValue(column, row, first.writing)
    return amount === '' ? [] : [{ label, amount }]
  })
}

function sumRow(label: readonly string[], amount: string, fontSize: number, bold = false): Node[] {
  return [
    { text: labelled(label, fontSize > size.text ? size.heading : fontSize, bold), alignment: 'right' },
    { text: amount, fontSize, bold, alignment: 'right', noWrap: true },
  ]
}

function composeProse(index: number, options: ComposeOptions): Node | undefined {
  const parts = partsAt(index, options)
  const items = (parts[0]?.part.items ?? []).flatMap((item, at) => {
    if (!options.holds(item.when)) return []
    const words = inVoices(parts.map(({ part }) => part.items?.[at]?.text))
    return [{ stack: valueNodes(words), margin: [0, 0, 0, 4] }]
  })
  // Typed remarks are separate fields, not part of these sentences.
  return items.length === 0 ? undefined : { ol: items, fontSize: size.text, margin: [0, 0, 0, 0] }
}
