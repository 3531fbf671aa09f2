/**
 * Reads schemas/ and brands/ from disk: the only file of this module that does.
 * Nothing is judged here; what cannot be read is handed on as a problem of its path.
 */
import type { Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SourceFile } from './documents.ts'

const largestDocument = 2 * 1024 * 1024
const largestAsset = 5 * 1024 * 1024
const mostFiles = 5_000
const readersAtOnce = 16
/** A file that is just being saved in place reads empty or cut off for a moment. */
const unsettledWaitMs = 10
const unsettledReads = 60
const freshMs = 300

type Problem = NonNullable<SourceFile['problem']>

/** All files below `schemas` and `brands` of this root, sorted by path. Throws only where the root itself cannot be read. */
export async function loadDocuments(root: string): Promise<SourceFile[]> {
  const jail = await realpath(root)
  const found: Found[] = []
  for (const folder of ['schemas', 'brands']) await collectFiles(jail, folder, found)
  if (found.length > mostFiles) {
    const problem: Problem = { code: 'TOO-LARGE', message: `more than ${mostFiles} files; is this the right folder?` }
    return [{ path: 'schemas', problem }]
  }
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
    found.push({ path: folder, problem: { code: 'UNREADABLE', message: `the folder cannot be read (${codeOf(error)})` } })
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
      found.push({ path, problem: { code: 'NOT-A-FILE', message: 'a folder stands where a document is expected' } })
    } else await collectFiles(jail, path, found)
  }
}

/** Hidden files, what editors leave behind, and notes for people. */
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
  if (!entry.isSymbolicLink()) return { code: 'NOT-A-FILE', message: 'neither a file nor a folder' }
  try {
    const target = await realpath(join(jail, path))
    if (!target.startsWith(jail + sep)) return { code: 'ESCAPES', message: 'the link leads out of the configuration' }
    // A linked folder could lead round in a circle; nothing needs one.
    return (await stat(target)).isFile() ? 'file' : { code: 'NOT-A-FILE', message: 'the link leads to a folder; only files may be linked' }
  } catch (error) {
    return { code: 'UNREADABLE', message: `the link leads nowhere (${codeOf(error)})` }
  }
}

async function readSource(jail: string, path: string): Promise<SourceFile> {
  const isDocument = path.endsWith('.json')
  const limit = isDocument ? largestDocument : largestAsset
  try {
    const { size } = await stat(join(jail, path))
    if (size > limit) return { path, problem: { code: 'TOO-LARGE', message: `the file has ${size} bytes; at most ${limit} are read` } }
    const bytes = await readSettled(join(jail, path), isDocument)
    if (!isDocument) return { path, bytes }
    try {
      return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
    } catch {
      return { path, problem: { code: 'NOT-UTF8', message: 'the file is not UTF-8; save it as UTF-8 without BOM' } }
    }
  } catch (error) {
    return { path, problem: { code: 'UNREADABLE', message: `the file cannot be read (${codeOf(error)})` } }
  }
}

/** Reads again while the file looks half saved and was touched a moment ago. */
async function readSettled(path: string, isDocument: boolean): Promise<Uint8Array> {
  for (let read = 1; ; read += 1) {
    const bytes: Uint8Array = await readFile(path)
    if (!looksUnsettled(bytes, isDocument) || read === unsettledReads) return bytes
    const { mtimeMs } = await stat(path)
    if (Math.abs(Date.now() - mtimeMs) > freshMs) return bytes
    await wait(unsettledWaitMs)
  }
}

function looksUnsettled(bytes: Uint8Array, isDocument: boolean): boolean {
  if (bytes.length === 0) return true
  if (!isDocument) return false
  const last = Buffer.from(bytes.subarray(-64)).toString('latin1').trimEnd().at(-1)
  return last !== '}'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
