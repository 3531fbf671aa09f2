import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from '../../kernel/index.ts'

/** A store that can list its files, so that leftovers from a crash can be deleted. */
export interface SweepableStore extends FileStore {
  /** Keys written before the given time, including unfinished ones. */
  listOlderThan(time: Date): Promise<string[]>
}

/** The disk is full, read-only or missing, so the file was not written; worth retrying. */
export class StoreAwayError extends Error {
  constructor(cause: unknown) {
    super('The file store cannot store files', { cause })
    this.name = 'StoreAwayError'
  }
}

const awayCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ESTALE', 'ENOTCONN', 'EHOSTDOWN'])

/** Keeps files under one directory, with generated ASCII keys; original names stay in the database. */
export async function createDiskStore(directory: string, { scanned = false }: { scanned?: boolean } = {}): Promise<SweepableStore> {
  await mkdir(directory, { recursive: true })
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }))
  return {
    scanned,
    put: async (key, bytes) => {
      try {
        await writeWhole(join(directory, key), bytes)
      } catch (error) {
        throw error instanceof Error && 'code' in error && awayCodes.has(error.code) ? new StoreAwayError(error) : error
      }
    },
    read: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    listOlderThan: (time) => listOlderThan(directory, time),
  }
}

/**
 * Written to a temporary name, synced and then renamed: a file with its final name is complete, and the row committed after it
 * never outlives its bytes, even after a crash or power cut.
 */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // Two processes may write the same file, such as the demo's.
  const aside = `${path}.${randomUUID()}.part`
  try {
    const file = await open(aside, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** The name is durable only once its folder is synced; Windows cannot do that. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function listOlderThan(directory: string, time: Date): Promise<string[]> {
  const keys: string[] = []
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Files deleted while the list is built are skipped.
    const { mtime } = (await stat(path).catch(() => null)) ?? { mtime: time }
    if (mtime < time) keys.push(path.slice(directory.length + 1).replaceAll('\\', '/'))
  }
  return keys
}
