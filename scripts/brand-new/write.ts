import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SourceFile } from '#config'

/** Writes all files to a temporary folder, then puts them in place with one rename. */
export async function writeBrand(root: string, id: string, files: readonly SourceFile[]): Promise<void> {
  const waiting = join(root, 'brands', `.new-${id}-${process.pid}`)
  const target = join(root, 'brands', id)
  try {
    for (const { path, text, bytes } of files) {
      const place = join(waiting, path.slice(`brands/${id}/`.length))
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, text ?? bytes ?? '')
    }
    if (await isThere(target)) throw new Error(`brands/${id} already exists`)
    await rename(waiting, target)
  } finally {
    await rm(waiting, { recursive: true, force: true })
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
