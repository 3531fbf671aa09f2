/** PGlite in memory, many times in one process: reading and compiling its program costs three times as much as opening one. */
import { readFile } from 'node:fs/promises'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { dropTemplates } from './create-embedded.ts'

type Program = Required<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>>
let program: Promise<Program> | undefined

/** Opens an empty database, or a copy of an archived data directory. */
export async function createLite(loadDataDir?: Blob): Promise<PGlite> {
  program ??= readProgram()
  const [{ PGlite: Lite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return await Lite.create({ extensions: { pg_trgm }, ...(await program), ...(loadDataDir && { loadDataDir }) })
}

/** Drops the templates and shrinks the buffers, which halves the time to open a copy. Takes effect in copies only. */
export async function slimDown(lite: PGlite): Promise<void> {
  await lite.exec("alter system set shared_buffers = '16MB'")
  await dropTemplates(lite)
  await lite.exec('checkpoint')
}

async function readProgram(): Promise<Program> {
  const read = (name: string) => readFile(new URL(name, import.meta.resolve('@electric-sql/pglite')))
  const [pglite, initdb, data] = await Promise.all(['pglite.wasm', 'initdb.wasm', 'pglite.data'].map(read))
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([pglite, initdb].map((bytes) => WebAssembly.compile(bytes ?? Buffer.of())))
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([data ?? '']) } as Program
}
