/**
 * Checks the ZIP archive of a DOCX or XLSX before it is opened: for anything that would choke a reader, that two readers would
 * unpack differently, or that only hides another file. Parts are unpacked and counted; the archive's own claims are not
 * trusted.
 *
 * Word and Excel embed whole Office documents, so these are allowed, one level deep, and checked like the outer one. Any other
 * archive inside is refused: it can be sent on its own, and its contents would go unseen.
 */
import { crc32, createInflateRaw } from 'node:zlib'
import type { BrandPlan } from '#config'
import { limitOf, type Refusal } from '../../kernel/index.ts'
import { fileEnding } from './names.ts'
import { countZipEntries, findOverlap, isAsListed, listZipEntries, packedBytes, type ZipEntry } from './zip.ts'

type Fault = 'broken' | 'too-many' | 'too-large' | 'ratio' | 'nested' | 'path' | 'link' | 'duplicate' | 'encrypted' | 'overlap' | 'mismatch'

const mebibyte = 1_048_576
const encrypted = 0x2041
const kindOfFile = 0o170000
const ordinary = new Set([0, 0o100000, 0o040000])
/** Small parts, such as empty styles, compress to almost nothing. */
const ratioFrom = mebibyte
const longestShown = 80

export interface ArchiveBudget {
  /** Bytes that may still be unpacked from this archive and those inside. */
  left: number
}

/** Null if nothing is wrong. */
export async function checkArchive(
  bytes: Uint8Array,
  brand: Pick<BrandPlan, 'limits'>,
  budget: ArchiveBudget = { left: limitOf(brand, 'archiveMaxMebibytes') * mebibyte },
  depth = 0,
): Promise<Refusal | null> {
  const count = countZipEntries(bytes)
  if (count === null) return refuse('broken')
  if (count > limitOf(brand, 'archivePartsMax')) return refuse('too-many')
  const entries = listZipEntries(bytes, count)
  if (!entries) return refuse('broken')
  const listed = checkList(bytes, entries) ?? checkClaims(entries, brand, budget)
  if (listed) return listed
  for (const entry of entries) {
    const wrong = await checkPart(bytes, entry, { brand, budget, depth })
    if (wrong) return wrong
  }
  return null
}

/** Checks that need no unpacking. */
function checkList(bytes: Uint8Array, entries: readonly ZipEntry[]): Refusal | null {
  const names = new Set<string>()
  for (const entry of entries) {
    const { name, flags, method, mode } = entry
    if ((flags & encrypted) !== 0 || method === aes) return refuse('encrypted', name)
    if (!isSafePath(name)) return refuse('path', name)
    if (!ordinary.has(mode & kindOfFile)) return refuse('link', name)
    // Windows and Office file names are case-insensitive.
    const plain = name.normalize('NFC').toLowerCase()
    if (names.has(plain)) return refuse('duplicate', name)
    names.add(plain)
    if (isArchiveName(name)) return refuse('nested', name)
    if (method !== 0 && method !== deflated) return refuse('broken', name)
    if (!isAsListed(bytes, entry)) return refuse('mismatch', name)
  }
  const shared = findOverlap(bytes, entries)
  return shared && refuse('overlap', shared.name)
}

/** If the archive itself claims to be too large, it need not be unpacked. */
function checkClaims(entries: readonly ZipEntry[], brand: Pick<BrandPlan, 'limits'>, { left }: ArchiveBudget): Refusal | null {
  const mostOfOne = limitOf(brand, 'archivePartMebibytes') * mebibyte
  const ratio = limitOf(brand, 'archiveRatioMax')
  let total = 0
  for (const { name, packed, unpacked } of entries) {
    total += unpacked
    if (unpacked > mostOfOne || total > left) return refuse('too-large', name)
    if (unpacked > ratioFrom && unpacked > packed * ratio) return refuse('ratio', name)
  }
  return null
}

interface Inside {
  readonly brand: Pick<BrandPlan, 'limits'>
  readonly budget: ArchiveBudget
  readonly depth: number
}

async function checkPart(bytes: Uint8Array, entry: ZipEntry, { brand, budget, depth }: Inside): Promise<Refusal | null> {
  const { name } = entry
  const isDocument = depth === 0 && isEmbeddedDocument(name)
  const part = await unpack(bytes, entry, isDocument)
  if (!part) return refuse('mismatch', name)
  budget.left -= entry.unpacked
  if (!isArchive(part.start) || isPackedPicture(name)) return null
  return isDocument && part.whole ? checkArchive(part.whole, brand, budget, depth + 1) : refuse('nested', name)
}

interface Unpacked {
  readonly start: Buffer
  readonly whole: Buffer | null
}

/** Null unless exactly what the directory claims comes out; stops at the first byte beyond it. */
async function unpack(bytes: Uint8Array, entry: ZipEntry, keep: boolean): Promise<Unpacked | null> {
  const packed = packedBytes(bytes, entry)
  if (!packed) return null
  const chunks: Buffer[] = []
  let start = Buffer.alloc(0)
  let size = 0
  let sum = 0
  try {
    for await (const piece of entry.method === deflated ? inflate(packed) : [Buffer.from(packed)]) {
      size += piece.length
      if (size > entry.unpacked) return null
      sum = crc32(piece, sum)
      if (start.length < longestSignature) start = Buffer.concat([start, piece.subarray(0, longestSignature)])
      if (keep) chunks.push(piece)
    }
  } catch {
    return null
  }
  return size === entry.unpacked && sum === entry.sum ? { start, whole: keep ? Buffer.concat(chunks) : null } : null
}

async function* inflate(packed: Uint8Array): AsyncGenerator<Buffer> {
  const stream = createInflateRaw({ chunkSize: 256 * 1024 })
  stream.end(packed)
  try {
    yield* stream as AsyncIterable<Buffer>
    // Bytes after the end of the packed part belong to nothing in the directory.
    if (stream.bytesWritten !== packed.length) throw new Error('Bytes follow the end of the part')
  } finally {
    stream.destroy()
  }
}

const deflated = 8
const aes = 99

/** A path below the root of the archive, valid on every system. */
function isSafePath(name: string): boolean {
  if (name === '' || name.startsWith('/') || /[\\\p{Cc}\ufffd]/u.test(name) || /^[A-Za-z]:/.test(name)) return false
  return name
    .replace(/\/$/, '')
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..')
}

const archiveEndings = new Set('zip 7z rar jar war apk gz tgz bz2 xz zst tar cab iso arj lzh lz4 ace img dmg msi'.split(' '))

function isArchiveName(name: string): boolean {
  return archiveEndings.has(fileEnding(name))
}

/** Where Office keeps the sheet behind a chart, or an embedded document. */
function isEmbeddedDocument(name: string): boolean {
  return /^(word|xl|ppt)\/embeddings\/[^/]+\.(docx|xlsx|xlsb|pptx)$/i.test(name)
}

/** Drawings that Office itself compresses. */
function isPackedPicture(name: string): boolean {
  return /^(word|xl|ppt)\/media\/[^/]+\.(emz|wmz)$/i.test(name)
}

const longestSignature = 512
/** Magic numbers of archives, in hexadecimal. */
const signatures = [
  '504b0304', // ZIP
  '504b0506', // an empty ZIP
  '377abcaf271c', // 7z
  '526172211a07', // RAR
  '1f8b08', // gzip
  '425a68', // bzip2
  'fd377a585a00', // xz
  '28b52ffd', // Zstandard
  '4d534346', // Cabinet
  '60ea', // ARJ
]

function isArchive(start: Buffer): boolean {
  const digits = start.subarray(0, 8).toString('hex')
  return signatures.some((signature) => digits.startsWith(signature)) || start.subarray(257, 262).toString('latin1') === 'ustar'
}

function refuse(fault: Fault, part?: string): Refusal {
  const partText = part
    ?.replace(/[\p{C}\ufffd]/gu, '?')
    .slice(0, longestShown)
    .toWellFormed()
  return { ok: false, error: `error.archive-${fault}`, ...(partText === undefined ? {} : { params: { part: partText } }) }
}
