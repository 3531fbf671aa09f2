/** Serialises and compresses the parts of a release on first request: most are never requested. */

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Deserializer, Serializer } from 'node:v8'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isObject, once } from '#rules'
import type { SourceFile } from '../read/documents.ts'
import type { BrandPlan, Release } from './release.ts'
import { deepFreeze } from './source.ts'

export type Part = {
  readonly type: string
  readonly bytes: Uint8Array
  /** Absent if compression gains nothing, as for pictures. Smaller a moment after the first request. */
  readonly br: Uint8Array | null
  readonly gz: Uint8Array | null
}

/** A level that compresses well and is fast enough for the first request after a save, and the one for all later requests: 9 % less. */
const brotliQuality = { first: 5, later: 10 }
const gzipLevel = 6

const compressible = /^(text\/|application\/json|image\/svg)/

/** Every part of the release by its address. */
export function prepareParts(release: Release): Map<string, Part> {
  const parts = new Map<string, Part>()
  const addJson = (address: string, value: object) =>
    parts.set(
      address,
      createPart(jsonType, () => Buffer.from(JSON.stringify(value))),
    )
  for (const brand of Object.values(release.brands)) {
    const root = `/config/${release.id}/${brand.id}`
    for (const [language, shell] of Object.entries(brand.shells)) addJson(`${root}/${language}/shell.json`, shell)
    for (const [language, pages] of Object.entries(brand.pages)) {
      for (const [page, bundle] of Object.entries(pages)) addJson(`${root}/${language}/pages/${page}.json`, bundle)
    }
    for (const [address, options] of Object.entries(brand.trees)) addJson(address, options)
    for (const [form, text] of Object.entries(brand.validators)) {
      parts.set(
        `${root}/validators/${form}.js`,
        createPart(scriptType, () => Buffer.from(text)),
      )
    }
  }
  for (const [address, asset] of Object.entries(release.assets)) {
    parts.set(
      `/brand/${address}`,
      createPart(asset.type, () => Buffer.from(asset.base64, 'base64')),
    )
  }
  return parts
}

const jsonType = 'application/json; charset=utf-8'
const scriptType = 'text/javascript; charset=utf-8'

function createPart(type: string, write: () => Uint8Array): Part {
  const isCompressible = compressible.test(type)
  let bytes: Uint8Array | undefined
  let br: Uint8Array | undefined
  let gz: Uint8Array | undefined
  return {
    type,
    get bytes() {
      bytes ??= write()
      return bytes
    },
    get br() {
      if (!isCompressible) return null
      if (!br) {
        br = brotliCompressSync(this.bytes, brotliOptions(this.bytes, brotliQuality.first))
        void compressAgain(this.bytes).then((smaller) => (br = smaller))
      }
      return br
    },
    get gz() {
      if (!isCompressible) return null
      gz ??= gzipSync(this.bytes, { level: gzipLevel })
      return gz
    },
  }
}

/** On a thread of its own: a shell takes a tenth of a second. */
function compressAgain(bytes: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliCompress)(bytes, brotliOptions(bytes, brotliQuality.later))
}

function brotliOptions(bytes: Uint8Array, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }
}

/** As bytes, for unpackRelease of the same version. Shared parts stay shared, and each text of a validator is stored once. */
export function packRelease(release: Release): Uint8Array {
  const modules = new Map<string, number>()
  const numberOf = (text: string): number => {
    const number = modules.get(text) ?? modules.size
    modules.set(text, number)
    return number
  }
  const brands = Object.values(release.brands).map((brand) => ({
    ...brand,
    validators: mapEach(brand.validators, numberOf),
    serverValidators: mapEach(brand.serverValidators, numberOf),
  }))
  const pieces = brands.flatMap(cutBrand)
  // One serialiser for all pieces: it writes a part that several of them share once.
  const serialiser = new Serializer()
  serialiser.writeHeader()
  serialiser.writeValue({ release: { ...release, brands: {} }, modules: [...modules.keys()], pieces: pieces.length } satisfies PackedHead)
  for (const piece of pieces) serialiser.writeValue(piece)
  return serialiser.releaseBuffer()
}

interface PackedHead {
  readonly release: Release
  readonly modules: readonly string[]
  readonly pieces: number
}

/** A part of a brand, small enough to be read within a few milliseconds, and where it belongs. */
interface Piece {
  readonly path: readonly string[]
  readonly value: unknown
}

type PackedBrand = Omit<BrandPlan, 'validators' | 'serverValidators'> & {
  readonly [member in 'validators' | 'serverValidators']: Readonly<Record<string, number>>
}

/** Pages are by language and name, other members by name alone. */
function cutBrand(brand: PackedBrand): Piece[] {
  return Object.entries(brand).flatMap(([member, value]) => cut([brand.id, member], value, member === 'pages' ? 2 : 1))
}

function cut(path: readonly string[], value: unknown, depth: number): Piece[] {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, value }]
  return [{ path, value: {} }, ...Object.entries(value).flatMap(([name, item]) => cut([...path, name], item, depth - 1))]
}

/** Takes most of a second for a large release, and lets other work in between. */
export async function unpackRelease(bytes: Uint8Array): Promise<Release> {
  const deserialiser = new Deserializer(bytes)
  deserialiser.readHeader()
  const { release, modules, pieces } = deserialiser.readValue() as PackedHead
  const brands: Record<string, PackedBrand> = {}
  let paused = performance.now()
  for (let read = 0; read < pieces; read += 1) {
    const { path, value } = deserialiser.readValue() as Piece
    put(brands, path, isEmptyRecord(value) ? value : deepFreeze(value))
    if (performance.now() - paused < longestTurnMs) continue
    await nextTurn()
    paused = performance.now()
  }
  const textOf = (number: number) => modules[number] ?? ''
  const entries = Object.entries(brands).map(([id, brand]) => [
    id,
    { ...brand, validators: mapEach(brand.validators, textOf), serverValidators: mapEach(brand.serverValidators, textOf) },
  ])
  return deepFreeze({ ...release, brands: Object.fromEntries(entries) as Release['brands'] })
}

const longestTurnMs = 5

/** Members of an empty record may follow. */
function isEmptyRecord(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0
}

function put(into: object, [name = '', ...rest]: readonly string[], value: unknown): void {
  const record = into as Record<string, object>
  if (rest.length === 0) Object.defineProperty(record, name, { value, enumerable: true, writable: true, configurable: true })
  else {
    record[name] ??= {}
    put(record[name], rest, value)
  }
}

function mapEach<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

/** SHA-256 over the paths and bytes of all files, ordered by path, as hex. */
export const hashFiles = once((files: readonly SourceFile[]): string => {
  const hash = createHash('sha256')
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
  for (const file of sorted) {
    const bytes = file.bytes ?? new TextEncoder().encode(file.text ?? '')
    // The length separates path and bytes, so that no two sets of files hash the same.
    hash.update(`${file.path}\0${bytes.length}\0`)
    hash.update(bytes)
  }
  return hash.digest('hex')
})

/** A hash identifies the documents; for dated documents, a number identifies the edition. */
export function releaseId(hash: string, boundaries: readonly number[], edition: number): string {
  return boundaries.length === 0 ? hash : `${hash}.${edition}`
}

/** The parts of a release id; undefined if invalid. A hash alone identifies the documents in any edition. */
export function readReleaseId(id: string): { readonly hash: string; readonly edition?: number } | undefined {
  const match = /^([0-9a-f]{64})(?:\.(\d{1,4}))?$/.exec(id)
  if (!match?.[1]) return undefined
  return match[2] === undefined ? { hash: match[1] } : { hash: match[1], edition: Number(match[2]) }
}
