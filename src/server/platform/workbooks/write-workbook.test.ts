import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { writeWorkbook } from './write-workbook.ts'
import { openXlsx } from './xlsx.ts'

const head = [
  ['Period', '2026'],
  ['编号', 'Note'],
]

async function write(names: readonly string[], rows: readonly (readonly string[])[] = [['QL1', '=1+1']]) {
  return Buffer.from(await writeWorkbook(names.map((name) => ({ name, widths: [10, 20], head, rows }))))
}

test('another reader finds every sheet with its headings and rows, all of them text', async () => {
  const sheets = await readXlsxFile(await write(['Orders', '汇总']))
  expect(sheets).toEqual(['Orders', '汇总'].map((sheet) => ({ sheet, data: [...head, ['QL1', "'=1+1"]] })))
})

test('names that Excel refuses are changed: forbidden signs, too long, repeated, empty', async () => {
  const long = 'A name of more than thirty-one characters'
  const sheets = await readXlsxFile(await write(['1/2', long, long, '']))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['1 2', long.slice(0, 31), `${long.slice(0, 27)} 3`, '4'])
})

test('thousands of rows leave the server responding meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const bytes = await write(
    ['Many'],
    Array.from({ length: 5_000 }, (_, at) => [`QL${at}`, '说明'.repeat(20)]),
  )
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  let count = 0
  for await (const _row of (await openXlsx(bytes)).rows) count += 1
  expect(count).toBe(5_002)
})
