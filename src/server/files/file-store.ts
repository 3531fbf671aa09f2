import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from '../operation.ts'

/** A store that can also say what it holds, so that leftovers of a crash can be swept away. */
export interface SweepableStore extends FileStore {
  /** Keys written before the given time. */
  listOlderThan(time: Date): Promise<string[]>
}

/** Keeps files below one directory, under generated ASCII keys; original names stay in the database. */
export async function createDiskStore(directory: string): Promise<SweepableStore> {
  await mkdir(directory, { recursive: true })
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    listOlderThan: (time) => listOlderThan(directory, time),
  }
}

async function listOlderThan(directory: string, time: Date): Promise<string[]> {
  const keys: string[] = []
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const { mtime } = await stat(path)
    if (mtime < time) keys.push(path.slice(directory.length + 1).replaceAll('\\', '/'))
  }
  return keys
}
