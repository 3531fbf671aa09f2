/** Which DOCX and XLSX archives are refused and why; valid ones are not. */
import { createCipheriv } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { checkDocument } from '../../../src/server/platform/files/index.ts'
import { packZip } from '../../../src/server/platform/workbooks/write-zip.ts'
import { cpuMsOf } from '../../support/cpu-time.ts'
import { type ArchivePart, makeArchive, packageParts, packageWith } from './sample-archives.ts'
import { makeOle } from './sample-documents.ts'

const mebibyte = 1_048_576
/** Small, so that a bomb fits into a test. */
const brand = {
  limits: { archiveMaxMebibytes: 3, archivePartMebibytes: 2, archivePartsMax: 50, archiveRatioMax: 200 },
}

async function detect(bytes: Uint8Array, name = 'booking.docx') {
  const checked = await checkDocument(name, bytes, brand)
  return checked.ok ? { ok: true } : { error: checked.error, part: checked.params?.part }
}

const zeros = (mebibytes: number) => Buffer.alloc(mebibytes * mebibyte)
/** Deterministic and incompressible. */
const noise = (bytes: number) => createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes))
const inner = (parts: readonly ArchivePart[] = []) => packageWith('xlsx', parts)
const plainZip = makeArchive([{ name: 'a.txt', content: 'x' }])

describe('a document is accepted', () => {
  test.each([
    ['as Word writes it', packageWith('docx')],
    ['with sizes after the parts', makeArchive(packageParts('docx').map((part) => ({ ...part, deflate: true, streamed: true })))],
    ['with an empty folder in it', packageWith('docx', [{ name: 'word/media/', content: '' }])],
    ['with Unix file permissions', packageWith('docx', [{ name: 'word/a.xml', content: 'x', mode: 0o100644 }])],
    ['with a comment at the end', packageWith('docx', [], { comment: 'made by hand' })],
    ['with the sheet behind a chart', packageWith('docx', [{ name: 'word/embeddings/Sheet1.xlsx', content: inner() }])],
    ['with a drawing compressed by Office', packageWith('docx', [{ name: 'word/media/image1.emz', content: gzipSync('a drawing') }])],
    [
      'with a highly compressed part, if it is small',
      packageWith('docx', [{ name: 'a.xml', content: Buffer.alloc(900_000), deflate: true }]),
    ],
  ])('%s', async (_, bytes) => {
    expect(await detect(bytes)).toEqual({ ok: true })
  })

  test('as written by our own exports and templates', async () => {
    const pieces: Uint8Array[] = []
    for await (const piece of packZip(packageParts('xlsx').map(({ name, content }) => ({ name, text: String(content) }))))
      pieces.push(piece)
    expect(await detect(Buffer.concat(pieces), 'export.xlsx')).toEqual({ ok: true })
    const template = await writeXlsxFile([['POL', 'POD']]).toBuffer()
    expect(await detect(template, 'template.xlsx')).toEqual({ ok: true })
  })
})

describe('a document is refused', () => {
  const longer = { unpacked: 5 }
  test.each<[string, string, readonly ArchivePart[], string?]>([
    ['a part larger than a part may be', 'too-large', [{ name: 'xl/a.bin', content: zeros(3), deflate: true }], 'xl/a.bin'],
    [
      'parts that are too large together',
      'too-large',
      ['a', 'b'].map((name) => ({ name, content: noise(1.8 * mebibyte), deflate: true })),
      'b',
    ],
    ['a part with an extreme compression ratio', 'ratio', [{ name: 'a.xml', content: zeros(2), deflate: true }], 'a.xml'],
    ['more in a part than in its directory', 'mismatch', [{ name: 'a.xml', content: zeros(1), deflate: true, claims: longer }], 'a.xml'],
    ['less in a part than in its directory', 'mismatch', [{ name: 'a.xml', content: 'abc', deflate: true, claims: longer }], 'a.xml'],
    ['another checksum than in its directory', 'mismatch', [{ name: 'a.xml', content: 'abc', claims: { sum: 1 } }], 'a.xml'],
    ['a compressed part without compressed data', 'mismatch', [{ name: 'a.xml', content: 'abcdefgh', method: 8 }], 'a.xml'],
    ['a header with another name', 'mismatch', [{ name: 'a.xml', content: 'x', header: { name: 'b.xml' } }], 'a.xml'],
    ['a header with another size', 'mismatch', [{ name: 'a.xml', content: 'x', header: { unpacked: 7 } }], 'a.xml'],
    ['a header with another method', 'mismatch', [{ name: 'a.xml', content: 'x', header: { method: 8 } }], 'a.xml'],
    ['a header that says encrypted', 'mismatch', [{ name: 'a.xml', content: 'x', header: { flags: 1 } }], 'a.xml'],
    ['too many parts', 'too-many', Array.from({ length: 60 }, (_, at) => ({ name: `word/${at}.xml`, content: 'x' }))],
    ['an archive with its own extension', 'nested', [{ name: 'word/media/all.ZIP', content: 'x' }], 'word/media/all.ZIP'],
    ['an archive with another extension', 'nested', [{ name: 'word/media/a.png', content: plainZip }], 'word/media/a.png'],
    ['a compressed archive with another extension', 'nested', [{ name: 'word/a.xml', content: plainZip, deflate: true }], 'word/a.xml'],
    ['an archive of another kind', 'nested', [{ name: 'word/a.bin', content: Buffer.from('377abcaf271c0004', 'hex') }], 'word/a.bin'],
    ['a Java archive', 'nested', [{ name: 'word/embeddings/a.jar', content: plainZip }], 'word/embeddings/a.jar'],
    ['a document in the wrong folder', 'nested', [{ name: 'customXml/a.xlsx', content: inner() }], 'customXml/a.xlsx'],
    [
      'a document in a document in a document',
      'nested',
      [{ name: 'word/embeddings/a.xlsx', content: inner([{ name: 'xl/embeddings/b.docx', content: packageWith('docx') }]) }],
      'xl/embeddings/b.docx',
    ],
    [
      'a bomb in an embedded document',
      'too-large',
      [{ name: 'word/embeddings/a.xlsx', content: inner([{ name: 'xl/b.bin', content: zeros(3), deflate: true }]) }],
      'xl/b.bin',
    ],
    [
      'embedded documents that are too large together',
      'too-large',
      ['a', 'b'].map((name) => ({
        name: `word/embeddings/${name}.xlsx`,
        content: inner([{ name: 'xl/b.bin', content: noise(1.8 * mebibyte), deflate: true }]),
      })),
    ],
    ['a path out of the archive', 'path', [{ name: '../../etc/passwd', content: 'x' }], '../../etc/passwd'],
    ['a path out of a folder', 'path', [{ name: 'word/../../a', content: 'x' }], 'word/../../a'],
    ['a path with a dot segment', 'path', [{ name: 'word/./a', content: 'x' }], 'word/./a'],
    ['a path from the root', 'path', [{ name: '/etc/passwd', content: 'x' }], '/etc/passwd'],
    ['a Windows path', 'path', [{ name: 'word\\..\\a.xml', content: 'x' }], 'word\\..\\a.xml'],
    ['a drive', 'path', [{ name: 'C:a.xml', content: 'x' }], 'C:a.xml'],
    ['a share', 'path', [{ name: '//host/a.xml', content: 'x' }], '//host/a.xml'],
    ['no name', 'path', [{ name: '', content: 'x' }], ''],
    ['a NUL in a name', 'path', [{ name: 'word/a\u0000.xml', content: 'x' }], 'word/a?.xml'],
    ['a symbolic link', 'link', [{ name: 'word/a.xml', content: '/etc/passwd', mode: 0o120777 }], 'word/a.xml'],
    ['a device', 'link', [{ name: 'word/a.xml', content: '', mode: 0o020666 }], 'word/a.xml'],
    ['a duplicate name', 'duplicate', ['1', '2'].map((content) => ({ name: 'word/a.xml', content })), 'word/a.xml'],
    ['a duplicate name in upper case', 'duplicate', ['word/a.xml', 'WORD/A.XML'].map((name) => ({ name, content: 'x' })), 'WORD/A.XML'],
    ['an encrypted part', 'encrypted', [{ name: 'word/a.xml', content: 'x', flags: 1 }], 'word/a.xml'],
    ['a strongly encrypted part', 'encrypted', [{ name: 'word/a.xml', content: 'x', flags: 0x41 }], 'word/a.xml'],
    ['a part that begins inside another', 'overlap', [{ name: 'b.xml', content: inside('b.xml'), gap: 0 }, quoted('c.xml')]],
    ['the same bytes for two parts', 'mismatch', [{ name: 'a.xml', content: 'x', offset: 0 }], 'a.xml'],
    [
      'bytes between two parts',
      'overlap',
      [
        { name: 'a.xml', content: 'x', gap: 100 },
        { name: 'b.xml', content: 'x' },
      ],
      'b.xml',
    ],
    ['bytes after the last part', 'overlap', [{ name: 'a.xml', content: 'x', gap: 100 }], 'a.xml'],
    ['an unknown compression method', 'broken', [{ name: 'a.xml', content: 'x', method: 99 - 1 }], 'a.xml'],
  ])('for %s', async (_, fault, parts, part) => {
    const answer = await detect(packageWith('docx', parts))
    expect(answer).toMatchObject({ error: `error.archive-${fault}`, ...(part === undefined ? {} : { part }) })
  })

  test.each([
    ['fewer parts than declared', packageWith('docx', [], { count: 9 })],
    ['more parts than declared', packageWith('docx', [], { count: 1 })],
    ['bytes after its end', packageWith('docx', [], { behind: 'PK' })],
    ['only its first half', packageWith('docx').slice(0, 200)],
  ])('for %s', async (_, bytes) => {
    expect(await detect(bytes)).toEqual({ error: 'error.archive-broken', part: undefined })
  })

  test('if it has a password, because it then has another format', async () => {
    const locked = makeOle(['EncryptionInfo', 'EncryptedPackage'])
    expect(await detect(locked)).toEqual({ error: 'error.archive-encrypted', part: undefined })
    expect(await detect(locked, 'rates.xlsx')).toEqual({ error: 'error.archive-encrypted', part: undefined })
  })

  test('before a zip bomb is unpacked', async () => {
    const bomb = packageWith('xlsx', [{ name: 'xl/worksheets/sheet1.xml', content: zeros(120), deflate: true, claims: { unpacked: 100 } }])
    const before = process.memoryUsage().rss
    const ms = await cpuMsOf(async () => {
      expect(await detect(bomb, 'rates.xlsx')).toEqual({ error: 'error.archive-mismatch', part: 'xl/worksheets/sheet1.xml' })
    })
    expect(ms).toBeLessThan(1000)
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * mebibyte)
  })
})

/** A part whose content is itself a complete part, which a directory entry could also point to. */
function inside(outer: string): Uint8Array {
  const whole = makeArchive([{ name: 'c.xml', content: 'hidden' }])
  expect(outer).toBe('b.xml')
  return whole.slice(0, 30 + 5 + 6)
}

/** Listed as if it began inside the previous part. */
function quoted(name: string): ArchivePart {
  const before = makeArchive(packageParts('docx')).length - directoryLength()
  return { name, content: 'hidden', offset: before + 30 + 5 }
}

function directoryLength(): number {
  return packageParts('docx').reduce((sum, { name }) => sum + 46 + Buffer.byteLength(name), 22)
}
