/**
 * Reads schemas/ and brands/ from disk: the only file in this module that does.
 * Nothing is checked here; unreadable files are returned as problems of their path.
 */
import type { Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SourceFile } from './documents.ts'
import { say } from './messages.ts'

const largestDocument = 2 * 1024 * 1024
const largestAsset = 5 * 1024 * 1024
const mostFiles = 5_000
const readersAtOnce = 16
/** A file being saved in place can be empty or truncated for a moment. */
const unsettledWaitMs = 10
const unsettledReads = 150
/** On a busy machine there may be a pause between truncating a file and writing it. */
const freshMs = 1_000
/** Files that change during reading would give an inconsistent set, so wait, but not forever. */
const mostReadings = 40
const changingWaitMs = 50

type Problem = NonNullable<SourceFile['problem']>

/** All files below `schemas` and `brands` of this root, sorted by path. Throws only if the root itself cannot be read. */
export async function loadDocuments(root: string): Promise<SourceFile[]> {
  const jail = await realpath(root)
  for (let reading = 1; ; reading += 1) {
    const listing = await findFiles(jail)
    if (listing.length > mostFiles) return [{ path: 'schemas', problem: say('TOO-LARGE/files', { most: mostFiles }) }]
    const before = await signFiles(jail, listing)
    const files = await readFound(jail, listing)
    if (reading === mostReadings || (await signFiles(jail, await findFiles(jail))) === before) return files
    await wait(changingWaitMs)
  }
}

async function findFiles(jail: string): Promise<Found[]> {
  const files: Found[] = []
  for (const folder of ['schemas', 'brands']) await collectFiles(jail, folder, files)
  return files
}

/** Changes as soon as a file is added, removed or written. */
async function signFiles(jail: string, found: readonly Found[]): Promise<string> {
  const signs = found.map(async ({ path }) => {
    const file = await stat(join(jail, path)).catch(() => null)
    return `${path} ${file?.ino} ${file?.size} ${file?.mtimeMs} ${file?.ctimeMs}`
  })
  return (await Promise.all(signs)).sort().join('\n')
}

async function readFound(jail: string, found: readonly Found[]): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  const queue = [...found]
  const readers = Array.from({ length: readersAtOnce }, async () => {
    for (let next = queue.pop(); next; next = queue.pop())
      files.push(next.problem ? { path: next.path, problem: next.problem } : await readSource(jail, next.path))
  })
  await Promise.all(readers)
  return files.sort((left, right) => (left.path < right.path ? -1 : left.path > right.path ? 1 : 0))
}

interface Found {
  readonly path: string
  readonly problem?: Problem
}

async function collectFiles(jail: string, folder: string, found: Found[]): Promise<void> {
  let entries: Dirent[]
  try {
    entries = await readdir(join(jail, folder), { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && !folder.includes('/')) return
    found.push({ path: folder, problem: say('UNREADABLE/folder', { reason: codeOf(error) }) })
    return
  }
  for (const entry of entries) {
    if (found.length > mostFiles) return
    if (isPassedOver(entry.name)) continue
    const path = `${folder}/${entry.name}`
    const kind = await kindOf(jail, path, entry)
    if (typeof kind === 'object') found.push({ path, problem: kind })
    else if (kind === 'file') found.push({ path })
    else if (entry.name.toLowerCase().endsWith('.json')) {
      found.push({ path, problem: say('NOT-A-FILE/folder') })
    } else await collectFiles(jail, path, found)
  }
}

/** Hidden files, editor leftovers, and notes. */
function isPassedOver(name: string): boolean {
  return (
    name.startsWith('.') ||
    name.endsWith('~') ||
    name.startsWith('#') ||
    /\.(md|swp|swx|tmp|bak|orig)$/i.test(name) ||
    /^\d{4,5}$/.test(name)
  )
}

async function kindOf(jail: string, path: string, entry: Dirent): Promise<'file' | 'folder' | Problem> {
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink()) return say('NOT-A-FILE/other')
  try {
    const target = await realpath(join(jail, path))
    if (!target.startsWith(jail + sep)) return say('ESCAPES/link')
    // A linked folder could create a cycle, and none is needed.
    return (await stat(target)).isFile() ? 'file' : say('NOT-A-FILE/link-to-folder')
  } catch (error) {
    return say('UNREADABLE/link', { reason: codeOf(error) })
  }
}

async function readSource(jail: string, path: string): Promise<SourceFile> {
  const isDocument = path.endsWith('.json')
  const limit = isDocument ? largestDocument : largestAsset
  try {
    const { size } = await stat(join(jail, path))
    if (size > limit) return { path, problem: say('TOO-LARGE/file', { size, limit }) }
    const bytes = await readSettled(join(jail, path))
    if (!isDocument) return { path, bytes }
    const wide = readUtf16(bytes)
    if (wide !== undefined) return { path, text: wide, problem: say('NOT-UTF8/utf-16') }
    try {
      return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
    } catch {
      return { path, problem: say('NOT-UTF8/encoding') }
    }
  } catch (error) {
    return { path, problem: say('UNREADABLE/file', { reason: codeOf(error) }) }
  }
}

/** The text of a file that starts as UTF-16: with a byte order mark, or a zero byte in the first letter. */
function readUtf16(bytes: Uint8Array): string | undefined {
  const [first = 1, second = 1] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : undefined
  if (encoding === undefined) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads again while the file looks incomplete and was modified recently. */
async function readSettled(path: string): Promise<Uint8Array> {
  for (let read = 1; ; read += 1) {
    const bytes: Uint8Array = await readFile(path)
    if (!looksUnsettled(path, bytes) || read === unsettledReads) return bytes
    const { mtimeMs } = await stat(path)
    if (Math.abs(Date.now() - mtimeMs) > freshMs) return bytes
    await wait(unsettledWaitMs)
  }
}

/** End of a complete file of these types; unknown for others. */
const endings: Readonly<Record<string, RegExp>> = {
  json: /\}\s*$/,
  svg: />\s*$/,
  png: /IEND.{4}$/s,
  jpg: /\xff\xd9\s*$/,
  jpeg: /\xff\xd9\s*$/,
}

function looksUnsettled(path: string, bytes: Uint8Array): boolean {
  if (bytes.length === 0) return true
  const ending = endings[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
  return ending !== undefined && !ending.test(Buffer.from(bytes.subarray(-64)).toString('latin1'))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
