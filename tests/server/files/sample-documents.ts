/** Valid documents of each kind that a booking can have, built byte by byte, and look-alikes. */
import { crc32 } from 'node:zlib'

const encoder = new TextEncoder()

export function makePdf(text = 'booking'): Uint8Array {
  return encoder.encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}

/** A compound file whose directory names the given streams. */
export function makeOle(streams: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(512 * 4)
  const view = new DataView(bytes.buffer)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(24, 0x3e, true)
  view.setUint16(26, 3, true)
  view.setUint16(28, 0xfffe, true)
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 4096, true)
  view.setUint32(60, 0xfffffffe, true)
  view.setUint32(68, 0xfffffffe, true)
  for (let at = 76; at < 512; at += 4) view.setUint32(at, 0xffffffff, true)
  view.setUint32(76, 0, true)
  // Sector 0 is the allocation table, sectors 1 and 2 hold the directory.
  for (let at = 512; at < 1024; at += 4) view.setUint32(at, 0xffffffff, true)
  view.setUint32(512, 0xfffffffd, true)
  view.setUint32(516, 2, true)
  view.setUint32(520, 0xfffffffe, true)
  for (const [index, name] of ['Root Entry', ...streams].entries()) writeOleEntry(view, 1024 + index * 128, name, index === 0 ? 5 : 2)
  return bytes
}

function writeOleEntry(view: DataView, at: number, name: string, kind: number): void {
  for (let index = 0; index < name.length; index++) view.setUint16(at + index * 2, name.charCodeAt(index), true)
  view.setUint16(at + 64, (name.length + 1) * 2, true)
  view.setUint8(at + 66, kind)
}

export interface ZipPart {
  readonly name: string
  readonly text: string
}

/** A ZIP with uncompressed parts. */
export function makeZip(parts: readonly ZipPart[]): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const content = Buffer.from(part.text)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(crc32(content), 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(name.length, 26)
    local.push(head, name, content)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt32LE(crc32(content), 16)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, name)
    offset += head.length + name.length + content.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...local, directory, end]))
}

/** A Word or Excel package with its list of content types. */
export function makePackage(kind: 'docx' | 'xlsx'): Uint8Array {
  const main = kind === 'docx' ? 'wordprocessingml.document' : 'spreadsheetml.sheet'
  const part = kind === 'docx' ? 'word/document.xml' : 'xl/workbook.xml'
  const types =
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`
  return makeZip([
    { name: '[Content_Types].xml', text: types },
    { name: '_rels/.rels', text: '<Relationships/>' },
    { name: part, text: '<document/>' },
  ])
}

export const trueDocuments: Readonly<Record<string, () => Uint8Array>> = {
  pdf: () => makePdf(),
  doc: () => makeOle(['WordDocument', '1Table']),
  docx: () => makePackage('docx'),
  xls: () => makeOle(['Workbook']),
  xlsx: () => makePackage('xlsx'),
}
