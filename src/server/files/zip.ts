/** Entries of a ZIP file, read from its central directory without unpacking anything. */
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endSize = 22
const longestComment = 65535

export interface ZipEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly packed: number
  /** As the archive claims; whoever unpacks counts for themselves. */
  readonly unpacked: number
  /** Where its own header begins. */
  readonly offset: number
}

/** Answers null where there is no sound central directory or it has more entries than a document needs. */
export function listZipEntries(bytes: Uint8Array, mostEntries: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > mostEntries) return null
  const entries: ZipEntry[] = []
  const decoder = new TextDecoder()
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const headerSignature = 0x04034b50
const headerSize = 30

/** The packed bytes of an entry; null where its header is not where the directory says. */
export function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + headerSize > view.byteLength || view.getUint32(offset, true) !== headerSignature) return null
  const start = offset + headerSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packed > view.byteLength ? null : bytes.subarray(start, start + packed)
}

function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}
