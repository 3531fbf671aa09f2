/** Documents compiled once for all portals of a test process; what a copy of them changed costs only itself. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assumeChecked, compileDocuments, loadDocuments, sharedBuildMemory } from '#config'
import { type Ahead, compileAhead, createBuilder, makeLive } from './releases/index.ts'

export const shippedRoot = fileURLToPath(new URL('../../', import.meta.url))

const memory = sharedBuildMemory()
const shipped = new Map<number, Promise<Omit<Ahead, 'builder'>>>()

/** As a server compiles them ahead, with their dated values at that moment. */
export async function compileOnce(root: string, now: () => Date): Promise<Ahead> {
  if (resolve(root) !== resolve(shippedRoot)) return await compileAhead({ root, now, memory })
  const at = now().getTime()
  const known = shipped.get(at) ?? compileShipped(at)
  shipped.set(at, known)
  return { ...(await known), builder: createBuilder({ root, now, memory }) }
}

let files: ReturnType<typeof loadDocuments> | undefined

async function compileShipped(at: number): Promise<Omit<Ahead, 'builder'>> {
  files ??= loadDocuments(shippedRoot)
  const release = compileDocuments(assumeChecked(await files, 'passed elsewhere', memory), memory, { at })
  return { files: await files, release, live: await makeLive(release, true) }
}
