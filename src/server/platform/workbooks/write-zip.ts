/** Writes a zip as a stream: sizes and checksums follow each part, because they are not known before. */
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly text?: string
  /** For content too large for memory. */
  readonly pieces?: AsyncIterable<string>
}

interface Packed {
  readonly name: Buffer
  readonly offset: number
  readonly sum: number
  readonly packedSize: number
  readonly size: number
}

/** Sizes follow the part; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const version = 20
/** The earliest date that a zip can contain: the same rows produce the same file. */
const firstDay = 0x21

export async function* packZip(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const done: Packed[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const before = offset
    const head = localHead(name)
    offset += head.length
    yield head
    const counted = { sum: 0, size: 0, packedSize: 0 }
    for await (const bytes of deflate(part.pieces ?? onePiece(part.text ?? ''), counted)) {
      counted.packedSize += bytes.length
      yield bytes
    }
    const entry: Packed = { name, offset: before, ...counted }
    const after = afterPart(entry)
    offset += counted.packedSize + after.length
    yield after
    done.push(entry)
  }
  const entries = Buffer.concat(done.map(directoryEntry))
  yield Buffer.concat([entries, directoryEnd(done.length, entries.length, offset)])
}

async function* onePiece(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text)
}

async function* deflate(pieces: AsyncIterable<string>, counted: { sum: number; size: number }): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 6 })
  const ready: Buffer[] = []
  packer.on('data', (bytes: Buffer) => ready.push(bytes))
  const ended = new Promise<void>((done, fail) => packer.once('end', done).once('error', fail))
  try {
    for await (const text of pieces) {
      const bytes = Buffer.from(text)
      counted.sum = crc32(bytes, counted.sum)
      counted.size += bytes.length
      await new Promise<void>((done, fail) => packer.write(bytes, (error) => (error ? fail(error) : done())))
      yield* ready.splice(0)
    }
    packer.end()
    await ended
    yield* ready.splice(0)
  } finally {
    packer.destroy()
  }
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function afterPart({ sum, packedSize, size }: Packed): Buffer {
  const after = Buffer.alloc(16)
  after.writeUInt32LE(0x08074b50, 0)
  after.writeUInt32LE(sum, 4)
  after.writeUInt32LE(packedSize, 8)
  after.writeUInt32LE(size, 12)
  return after
}

function directoryEntry({ name, offset, sum, packedSize, size }: Packed): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(version, 4)
  entry.writeUInt16LE(version, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(deflated, 10)
  entry.writeUInt16LE(firstDay, 14)
  entry.writeUInt32LE(sum, 16)
  entry.writeUInt32LE(packedSize, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
