/** The shipped documents, read and compiled once for all portals of a test process. */
import { compileFiles, createBuildMemory, loadDocuments, type SourceFile } from '#config'
import { type Ahead, createBuilder } from './releases/build.ts'
import { makeLive } from './releases/index.ts'

const memory = createBuildMemory()
let files: Promise<readonly SourceFile[]> | undefined
const made = new Map<number, Promise<Omit<Ahead, 'builder'>>>()

/** As a server compiles them ahead, with their dated values at that moment. */
export async function compileShipped(root: string, now: () => Date): Promise<Ahead> {
  files ??= loadDocuments(root)
  const at = now().getTime()
  const known = made.get(at) ?? compile(files, at)
  made.set(at, known)
  return { ...(await known), builder: createBuilder(root, now, memory) }
}

async function compile(loaded: Promise<readonly SourceFile[]>, at: number): Promise<Omit<Ahead, 'builder'>> {
  const documents = await loaded
  const release = compileFiles(documents, memory, at)
  return { files: documents, release, live: await makeLive(release, true) }
}
