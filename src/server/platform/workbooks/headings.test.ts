import { expect, it } from 'vitest'
import type { SheetColumn } from './columns.ts'
import { createHeadingWords } from './heading-words.ts'
import { findRepeat, readHeadings, readUnitRow } from './headings.ts'
import type { RawCell } from './raw-rows.ts'

const text = { kind: 'text', required: false } as const
const columns: readonly SheetColumn[] = [
  { ...text, id: 'etd', headings: ['预计离港', 'ETD'] },
  { ...text, id: 'transitDays', headings: ['航程（天）', 'Transit time (days)', 'T/T'] },
  { ...text, id: 'weightLimitKg', headings: ['限重（KGS）', 'Weight limit (KGS)', '限重'] },
  { ...text, id: 'price20GP', headings: ['20GP'] },
]

const units = [
  { id: 'kg', names: ['千克', 'KGS', '公斤'], words: [] },
  { id: 't', names: ['吨', 'MT'], words: [] },
  { id: 'day', names: ['天', 'days', '日历天'], words: [] },
  { id: 'hour', names: ['小时', 'hours'], words: [] },
  { id: 'CNY', names: ['人民币', 'RMB'], words: [] },
  { id: 'percent', names: ['百分比', '%'], words: [] },
]

const plan = { columns, lists: {}, remarks: ['必填', 'Required', 'YYYY-MM-DD'], units }

function problemsOf(...texts: readonly string[]): (readonly [string, string])[] | undefined {
  const cells = new Map(texts.map((heading, place) => [place, { kind: 'text', text: heading } as const]))
  const read = readHeadings({ row: 1, cells }, plan, createHeadingWords(plan))
  return read?.problems.map(({ cell, text: reason }) => [cell, reason])
}

it.each([
  ['20GP (CNY)', 'cell.heading-bracket'],
  ['20GP（人民币）', 'cell.heading-bracket'],
  ['T/T (hours)', 'cell.heading-unit'],
  ['限重(吨)', 'cell.heading-unit'],
  ['Weight limit (MT) *', 'cell.heading-unit'],
  ['ETD (local week)', 'cell.heading-bracket'],
  ['20GP [RMB]', 'cell.heading-bracket'],
  ['限重【吨】', 'cell.heading-unit'],
  ['限重吨', 'cell.heading-unit'],
  ['限重/吨', 'cell.heading-unit'],
  ['限重_MT', 'cell.heading-unit'],
  ['T/T hours', 'cell.heading-unit'],
  ['T/T-hours', 'cell.heading-unit'],
  ['T/T: hours', 'cell.heading-unit'],
  ['T/T\nhours', 'cell.heading-unit'],
  ['T/T (days) hours', 'cell.heading-unit'],
  ['T/T (days) (hours)', 'cell.heading-unit'],
  ['T/T (days/hours)', 'cell.heading-unit'],
  ['RMB/20GP', 'cell.heading-bracket'],
  ['20GP 人民币', 'cell.heading-bracket'],
  ['20GP (%)', 'cell.heading-bracket'],
  ['20GP %', 'cell.heading-bracket'],
  ['20GP $', 'cell.heading-bracket'],
  ['¥20GP', 'cell.heading-bracket'],
  ['20GP ($)', 'cell.heading-bracket'],
])('the heading %j names a unit that its column does not have', (heading, reason) => {
  const columnsOf = (name: string) => ['ETD', 'T/T', '限重', '20GP'].filter((other) => !name.includes(other))
  expect(problemsOf(heading, ...columnsOf(heading.replace('Weight limit', '限重')))).toEqual([['A1', reason]])
})

it.each([
  ['限重（kgs）', 'transit time (DAYS)*', 'ETD (YYYY-MM-DD)', '20GP*'],
  ['限重 (Weight limit)', '航程(天)', '预计离港（ETD）', '20GP (必填)'],
  ['限重（公斤）', '航程（日历天）', 'ETD', '20GP'],
  ['Weight limit [KGS]', '航程【天】', 'ETD', '20GP'],
  ['限重KGS', 'T/T days', 'ETD YYYY-MM-DD', '20GP Required'],
  ['限重/公斤', 'Transit time - Days', 'ETD*', '*20GP'],
  ['Weight limit\nKGS', '航程_天', '预计离港 ETD', '20GP'],
  ['限重：KGS', '航程/Transit time (天/days)', 'ETD/预计离港', '20GP'],
  ['Weight limit (千克)*', 'T/T (Days)', 'ETD', '20GP'],
])('%j, %j, %j and %j are the headings of their columns', (...texts) => {
  expect(problemsOf(...texts)).toEqual([])
})

const head = ['ETD', 'T/T', '限重', '20GP']
const rowOf = (row: number, texts: readonly string[]) => ({
  row,
  cells: new Map(texts.map((label, place) => [place, { kind: 'text', text: label } as const])),
})
const words = createHeadingWords(plan)
const headings = readHeadings(rowOf(1, head), plan, words)

it.each([
  [['', 'days', 'KGS', ''], []],
  [['YYYY-MM-DD', '天', '公斤', 'required'], []],
  [
    ['', 'hours', '吨', 'CNY'],
    ['B2', 'C2', 'D2'],
  ],
])('the row %j below the headings names their units', (texts, wrong) => {
  expect(headings && readUnitRow(rowOf(2, texts), headings, words)?.problems.map(({ cell }) => cell)).toEqual(wrong)
})

it('a row of values names no units', () => {
  expect(headings && readUnitRow(rowOf(2, ['2026-12-01', '16', '27000', 'CNY']), headings, words)).toBe(null)
})

it.each([
  [head, 'same'],
  [['ETD', 'T/T', '20GP', '限重'], 'different'],
  [['ETD', 'T/T', '限重 (KGS)', '20GP', 'more'], 'different'],
  [['ETD', 'T/T', '限重'], 'different'],
  [['2026-12-01', '16', '27000', '1250'], null],
])('the later row %j is compared with the headings', (texts, repeat) => {
  expect(headings && findRepeat(rowOf(9, texts), headings, plan, words)).toBe(repeat)
})

it.each([
  ['struck', 'cell.struck'],
  ['altered', 'cell.displayed-otherwise'],
  ['formula', 'cell.formula'],
] as const)('a heading that is %s is refused', (kind, label) => {
  const { row, cells } = rowOf(1, head)
  const doubtful = new Map<number, RawCell>([...cells, [3, { kind, text: '20GP' }]])
  const read = readHeadings({ row, cells: doubtful }, plan, words)
  expect(read?.problems).toMatchObject([{ cell: 'D1', text: label }])
})

it('a long heading of overlapping words is refused at once', () => {
  const overlapping = [{ id: 'day', names: ['d', 'dd', 'ddd'], words: [] }]
  const overlappingWords = createHeadingWords({ ...plan, units: overlapping })
  expect(overlappingWords.read(`T/T ${'d'.repeat(400)}x`)).toBeNull()
  expect(overlappingWords.read(`T/T ${'d'.repeat(6)}`)?.additions.join('')).toBe('dddddd')
})
