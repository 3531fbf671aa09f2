import { describe, expect, it } from 'vitest'
import cases from './cells.cases.json' with { type: 'json' }
import { checkCell } from './check-cell.ts'
import { readDay, readSerial } from './dates.ts'
import { createNameIndex } from './names.ts'
import { type ReadNumber, readDecimal, readFloat } from './numbers.ts'
import { columnName, columnOf } from './raw-rows.ts'

function sayDay(read: ReturnType<typeof readDay>): string | null {
  return read.kind === 'day' ? read.day : read.kind === 'ambiguous' ? read.days.join(' or ') : null
}

function sayNumber(read: ReadNumber): string | null {
  return read.kind === 'number' ? read.value : read.kind === 'none' ? null : `${read.kind} ${read.meant}`
}

describe('a cell', () => {
  it.each(cases.days as [string, string | null][])('the day %j is read as %j', (text, expected) => {
    expect(sayDay(readDay(text))).toBe(expected)
  })

  it.each(cases.serials as [string, number, string | null][])(
    'the Excel serial %j with an offset of %j days is read as %j',
    (text, shift, expected) => {
      expect(sayDay(readSerial(text, shift))).toBe(expected)
    },
  )

  it.each(cases.decimals as [string, string | null][])('the text %j is read as the number %j', (text, expected) => {
    expect(sayNumber(readDecimal(text))).toBe(expected)
  })

  it.each(cases.floats as [string, string | null][])('the stored float %j is read as the number %j', (text, expected) => {
    expect(sayNumber(readFloat(text))).toBe(expected)
  })

  const ports = createNameIndex([
    { id: 'CNSHA', names: ['上海', 'Shanghai', 'CNSGH'], words: ['sh', '洋山', 'yangshan'] },
    { id: 'USLAX', names: ['洛杉矶', 'Los Angeles'], words: [] },
    { id: 'USLGB', names: ['长滩', 'Long Beach'], words: [] },
    { id: 'CAVIC', names: ['维多利亚', 'Victoria'], words: [] },
    { id: 'SCVIC', names: ['塞舌尔维多利亚', 'Victoria'], words: [] },
  ])
  it.each(cases.names as [string, string | null][])('the port %j is read as %j', (text, expected) => {
    const found = ports.find(text)
    const said = found.kind === 'found' ? found.id : found.kind === 'ambiguous' ? `several ${found.ids.join(', ')}` : found.nearest
    expect(found.kind === 'unknown' && said !== null ? `near ${said}` : said).toBe(expected)
  })

  it.each(['integer', 'text'] as const)('a cell that Excel shows as a day is refused in a column of the kind %s', (kind) => {
    const column = { id: 'x', headings: ['x'], required: false, kind }
    expect(checkCell({ kind: 'date', text: '46' }, column, { indexes: new Map(), dayShift: 0 })).toMatchObject({
      text: 'cell.shown-as-day',
    })
  })

  it.each(['decimal', 'integer', 'day', 'text'] as const)(
    'a cell that displays another value is refused in a column of the kind %s',
    (kind) => {
      const column = { id: 'x', headings: ['x'], required: false, kind }
      expect(checkCell({ kind: 'altered', text: '46357' }, column, { indexes: new Map(), dayShift: 0 })).toMatchObject({
        text: 'cell.displayed-otherwise',
      })
    },
  )

  it.each([
    ['ＡＡＳ１', 'AAS1'],
    ['\u00a0AAS\u200b', 'AAS'],
    ['EVER\u3000GIVEN', 'EVER GIVEN'],
    ['重货，另议', '重货，另议'],
  ])('the text %j is tidied to %j', (text, value) => {
    const column = { id: 'x', headings: ['x'], required: false, kind: 'text' } as const
    expect(checkCell({ kind: 'text', text }, column, { indexes: new Map(), dayShift: 0 })).toEqual({ ok: true, value })
  })

  it.each([
    ['12', '12'],
    ['0012', '0012'],
    ['12.100000000000001', '12.1'],
    ['1.2E3', '1200'],
    ['123456789012345', '123456789012345'],
    ['1234567890123460', null],
    ['1000000000000001.0', null],
    ['1.23456789012346E+17', null],
  ])('the number %s in a column of texts is read as %j', (text, value) => {
    const column = { id: 'x', headings: ['x'], required: false, kind: 'text' } as const
    const checked = checkCell({ kind: 'number', text }, column, { indexes: new Map(), dayShift: 0 })
    expect(checked.ok ? checked.value : null).toBe(value)
  })

  it.each(['', '  ', '\u200b', '\u3000'])('the default applies to a cell with nothing but %j', (text) => {
    const column = { id: 'x', headings: ['x'], required: false, kind: 'text', empty: 'USD' } as const
    expect(checkCell({ kind: 'text', text }, column, { indexes: new Map(), dayShift: 0 })).toEqual({ ok: true, value: 'USD' })
  })

  it('column names convert to indexes and back', () => {
    for (const [column, name] of [
      [0, 'A'],
      [25, 'Z'],
      [26, 'AA'],
      [199, 'GR'],
    ] as const) {
      expect(columnName(column)).toBe(name)
      expect(columnOf(`${name}17`)).toBe(column)
    }
  })
})
