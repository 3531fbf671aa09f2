/**
 * Enforces the layers of src/server: `db` at the bottom, `kernel` above it, then the wings, each of which may use those before it,
 * `http` above them, which knows no freight, and the files and commands that start the server on top. Folders import each other only through index.ts and
 * without cycles. The code that creates demo data is loaded only when a demonstration starts, so production never loads it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importPattern, listSources } from './sources.ts'

const server = 'src/server/'
export const wings: readonly string[] = ['platform', 'people', 'freight', 'orders', 'feeds', 'money', 'content']
/** The wings that `http` may use: the others are what requests are about. */
const wingsOfHttp: readonly string[] = ['platform', 'people']
const layers = ['db', 'kernel', ...wings, 'http', 'top']
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
  const [lower, upper] = [layers.indexOf(layerOf(to)), layers.indexOf(layerOf(from))]
  if (upper < 0) return [`${at} ${from} belongs in a wing: ${wings.join(', ')}`]
  if (lower > upper) return [`${at} ${from} is below ${to || 'the top'}; pass in what it needs`]
  if (from === 'http' && isClosedToHttp(layerOf(to))) return [`${at} http knows no freight: register what it needs in Services`]
  return to === '' || file === join(to, 'index.ts') ? [] : [`${at} import ${to}/index.ts, not a file behind it`]
}

function isClosedToHttp(layer: string): boolean {
  return wings.includes(layer) && !wingsOfHttp.includes(layer)
}

function layerOf(folder: string): string {
  return topFolders.has(folder) ? 'top' : (folder.split('/')[0] ?? '')
}

/** In a wing, the folder of one noun. */
function folderOf(path: string): string {
  const [first = '', second = '', ...deeper] = path.split('/')
  if (second === '') return ''
  return deeper.length > 0 && wings.includes(first) ? `${first}/${second}` : first
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
