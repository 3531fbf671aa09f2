import { describe, expect, it } from 'vitest'
import { decodeText, isMisread, isPlainText } from './decode-text.ts'

const sheet = 'POL,POD,备注\nCNSHA,USLAX,重货\n'

/** Node encodes UTF-16 in little-endian order only. */
function utf16(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

/** 起运港,目的港,备注 / 上海,洛杉矶,含税（天） */
const chinese = 'c6f0 d4cb b8db 2c c4bf b5c4 b8db 2c b1b8 d7a2 0a c9cf baa3 2c c2e5 c9bc edb6 2c baac cbb0 a3a8 ccec a3a9 0a'

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(sheet)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${sheet}`)],
    ['UTF-16 with a byte order mark', utf16(`\ufeff${sheet}`)],
    ['UTF-16 with a byte order mark, big-endian', utf16(`\ufeff${sheet}`, true)],
    ['UTF-16 without a mark', utf16(sheet)],
    ['UTF-16 without a mark, big-endian', utf16(sheet, true)],
  ])('in %s is read', (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(sheet)
    expect(isPlainText(bytes)).toBe(true)
  })

  it('in GB 18030 is read if it is certainly Chinese', () => {
    expect(decodeText(hex(chinese))).toBe('起运港,目的港,备注\n上海,洛杉矶,含税（天）\n')
  })

  it.each([
    ['Shift JIS', '90 cf 8d 60 2c 83 52 83 93 83 65 83 69 2c 93 8c 8b 9e'],
    ['EUC-JP with kana', 'c0d1 b9c1 2c a5b3 a5f3 a5c6 a5ca 2c c5ec b5fe'],
    ['EUC-JP without kana', 'c5ec b5fe b7d0 cdb3'],
    ['Shift JIS with half-width katakana', 'ba dd c3 c5 d6 ba ca cf'],
    ['EUC-KR', 'bace bbea 2c bcad bfef'],
    ['Big5', 'b05f b942 b4e4 2c a5d8 aaba b4e4'],
    ['Windows-1251', 'cfee f0f2 2c cff3 eded ebea'],
    ['Latin-1', '48 61 6d 62 75 72 67 20 53 fc 64 2c 4d 61 6c 6d f6 0a'],
    ['Latin-1 with two accented letters in a row', '4f 42 53 45 52 56 41 c7 c3 4f 2c 50 4f 4c 0a'],
    ['Windows-1252 with dashes', '52 61 74 65 73 20 96 20 44 65 63 0a'],
  ])('in %s is refused, as its encoding is uncertain', (_encoding, text) => {
    expect(() => decodeText(hex(text))).toThrow('cell.encoding')
    expect(isPlainText(hex(text))).toBe(true)
  })

  it.each([
    ['a workbook', Buffer.from('PK\x03\x04\x14\x00\x06\x00')],
    ['an old workbook', hex('d0cf11e0a1b11ae1 0000000000000000')],
  ])('is not %s', (_what, bytes) => {
    expect(isPlainText(bytes)).toBe(false)
  })
})

it('knows text that another program misread', () => {
  expect(['MalmÃ¶', 'ä¸Šæµ·', 'GRI â€“ see note'].map(isMisread)).toEqual([true, true, true])
  expect(['Malmö', 'SÃO PAULO', '上海', 'Â', 'ETD', 'Ö–Ü'].map(isMisread)).toEqual(Array(6).fill(false))
})

function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(' ', ''), 'hex')
}
