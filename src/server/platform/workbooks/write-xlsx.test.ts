import { expect, test } from 'vitest'
import { writeXlsx, type XlsxCell } from './write-xlsx.ts'
import { openXlsx } from './xlsx.ts'

async function* parts(...list: (readonly XlsxCell[])[][]): AsyncGenerator<(readonly XlsxCell[])[]> {
  for (const part of list) yield await Promise.resolve(part)
}

async function write(rows: AsyncIterable<readonly (readonly XlsxCell[])[]>): Promise<{ bytes: Uint8Array; counts: number[] }> {
  const pieces: Uint8Array[] = []
  const counts: number[] = []
  for await (const { bytes, rows: count } of writeXlsx([{ name: 'A/B: 订单', head: [['甲', 'B']], widths: [10, 20], rows }])) {
    pieces.push(bytes)
    counts.push(count)
  }
  return { bytes: Buffer.concat(pieces), counts }
}

async function read(bytes: Uint8Array) {
  const sheet = await openXlsx(bytes)
  const rows: string[][] = []
  for await (const { row } of sheet.rows) rows.push([...row.cells.values()].map(({ kind, text: cellText }) => `${kind} ${cellText}`))
  return { name: sheet.name, rows }
}

const text = (value: string): XlsxCell => ({ kind: 'text', text: value })
const number = (value: string): XlsxCell => ({ kind: 'number', text: value, decimals: value.split('.')[1]?.length ?? 0 })

test('written values are read back unchanged, digit by digit', async () => {
  const { bytes } = await write(
    parts(
      [
        [number('0.1'), number('1234.50')],
        [number('9007199254740993'), number('-12345678901234.56')],
      ],
      [
        [text('<a & "b">\n_x0041_'), null],
        [
          { kind: 'day', day: '2026-11-21' },
          { kind: 'time', time: '2026-11-21T12:00:00' },
        ],
      ],
    ),
  )
  expect(await read(bytes)).toEqual({
    name: 'A B  订单',
    rows: [
      ['text 甲', 'text B'],
      ['number 0.1', 'number 1234.50'],
      ['text 9007199254740993', 'text -12345678901234.56'],
      ['text <a & "b">\n_x0041_'],
      ['date 46347', 'date 46347.50000000'],
    ],
  })
})

test.each(['=1+1', '+86 574', '-cmd', '@sum', '\tx'])('%j is not a formula in any program', async (typed) => {
  const { rows } = await read((await write(parts([[text(typed)]]))).bytes)
  expect(rows[1]).toEqual([`text '${typed}`])
})

test('characters that XML cannot contain are omitted', async () => {
  const { rows } = await read((await write(parts([[text('a\u0000b\ud800c\uffff😀')]]))).bytes)
  expect(rows[1]).toEqual(['text abc😀'])
})

test('many rows are streamed in small chunks, each with the number of rows so far', async () => {
  async function* many(): AsyncGenerator<(readonly XlsxCell[])[]> {
    for (let part = 0; part < 40; part++)
      yield Array.from({ length: 500 }, (_, at) => [text(`QL${part * 500 + at}`), number(String((part * 7919 + at * 31) % 100_000))])
  }
  const { bytes, counts } = await write(many())
  expect(counts.at(-1)).toBe(20_000)
  expect(new Set(counts).size).toBeGreaterThan(5)
  const { rows } = await read(bytes)
  expect(rows).toHaveLength(20_001)
  expect(rows.at(-1)?.[0]).toBe('text QL19999')
})
