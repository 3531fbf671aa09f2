/**
 * Keeps compiled releases and check results, so that other servers and later starts load them instead of compiling. They may be
 * deleted at any time: missing, damaged or outdated ones are compiled again.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { type Finding, type Limits, type Release, unpackRelease } from '#config'

export interface CompiledStore {
  /** Null if not kept. */
  readonly read: (source: MadeFrom) => Promise<Release | null>
  /** Never fails: without it the next start only takes longer. */
  readonly keep: (source: MadeFrom, packed: Uint8Array) => Promise<void>
  /** Resolves once every release handed over so far is kept. */
  readonly settled: () => Promise<void>
  /** Kept findings for the documents with that hash; null if not kept. */
  readonly readFindings: (hash: string) => Promise<readonly Finding[] | null>
  readonly keepFindings: (hash: string, findings: readonly Finding[]) => Promise<void>
  /** Does the work while no other server does the same work; the next one may begin once the result is kept. */
  readonly alone: <T>(source: MadeFrom, work: () => Promise<Work<T>>) => Promise<T>
}

export interface MadeFrom {
  /** Hash of the documents. */
  readonly hash: string
  /** Undefined: the current edition. */
  readonly edition?: number | undefined
  readonly newerLimits?: Limits | undefined
}

export interface Work<T> {
  readonly result: T
  readonly kept?: Promise<void>
}

export type KeptKind = 'release' | 'findings'

export interface KeptEntry {
  readonly key: string
  readonly kind: KeptKind
  /** Hash of the documents. */
  readonly hash: string
  readonly content: Uint8Array
}

/** Where the bytes are stored. Each method may fail. */
export interface Shelf {
  readonly read: (key: string, kind: KeptKind) => Promise<Uint8Array | null>
  /** Also removes the oldest entries of the kind, but not those of the served documents. */
  readonly write: (entry: KeptEntry) => Promise<void>
  readonly alone: <T>(key: string, work: () => Promise<Work<T>>) => Promise<T>
}

/** Entries of each kind: the served and the previous one, and during an upgrade those of the other version. */
export const mostKept = 4

export function keepCompiled(shelf: Shelf): CompiledStore {
  let code: Promise<string> | undefined
  let lastKept: Promise<unknown> = Promise.resolve()

  async function keyOf({ hash, edition, newerLimits }: MadeFrom): Promise<string> {
    code ??= hashCode()
    return createHash('sha256')
      .update(JSON.stringify([await code, hash, edition ?? null, newerLimits ?? null]))
      .digest('hex')
  }

  /** Null if it is missing or damaged. */
  async function read<T>(source: MadeFrom, kind: KeptKind, unpack: (content: Uint8Array) => T | Promise<T>): Promise<T | null> {
    try {
      const bytes = await shelf.read(await keyOf(source), kind)
      if (!bytes) return null
      const content = bytes.subarray(digestLength)
      if (!digestOf(content).equals(bytes.subarray(0, digestLength))) return null
      return await unpack(await decompress(content))
    } catch {
      return null
    }
  }

  async function write(source: MadeFrom, kind: KeptKind, content: Uint8Array): Promise<void> {
    try {
      const compressed = await compress(content)
      const bytes = Buffer.concat([digestOf(compressed), compressed])
      await shelf.write({ key: await keyOf(source), kind, hash: source.hash, content: bytes })
    } catch {
      return
    }
  }

  return {
    read: (source) => read(source, 'release', unpackRelease),
    keep: (source, packed) => {
      const writing = write(source, 'release', packed)
      lastKept = Promise.all([lastKept, writing])
      return writing
    },
    settled: async () => void (await lastKept),
    readFindings: (hash) => read({ hash }, 'findings', (content) => JSON.parse(Buffer.from(content).toString()) as Finding[]),
    keepFindings: (hash, findings) => write({ hash }, 'findings', Buffer.from(JSON.stringify(findings))),
    alone: async (source, work) => await shelf.alone(await keyOf(source), work),
  }
}

/** The kept bytes begin with the SHA-256 of the rest. */
const digestLength = 32

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/** Brands and languages differ little, but are megabytes apart: a window that spans all of them turns 60 MB into less than two. */
function compress(content: Uint8Array): Promise<Buffer> {
  const { ZSTD_c_compressionLevel, ZSTD_c_enableLongDistanceMatching, ZSTD_c_windowLog } = constants
  const params = { [ZSTD_c_compressionLevel]: 3, [ZSTD_c_enableLongDistanceMatching]: 1, [ZSTD_c_windowLog]: windowLog }
  return promisify(zstdCompress)(content, { params })
}

function decompress(content: Uint8Array): Promise<Buffer> {
  return promisify(zstdDecompress)(content, { params: { [constants.ZSTD_d_windowLogMax]: windowLog } })
}

const windowLog = 27

/** Hash of all code that affects the compiled result. */
const sources = ['config', 'rules', 'domain', 'generated'] as const

async function hashCode(): Promise<string> {
  const src = join(import.meta.dirname, '../../..')
  const hash = createHash('sha256').update(process.version)
  for (const source of sources) {
    const names = (await readdir(join(src, source), { recursive: true })).filter(
      (name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'),
    )
    const texts = await Promise.all(names.toSorted().map(async (name) => `${name}\0${await readFile(join(src, source, name), 'utf8')}\0`))
    for (const text of texts) hash.update(text)
  }
  return hash.update(await readFile(join(dirname(src), 'package-lock.json')).catch(() => '')).digest('hex')
}
