import { describe, expect, it } from 'vitest'
import currencies from '../../../../schemas/portal/dictionaries/currency.json' with { type: 'json' }
import units from '../../../../schemas/portal/dictionaries/unit-of-measure.json' with { type: 'json' }
import { readShipped } from '../../../config/testing.ts'
import { makeBrand } from '../../../config/testing-plans.ts'
import type { RawCell, RawRow } from '../../platform/workbooks/index.ts'
import { readColumns } from './sheet-columns.ts'
import { createSheetStart } from './sheet-start.ts'

const brand = makeBrand({
  documents: {
    import: { 'sea-rates': readShipped('import', 'sea-rates', 'rates/loads/sea-rates.import.json') },
    entity: { rate: readShipped('entity', 'rate', 'rates/rate.entity.json') },
    dictionary: { currency: currencies, 'unit-of-measure': units },
  },
})
const plan = readColumns(brand, 'sea-rates')
const head = ['POL', 'POD', 'Carrier', 'Service', 'T/T', 'ETD', 'Valid from', 'Valid to', '20GP', '40GP']
const values = ['CNSHA', 'NLRTM', 'COSU', 'VIS', '38', '2026-12-20', '2026-12-01', '2026-12-31', '1250', '2350']

function read(...rows: (readonly string[])[]) {
  const start = createSheetStart(plan)
  const valueRows = rows.flatMap((texts, at) => (start.isValues(toRow(at + 1, texts)) ? [at + 1] : []))
  return { valueRows, problems: start.headings(true)?.problems.map(({ cell, text }) => [cell, text]), units: start.headings(true)?.units }
}

function toRow(row: number, texts: readonly string[]): RawRow {
  return { row, cells: new Map(texts.map((text, place): [number, RawCell] => [place, { kind: 'text', text }])) }
}

describe('the start of a sheet', () => {
  it('ends with the headings, wherever they are', () => {
    expect(read(['Rates of December'], [], head, values)).toMatchObject({ valueRows: [4], problems: [] })
  })

  it('tells which rows above the headings are not read', () => {
    const start = createSheetStart(plan)
    for (const [at, texts] of [['Rates'], [''], ['a', 'b'], head].entries()) start.isValues(toRow(at + 1, texts))
    expect(start.rowsAbove()).toEqual([1, 3])
  })

  it('may name units in a row of their own', () => {
    const { valueRows, problems, units: named } = read(head, ['', '', '', '', 'days', '', '', '', 'CNY', 'CNY'], values)
    expect({ valueRows, problems, currency: named?.get('price20GP') }).toEqual({ valueRows: [3], problems: [], currency: 'CNY' })
    expect(read(head, ['', '', '', '', 'hours'], values).problems).toEqual([['E2', 'cell.heading-unit']])
  })

  it('may have headings of two rows, the upper ones merged over the lower ones', () => {
    const upper = [...head.slice(0, 6), 'Validity', '', 'Ocean freight', '']
    expect(read(upper, head, values)).toMatchObject({ valueRows: [3], problems: [] })
    expect(read(upper.with(8, 'Ocean freight (CNY)'), head, values).problems).toEqual([['I1', 'cell.title-currency']])
    const alone = read(upper, values).problems
    expect(alone?.map(([, text]) => text)).toContain('cell.heading-unknown')
  })

  it('may be repeated, but no other table may follow', () => {
    expect(read(head, values, head, values)).toMatchObject({ valueRows: [2, 4], problems: [] })
    const other = [...head.slice(0, 8), '40GP', '20GP']
    expect(read(head, values, [], other, values).problems).toEqual([['A4', 'cell.another-table']])
  })

  it.each([
    ['Rates in EUR per container', ['A1', 'cell.title-currency']],
    ['单位：人民币', ['A1', 'cell.title-currency']],
    ['20GP RMB价', ['A1', 'cell.title-currency']],
    ['Rates in USD, THC in CNY', null],
    ['欧洲航线', null],
  ])('with the title %j and no currency column', (title, problem) => {
    expect(read([title], head, values).problems).toEqual(problem ? [problem] : [])
  })

  it('may not have groups of columns in different currencies', () => {
    const groups = ['', '', '', '', '', '', '', '', 'Ocean freight (USD)', '', 'Surcharges (CNY)']
    expect(read(groups, [...head, 'PSS'], values).problems).toEqual([['K1', 'cell.title-currency']])
    expect(read(groups.with(10, 'Surcharges (USD)'), [...head, 'PSS'], values).problems).toEqual([])
  })

  it('may have a title in another currency if a column or the prices name one', () => {
    expect(read(['All in EUR'], [...head, 'Currency'], values).problems).toEqual([])
    expect(read(['All in EUR'], head.with(8, '20GP EUR').with(9, '40GP EUR'), values).problems).toEqual([])
  })
})
