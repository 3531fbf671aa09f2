import { describe, expect, test } from 'vitest'
import { checkDocument, listOleStreams, sanitizeFileName } from '../../../src/server/platform/files/index.ts'
import { makeOle, makeZip, trueDocuments } from './sample-documents.ts'

const brand = { limits: { archiveMaxMebibytes: 256, archivePartMebibytes: 200, archivePartsMax: 5000, archiveRatioMax: 200 } }
const text = (words: string) => new TextEncoder().encode(words)

describe('documents that a booking may carry', () => {
  for (const [ending, make] of Object.entries(trueDocuments)) {
    test(`a genuine ${ending} is accepted with its own extension, in any case`, async () => {
      expect(await checkDocument(`booking.${ending}`, make(), brand)).toEqual({ ok: true, value: ending })
      expect(await checkDocument(`BOOKING.${ending.toUpperCase()}`, make(), brand)).toEqual({ ok: true, value: ending })
    })
    test(`a genuine ${ending} with another extension is refused`, async () => {
      for (const other of ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'exe', 'html'].filter((name) => name !== ending)) {
        expect(await checkDocument(`booking.${other}`, make(), brand)).toMatchObject({ ok: false })
      }
      expect(await checkDocument('booking', make(), brand)).toMatchObject({ error: 'error.file-type' })
    })
  }

  test.each([
    ['a program named .pdf', 'a.pdf', new Uint8Array([0x4d, 0x5a, ...new Uint8Array(600)])],
    ['a web page named .pdf', 'a.pdf', text('<!doctype html><script>alert(1)</script>')],
    ['a vector picture named .xlsx', 'a.xlsx', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a plain archive named .xlsx', 'a.xlsx', makeZip([{ name: 'a.txt', text: 'x' }])],
    ['a plain archive named .pdf', 'a.pdf', makeZip([{ name: 'a.txt', text: 'x' }])],
    ['an installer package named .doc', 'a.doc', makeOle(['Summary', 'Package'])],
    ['an empty file', 'a.pdf', new Uint8Array()],
    ['only the signature of a compound file', 'a.doc', makeOle(['WordDocument']).slice(0, 512)],
    ['a truncated Word package', 'a.docx', trueDocuments.docx?.().slice(0, 120) ?? new Uint8Array()],
  ])('%s is refused', async (_title, name, bytes) => {
    expect(await checkDocument(name, bytes, brand)).toMatchObject({ ok: false })
  })

  test('a compound file with a circular directory does not hang the reader', () => {
    const bytes = makeOle(['WordDocument'])
    new DataView(bytes.buffer).setUint32(520, 1, true)
    expect(listOleStreams(bytes)).toBeNull()
  })
})

describe('file names', () => {
  test.each([
    ['../../报价 单.pdf', '报价 单.pdf'],
    ['..\\..\\secret.doc', 'secret.doc'],
    ['/etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\order.xlsx', 'order.xlsx'],
    ['CON.pdf', '_CON.pdf'],
    ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['%2e%2e%2fa.pdf', '_2e_2e_2fa.pdf'],
    ['"quoted"; name.pdf', '_quoted_; name.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['托书🚢.pdf', '托书🚢.pdf'],
    ['', 'file'],
    ['.pdf', 'pdf'],
  ])('%j is stored as %j', (given, kept) => {
    expect(sanitizeFileName(given)).toBe(kept)
  })

  test('a name of 300 characters keeps its extension', () => {
    const kept = sanitizeFileName(`${'长'.repeat(300)}.docx`)
    expect([...kept]).toHaveLength(120)
    expect(kept.endsWith('.docx')).toBe(true)
  })
})
