import { expect, it } from 'vitest'
import { openCsv } from './csv.ts'

it.each([
  ['a title with a comma above the headings', 'Rates, December\nPOL;POD;ETD\nCNSHA;USLAX;2026-12-01\n'],
  ['the separator named by Excel', 'sep=;\r\nPOL;POD;ETD\r\nCNSHA;USLAX;2026-12-01\r\n'],
  ['lines that end as on old Macs', 'Rates\rPOL,POD,ETD\rCNSHA,USLAX,2026-12-01\r'],
])('finds the separator below %s', async (_, text) => {
  const rows: string[][] = []
  for await (const { row } of openCsv(Buffer.from(text), 'rates').rows) rows.push([...row.cells.values()].map((cell) => cell.text))
  expect(rows.slice(1)).toEqual([
    ['POL', 'POD', 'ETD'],
    ['CNSHA', 'USLAX', '2026-12-01'],
  ])
})

it('counts the cells of a row, empty ones included', async () => {
  const widths: (number | undefined)[] = []
  for await (const { row } of openCsv(Buffer.from('20GP,40GP,40HQ\n1,250,,\n1250,,\n1250\n'), 'rates').rows) widths.push(row.width)
  expect(widths).toEqual([3, 4, 3, 1])
})

it('marks cells with text after their closing quote', async () => {
  const texts: (string | undefined)[] = []
  for await (const { row } of openCsv(Buffer.from('"a" ,b\n"a"b,c\n"a ""b""",c\n'), 'rates').rows) texts.push(row.cells.get(0)?.text)
  expect(texts).toEqual(['a', 'a\ufffdb', 'a "b"'])
})
