/** Word and Excel packages built byte by byte, valid ones and look-alikes. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ArchivePart {
  readonly name: string
  readonly content: Uint8Array | string
  readonly deflate?: boolean
  readonly flags?: number
  readonly method?: number
  /** Unix file mode, for example 0o120777 for a symbolic link. */
  readonly mode?: number
  /** Wrong values for the directory. */
  readonly claims?: { readonly unpacked?: number; readonly sum?: number; readonly packed?: number }
  /** Values in the part's own header that differ from the directory. */
  readonly header?: { readonly name?: string; readonly unpacked?: number; readonly method?: number; readonly flags?: number }
  /** Offset in the directory, instead of the end of the previous part. */
  readonly offset?: number
  /** Checksum and sizes follow the part, as written by programs that do not know them in advance. */
  readonly streamed?: boolean
  /** Unused bytes between this part and the next. */
  readonly gap?: number
}

export interface ArchiveOptions {
  readonly count?: number
  readonly comment?: string
  readonly behind?: string
}

export function makeArchive(parts: readonly ArchivePart[], options: ArchiveOptions = {}): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = part.deflate ? deflateRawSync(content, { level: 9 }) : content
    const sizes = { sum: crc32(content), packed: packed.length, unpacked: content.length, ...part.claims }
    const method = part.method ?? (part.deflate ? 8 : 0)
    const flags = (part.flags ?? 0) | (part.streamed ? 8 : 0)
    const name = Buffer.from(part.name)
    const head = localHeader(part, { ...sizes, method, flags })
    const descriptor = part.streamed ? descriptorOf(sizes) : Buffer.alloc(0)
    local.push(head, packed, descriptor, Buffer.alloc(part.gap ?? 0))
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(part.mode === undefined ? 20 : 0x0314, 4)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(sizes.sum, 16)
    entry.writeUInt32LE(sizes.packed, 20)
    entry.writeUInt32LE(sizes.unpacked, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(((part.mode ?? 0) * 0x10000) >>> 0, 38)
    entry.writeUInt32LE(part.offset ?? offset, 42)
    central.push(entry, name)
    offset += head.length + packed.length + descriptor.length + (part.gap ?? 0)
  }
  const directory = Buffer.concat(central)
  const comment = Buffer.from(options.comment ?? '')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.count ?? parts.length, 8)
  end.writeUInt16LE(options.count ?? parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return new Uint8Array(Buffer.concat([...local, directory, end, comment, Buffer.from(options.behind ?? '')]))
}

interface Header {
  readonly sum: number
  readonly packed: number
  readonly unpacked: number
  readonly method: number
  readonly flags: number
}

function localHeader({ name, header, streamed }: ArchivePart, { sum, packed, unpacked, method, flags }: Header): Buffer {
  const own = Buffer.from(header?.name ?? name)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(header?.flags ?? flags, 6)
  head.writeUInt16LE(header?.method ?? method, 8)
  head.writeUInt32LE(streamed ? 0 : sum, 14)
  head.writeUInt32LE(streamed ? 0 : packed, 18)
  head.writeUInt32LE(streamed ? 0 : (header?.unpacked ?? unpacked), 22)
  head.writeUInt16LE(own.length, 26)
  return Buffer.concat([head, own])
}

function descriptorOf({ sum, packed, unpacked }: { sum: number; packed: number; unpacked: number }): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(sum, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(unpacked, 12)
  return bytes
}

const mains = {
  docx: ['wordprocessingml.document', 'word/document.xml'],
  xlsx: ['spreadsheetml.sheet', 'xl/workbook.xml'],
} as const

/** A Word or Excel package with additional parts. */
export function packageWith(kind: keyof typeof mains, parts: readonly ArchivePart[] = [], options?: ArchiveOptions): Uint8Array {
  return makeArchive([...packageParts(kind), ...parts], options)
}

export function packageParts(kind: keyof typeof mains): ArchivePart[] {
  const [main, part] = mains[kind]
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`
  return [
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: part, content: '<document/>', deflate: true },
  ]
}
