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
