/**
 * The scripts a page needs besides the frame, so that its head can name them: the browser then fetches all of them at once
 * instead of discovering them one import after the other.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageParts } from '#config'

/** Entry of the build's manifest: https://vite.dev/guide/backend-integration */
interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const frame = 'index.html'
/** Shared by several chunks, so that the manifest knows it by its name only. */
const evaluator = 'evaluate'
const pages = 'src/web/page-code.ts'
const forms = 'src/engine/forms/index.ts'
const grid = 'src/engine/forms/grid/GridRows.tsx'
const renderers = { rjsf: 'src/engine/forms/rjsf/RjsfRenderer.tsx', formily: 'src/engine/forms/formily/FormilyRenderer.tsx' }

export interface PageScripts {
  /** Addresses of the scripts of every page. */
  readonly frame: readonly string[]
  /** Those that a page needs besides. */
  readonly of: (parts: PageParts) => readonly string[]
}

/** Reads from the build's manifest which scripts draw what. */
export async function readPageScripts(root: string): Promise<PageScripts> {
  const manifest = JSON.parse(await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
  const always = filesOf(manifest, [frame])
  const shared = Object.keys(manifest).filter((source) => manifest[source]?.name === evaluator)
  const blocks = new Map(Object.keys(manifest).flatMap((source) => blockOf(source) ?? []))
  const widgets = new Map(Object.keys(manifest).flatMap((source) => widgetOf(source) ?? []))
  const of: PageScripts['of'] = ({ kinds, renderers: wanted, widgets: used, evaluates }) => {
    const sources = [
      pages,
      ...kinds.flatMap((kind) => blocks.get(kind) ?? []),
      ...(wanted.length > 0 ? [forms] : []),
      ...wanted.map((renderer) => renderers[renderer]),
      ...used.flatMap((widget) => widgets.get(widget) ?? []),
      ...(evaluates ? shared : []),
    ]
    return [...filesOf(manifest, sources)].filter((file) => !always.has(file)).map((file) => `/${file}`)
  }
  return { frame: [...always].map((file) => `/${file}`), of }
}

/** `src/engine/blocks/record/RecordHeadBlock.tsx` draws blocks of the kind `record-head`. */
function blockOf(source: string): [[string, string]] | undefined {
  const name = /\/(\w+)Block\.tsx$/.exec(source)?.[1]
  return name === undefined ? undefined : [[toKind(name), source]]
}

/** `src/engine/widgets/FileWidget.tsx` is the control `file`; those that most forms have are in no file of their own. */
function widgetOf(source: string): [[string, string]] | undefined {
  if (source === grid) return [['grid', source]]
  const name = /\/(\w+)Widget\.tsx$/.exec(source)?.[1]
  return name === undefined ? undefined : [[toKind(name), source]]
}

function toKind(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** The files of these sources and of everything they import statically. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set(sources)
  // Iterating a Set includes items added meanwhile.
  for (const source of seen) {
    const chunk = manifest[source]
    if (!chunk) continue
    files.add(chunk.file)
    for (const inner of chunk.imports ?? []) seen.add(inner)
  }
  return files
}
