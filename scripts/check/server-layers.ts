/**
 * Enforces the layers of src/server: `db` at the bottom, `kernel` above it, one folder per noun, `http` above those, and the
 * files and commands that start the server on top. Folders import each other only through index.ts and without cycles. The code
 * that creates demo data is loaded only when a demonstration starts, so production never loads it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importPattern, listSources } from './sources.ts'

const server = 'src/server/'
const layers = ['db', 'kernel', 'noun', 'http', 'top'] as const
type Layer = (typeof layers)[number]
/** Folders that start or run the server, like the files beside them. */
const demoFolder = 'demo'
const topFolders = new Set(['', 'commands', demoFolder])

interface Import {
  readonly from: string
  readonly to: string
  /** Neither type-only nor dynamic. */
  readonly atOnce: boolean
  /** The importing file and line. */
  readonly at: string
}

export function checkServerLayers(root: string): string[] {
  const imports = listSources(join(root, server)).flatMap((path) => importsOf(path, readFileSync(join(root, server, path), 'utf8')))
  return [...imports.flatMap(checkImport), ...findCycles(imports)]
}

/** Imports of other server folders. */
function importsOf(path: string, text: string): (Import & { readonly file: string })[] {
  if (path.endsWith('.test.ts')) return []
  return [...text.matchAll(importPattern)].flatMap((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    if (!specifier.startsWith('.')) return []
    const file = normalize(join(dirname(path), specifier))
    const [from, to] = [folderOf(path), folderOf(file)]
    const line = text.slice(0, match.index + match[0].length).split('\n').length
    return from === to
      ? []
      : [{ from, to, file, atOnce: match[1] === undefined && match[2] !== undefined, at: `${server}${path}:${line}:1: error LAYER:` }]
  })
}

function checkImport({ from, to, file, atOnce, at }: Import & { readonly file: string }): string[] {
  if (to === demoFolder && atOnce) return [`${at} production never loads ${to}: import() it where a demonstration starts`]
  const [lower, upper] = [layerOf(to), layerOf(from)]
  if (layers.indexOf(lower) > layers.indexOf(upper)) return [`${at} ${from} is below ${to || 'the top'}; pass in what it needs`]
  return to === '' || file === join(to, 'index.ts') ? [] : [`${at} import ${to}/index.ts, not a file behind it`]
}

function layerOf(folder: string): Layer {
  if (topFolders.has(folder)) return 'top'
  return folder === 'db' || folder === 'kernel' || folder === 'http' ? folder : 'noun'
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
}

/** Each import cycle once, with an import that closes it. */
function findCycles(imports: readonly Import[]): string[] {
  const problems: string[] = []
  const finished = new Set<string>()
  function visit(folder: string, trail: readonly string[]): void {
    if (finished.has(folder)) return
    for (const { to, at } of imports.filter(({ from }) => from === folder)) {
      const start = [...trail, folder].indexOf(to)
      if (start < 0) visit(to, [...trail, folder])
      else problems.push(`${at} creates a cycle: ${[...trail, folder, to].slice(start).join(' -> ')}`)
    }
    finished.add(folder)
  }
  for (const { from } of imports) if (!topFolders.has(from)) visit(from, [])
  return problems
}
