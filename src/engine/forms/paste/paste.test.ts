import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import type { FieldView, Option } from '#config'
import type { FormValidation } from '#rules'
import { checkPasted } from './check-pasted.ts'
import { readCells } from './read-cells.ts'
import { readSheetText, writeTemplate } from './sheet-files.ts'
import { toRows } from './to-rows.ts'

const field = (name: string, label: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  label,
  type: 'string',
  widget: 'input',
  required: false,
  rules: {},
  ...more,
})
const fields = [
  field('containerNo', 'Container no.', { format: 'container-number' }),
  field('boxType', 'Type', { widget: 'select', optionsOf: 'dictionary:container-type' }),
  field('packages', 'Packages', { type: 'integer', widget: 'integer' }),
  field('grossWeight', 'Gross weight', { widget: 'decimal', format: 'decimal', unit: 'KGS', unitNames: ['kg', 'KGS', '公斤', '千克'] }),
  field('method', 'Weighing method', { widget: 'select', optionsOf: 'dictionary:method' }),
  field('day', 'Weighed on', { widget: 'date', format: 'date' }),
]
const options: Record<string, readonly Option[]> = {
  'dictionary:container-type': [
    { value: '40HQ', label: '40HQ high cube', keywords: ['40hc', '45g1'] },
    { value: '40GP', label: '40GP dry', keywords: ['42g1'] },
  ],
  'dictionary:method': [
    { value: 'SM1', label: 'SM1: weighed (packed container)' },
    { value: 'SM2', label: 'SM2: calculated (contents plus tare)' },
  ],
}
const read = (text: string) => toRows(readCells(text), { fields, options })

describe('cells', () => {
  it('are separated by tabs as copied from Excel, otherwise by commas or semicolons', () => {
    expect(readCells('a\tb,c\n\n d\te')).toMatchObject([
      { number: 1, cells: ['a', 'b,c'] },
      { number: 3, cells: ['d', 'e'] },
    ])
    expect(readCells('a,b\r\nc,d')).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }])
    expect(readCells('a;1,5;c')).toMatchObject([{ cells: ['a', '1,5', 'c'] }])
  })

  it('may contain separators in quotes', () => {
    expect(readCells('"Chairs, ""red""\nand blue",2')).toMatchObject([{ cells: ['Chairs, "red"\nand blue', '2'] }])
    expect(readCells('"Gate 2\tleft\nring ""Li"""\t3\r\n\r\nb\t4')).toMatchObject([
      { number: 1, cells: ['Gate 2\tleft\nring "Li"', '3'] },
      { number: 3, cells: ['b', '4'], text: 'b\t4' },
    ])
  })

  it('keep quotes that are not around a whole cell, without joining rows', () => {
    expect(readCells('6" pipes,2\n"7" pipes,3\n8",4')).toMatchObject([
      { cells: ['6" pipes', '2'] },
      { cells: ['"7" pipes', '3'] },
      { cells: ['8"', '4'] },
    ])
  })
})

describe('rows', () => {
  it('follow a heading in any order, and report unknown columns', () => {
    const found = read('Gross Weight (KGS)\tColour\tContainer No\n"12,500.50"\tred\tmsku 601167-2')
    expect(found.unread).toEqual(['Colour'])
    expect(found.rows.map(({ row }) => row)).toEqual([{ grossWeight: '12500.50', containerNo: 'MSKU6011672' }])
  })

  it.each(['Gross weight (公斤)', 'Gross weight（千克）*', 'GROSS WEIGHT (kg)'])('read %s as a column in KGS', (heading) => {
    const pasted = read(`Container no.\t${heading}\nMSKU6011672\t12500`)
    expect(pasted).toMatchObject({ unread: [], rows: [{ row: { grossWeight: '12500' } }] })
  })

  it.each(['Gross weight (吨)', 'Gross weight (lbs)', 'Gross weight (k)'])('do not read %s, whose figures are others', (heading) => {
    expect(read(`Container no.\t${heading}\nMSKU6011672\t12.5`).unread).toEqual([heading])
  })

  it('match a choice by another name before a label that begins like it', () => {
    const currencies = [
      { value: 'USD', label: 'US dollar', keywords: ['usd', 'us$', '美金'] },
      { value: 'USN', label: 'US$ next day', keywords: ['usn'] },
    ]
    const named = [field('amount', 'Amount'), field('currency', 'Currency', { widget: 'select', optionsOf: 'dictionary:currency' })]
    const rows = toRows(readCells('1\tＵＳ＄\n2\t美金\n3\t$'), { fields: named, options: { 'dictionary:currency': currencies } }).rows
    expect(rows.map(({ row }) => row.currency)).toEqual(['USD', 'USD', '$'])
  })

  it('match a column by a unique prefix of its name', () => {
    const found = read('Container\tGross\tWe\nMSKU6011672\t9\tx')
    expect(found.rows[0]?.row).toEqual({ containerNo: 'MSKU6011672', grossWeight: '9' })
    expect(found.unread).toEqual(['We'])
  })

  it('without a heading take the columns in the order of the fields', () => {
    const found = read('MSKU6011672\t40hq\t1,200\t20500\tSM1\t2026/11/5\nCSQU3054383\t40GP dry\t8\t9\tsm2\t20261105')
    expect(found.heading).toBeUndefined()
    expect(found.rows.map(({ row }) => row)).toEqual([
      { containerNo: 'MSKU6011672', boxType: '40HQ', packages: 1200, grossWeight: '20500', method: 'SM1', day: '2026-11-05' },
      { containerNo: 'CSQU3054383', boxType: '40GP', packages: 8, grossWeight: '9', method: 'SM2', day: '2026-11-05' },
    ])
  })

  it('are not read from a heading with another unit', () => {
    for (const heading of ['Gross weight (t)', 'Gross Weight（吨）'])
      expect(read(`Container no.\t${heading}\nMSKU6011672\t12`)).toMatchObject({
        unread: [heading],
        rows: [{ row: { containerNo: 'MSKU6011672' } }],
      })
  })

  it.each(['Gross weight (kg)', '毛重', '毛重 (公斤)', '货物毛重 Gross weight', '毛重KGS'])('are read from the heading %s', (heading) => {
    const named = fields.map((one) => (one.name === 'grossWeight' ? { ...one, otherLabels: ['货物毛重', '毛重 KGS'] } : one))
    const found = toRows(readCells(`箱号\t${heading}\nMSKU6011672\t12`), {
      fields: named.map((one) => (one.name === 'containerNo' ? { ...one, otherLabels: ['箱号'] } : one)),
      options,
    })
    expect(found).toMatchObject({ unread: [], rows: [{ row: { containerNo: 'MSKU6011672', grossWeight: '12' } }] })
  })

  it('are not read from a heading in another language with another unit', () => {
    const named = fields.map((one) => (one.name === 'grossWeight' ? { ...one, otherLabels: ['毛重 KGS'] } : one))
    expect(toRows(readCells('Container no.\t毛重(吨)\nMSKU6011672\t12'), { fields: named, options })).toMatchObject({
      unread: ['毛重(吨)'],
      rows: [{ row: { containerNo: 'MSKU6011672' } }],
    })
  })

  it.each(['2026-12', '202612', '2026115', '2026/11', '5/11/26'])('keep the incomplete or ambiguous day %s as written', (day) => {
    expect(read(`Container no.\tWeighed on\nMSKU6011672\t${day}`).rows[0]?.row.day).toBe(day)
  })

  it.each(['42G1', "40'HC", '45G1'])('find the container type by another name: %s', (name) => {
    expect(read(`MSKU6011672\t${name}`).rows[0]?.row.boxType).toBe(name === '42G1' ? '40GP' : '40HQ')
  })

  it('keep uncertain values as written, for the rules to reject', () => {
    expect(read('X\t40\tmany\tabc\tby eye\t5/11/26').rows[0]?.row).toEqual({
      containerNo: 'X',
      boxType: '40',
      packages: 'many',
      grossWeight: 'abc',
      method: 'by eye',
      day: '5/11/26',
    })
  })
})

describe('the validation of pasted rows', () => {
  const list = field('containers', 'Containers', { type: 'array', widget: 'rows', fields })
  const { rows } = read('MSKU6011672\t40HQ\nMSKU6011673\t40HQ\nMSKU6011672\t40GP')
  const validate = (): FormValidation => ({
    values: {},
    undetermined: [],
    errors: [
      { path: '/containers/1/containerNo', id: 'invalid.containerCheck', params: { expected: '2' } },
      { path: '/containers', id: 'invalid.unique', params: {} },
      { path: '/remark', id: 'invalid.required', params: {} },
    ],
  })

  it('names each incorrect row and field, and each duplicate row', () => {
    const { faults, whole } = checkPasted({ field: list, rows, values: {}, validate, uniqueBy: 'containerNo' })
    expect([...faults.keys()]).toEqual([1, 2])
    expect(faults.get(1)).toMatchObject([{ field: 'Container no.', error: { id: 'invalid.containerCheck', params: { expected: '2' } } }])
    expect(faults.get(2)).toMatchObject([{ field: 'Container no.', error: { id: 'invalid.unique' } }])
    expect(whole, 'repeated rows are reported at the rows').toEqual([])
  })
})

describe('a file', () => {
  const columns = { fields, options, sheets: { rows: 'Containers: all', choices: 'Accepted values' } }

  it('is an Excel template that can be read again, filled in', async () => {
    const { text = '', others } = (await readSheetText(await writeTemplate(columns))) ?? {}
    expect(others, 'the sheet of accepted values').toEqual(['Accepted values'])
    expect(read(`${text}\nMSKU6011672\t40HQ`)).toMatchObject({
      unread: [],
      rows: [{ row: { containerNo: 'MSKU6011672', boxType: '40HQ' } }],
    })
    expect(read(text).heading?.cells).toEqual(fields.map(({ label }) => label))
  })

  it('from Excel keeps decimals, dates, line breaks and the numbers of its rows', async () => {
    const day = new Date('2026-11-05T00:00:00.000Z')
    const data = [
      ['Container no.', 'Type', 'Packages', 'Gross weight', 'Weighed on', 'Weighing method'],
      ['MSKU6011672', '40HQ', 1200, 0.1 + 0.2, { value: day, format: 'yyyy/mm/dd' }],
      [],
      ['CSQU3054383', '40GP', 8, 20500.125, null, '"by" eye\nonly'],
    ]
    const { rows } = read((await readSheetText(await writeXlsxFile(data).toBlob()))?.text ?? '')
    expect(rows.map(({ row, line }) => [line.number, row])).toEqual([
      [2, { containerNo: 'MSKU6011672', boxType: '40HQ', packages: 1200, grossWeight: '0.3', day: '2026-11-05' }],
      [4, { containerNo: 'CSQU3054383', boxType: '40GP', packages: 8, grossWeight: '20500.125', method: '"by" eye\nonly' }],
    ])
  })

  it('may be CSV in UTF-8, UTF-16 or GB 18030; other files are refused', async () => {
    const textOf = async (...parts: BlobPart[]) => (await readSheetText(new Blob(parts)))?.text
    expect(await textOf('\ufeff箱号,箱型')).toBe('箱号,箱型')
    expect(await textOf(Buffer.from('\ufeff箱号\t箱型', 'utf16le'))).toBe('箱号\t箱型')
    expect(await textOf(Buffer.from('\ufeff箱号', 'utf16le').swap16())).toBe('箱号')
    expect(await textOf(Buffer.from('cfe4bac52cd2bb', 'hex'))).toBe('箱号,一')
    expect(await readSheetText(new Blob([Buffer.from('504b0304abcd', 'hex')]))).toBeNull()
    expect(await readSheetText(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])]))).toBeNull()
    expect(await readSheetText(new Blob([new Uint8Array(5_000_001)]))).toBeNull()
  })
})
