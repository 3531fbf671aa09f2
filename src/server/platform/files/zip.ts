/** Entries of a ZIP file, read from its central directory without unpacking anything, and compared with the local headers. */
const endSignature = 0x06054b50
const end64Signature = 0x06064b50
const entrySignature = 0x02014b50
const headerSignature = 0x04034b50
const endSize = 22
const end64Size = 76
const entrySize = 46
const headerSize = 30
const longestComment = 65535
/** Marks a 32-bit field whose value is in a 64-bit extra field. */
const elsewhere = 0xffffffff
const sizesFollow = 0x0008
/** Data descriptor: checksum and sizes after a part that was compressed while it was written. */
const longestDescriptor = 24

export interface ZipEntry {
  readonly name: string
  /** Bit 0, 6 or 13: encrypted; bit 3: sizes follow the part. */
  readonly flags: number
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly sum: number
  readonly packed: number
  /** As the archive claims; unpacking counts the bytes itself. */
  readonly unpacked: number
  /** Offset of its local header. */
  readonly offset: number
  /** Unix file type and mode; 0 if the archive was made on another system. */
  readonly mode: number
}

interface Directory {
  readonly count: number
  readonly start: number
  readonly end: number
}

/** Returns null if there is no valid central directory or it has more entries than a document needs. */
export function listZipEntries(bytes: Uint8Array, mostEntries: number): ZipEntry[] | null {
  const count = countZipEntries(bytes)
  return count === null || count > mostEntries ? null : readDirectory(bytes)
}

/** From the end-of-directory record; null if there is none. */
export function countZipEntries(bytes: Uint8Array): number | null {
  return findDirectory(viewOf(bytes))?.count ?? null
}

function readDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const view = viewOf(bytes)
  const directory = findDirectory(view)
  if (!directory) return null
  const entries: ZipEntry[] = []
  let at = directory.start
  for (let index = 0; index < directory.count; index++) {
    if (at + entrySize > directory.end || view.getUint32(at, true) !== entrySignature) return null
    const names = at + entrySize
    const extras = names + view.getUint16(at + 28, true)
    const comment = extras + view.getUint16(at + 30, true)
    const next = comment + view.getUint16(at + 32, true)
    if (next > directory.end) return null
    const long = { unpacked: view.getUint32(at + 24, true), packed: view.getUint32(at + 20, true), offset: view.getUint32(at + 42, true) }
    const sizes = readLongSizes(view, { start: extras, end: comment }, long)
    if (!sizes) return null
    entries.push({
      name: decoder.decode(bytes.subarray(names, extras)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      ...sizes,
      mode: view.getUint16(at + 40, true),
    })
    at = next
  }
  return at === directory.end ? entries : null
}

const decoder = new TextDecoder()

interface Sizes {
  readonly unpacked: number
  readonly packed: number
  readonly offset: number
}

/** Some programs write ZIP64 even for small files; null if it is absent or claims more than any document can have. */
function readLongSizes(view: DataView, { start, end }: { start: number; end: number }, short: Sizes): Sizes | null {
  const missing = (['unpacked', 'packed', 'offset'] as const).filter((name) => short[name] === elsewhere)
  if (missing.length === 0) return short
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    if (at + 4 + missing.length * 8 > end) return null
    const long = missing.map((name, index) => [name, Number(view.getBigUint64(at + 4 + index * 8, true))] as const)
    return { ...short, ...Object.fromEntries(long) }
  }
  return null
}

function findDirectory(view: DataView): Directory | null {
  const lowest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= lowest; at--) {
    if (view.getUint32(at, true) !== endSignature) continue
    // Nothing may follow it, or other readers would find a different end.
    if (at + endSize + view.getUint16(at + 20, true) !== view.byteLength) continue
    const [count, size, start] = [view.getUint16(at + 10, true), view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    const isWhole = view.getUint32(at + 4, true) === 0 && view.getUint16(at + 8, true) === count
    const end = start + size
    const isNext = end === at || (end + end64Size === at && view.getUint32(end, true) === end64Signature)
    return isWhole && isNext ? { count, start, end } : null
  }
  return null
}

/** The compressed bytes of an entry; null if its header is not where the directory says. */
export function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array | null {
  const view = viewOf(bytes)
  if (offset + headerSize > view.byteLength || view.getUint32(offset, true) !== headerSignature) return null
  const start = offset + headerSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packed > view.byteLength ? null : bytes.subarray(start, start + packed)
}

/** Whether the local header agrees with the directory: readers differ in which one they trust. */
export function isAsListed(bytes: Uint8Array, entry: ZipEntry): boolean {
  const { offset, flags, method, sum } = entry
  const view = viewOf(bytes)
  if (offset + headerSize > view.byteLength || view.getUint32(offset, true) !== headerSignature) return false
  const names = offset + headerSize
  const extras = names + view.getUint16(offset + 26, true)
  const end = extras + view.getUint16(offset + 28, true)
  if (end > view.byteLength) return false
  const short = { unpacked: view.getUint32(offset + 22, true), packed: view.getUint32(offset + 18, true), offset }
  const sizes = readLongSizes(view, { start: extras, end }, short)
  if (decoder.decode(bytes.subarray(names, extras)) !== entry.name || view.getUint16(offset + 8, true) !== method) return false
  if (((view.getUint16(offset + 6, true) ^ flags) & ~languageFlag) !== 0 || !sizes) return false
  const pairs: readonly (readonly [number, number])[] = [
    [view.getUint32(offset + 14, true), sum],
    [sizes.packed, entry.packed],
    [sizes.unpacked, entry.unpacked],
  ]
  return pairs.every(([here, listed]) => here === listed || ((flags & sizesFollow) !== 0 && here === 0))
}

/** Names in UTF-8; some programs set the flag in one place only. */
const languageFlag = 0x0800

/** The first part that overlaps another, or leaves a gap in which a third could hide; null if there is none. */
export function findOverlap(bytes: Uint8Array, entries: readonly ZipEntry[]): ZipEntry | null {
  const directory = findDirectory(viewOf(bytes))
  let reached = 0
  let room = 0
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (entry.offset < reached || entry.offset > reached + room) return entry
    const packed = packedBytes(bytes, entry)
    if (!packed) return entry
    reached = packed.byteOffset - bytes.byteOffset + packed.length
    room = (entry.flags & sizesFollow) === 0 ? 0 : longestDescriptor
    if (directory && reached > directory.start) return entry
  }
  const last = entries.at(-1)
  return directory && last && directory.start - reached > room ? last : null
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
