/** Builds browser and server-rendering code into dist/ and precompresses it. `npm start` calls it when sources are newer. */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { packagedFont } from '../src/server/platform/sheets/fonts.ts'
import { isMain } from './is-main.ts'

const stampFile = 'dist/sources.sha256'
/** Sizes and times of sources for which the stamp is known to be valid. */
const seenFile = 'dist/sources.seen'
const sources = ['src', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']

/** Vite is a dev dependency; a production installation ships with a built dist/ instead. */
export class NoBuilderError extends Error {}

/** Builds unless dist/ is up to date; returns whether it built. */
export async function buildIfStale(root: string): Promise<boolean> {
  const [built, seen] = await Promise.all([stampFile, seenFile].map((file) => readFile(join(root, file), 'utf8').catch(() => '')))
  const now = lookAtSources(root)
  if (built !== '' && seen === now) return false
  const stamp = await hashSources(root)
  if (built === stamp) {
    await writeFile(join(root, seenFile), now)
    return false
  }
  if (!canBuild()) throw noBuilder(built === '' ? 'dist/ is missing' : 'dist/ is older than the sources')
  await buildApart(root)
  await Promise.all([writeFile(join(root, stampFile), stamp), writeFile(join(root, seenFile), now)])
  return true
}

/** In a process of its own: a server that has built in its own would keep 400 MB of the builder. */
async function buildApart(root: string): Promise<void> {
  // Tests build too; under their NODE_ENV the bundle would contain React's development build.
  const child = fork(import.meta.filename, ['--anew'], { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The browser code could not be built; the reason is above.')
}

async function build(root: string): Promise<void> {
  const { createBuilder } = await loadVite('A build was requested')
  const builder = await createBuilder({ root, logLevel: 'warn' })
  await builder.buildApp()
  await compressFolder(join(root, 'dist/client/assets'))
  await copyFonts(join(root, 'dist/fonts'))
}

/** Those that the server draws with: their package, with seven other weights, is not installed in production. */
async function copyFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const font of [packagedFont('normal'), packagedFont('bold')]) await copyFile(font, join(folder, basename(font)))
}

export function canBuild(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

/** If Vite is missing, throws a NoBuilderError whose message starts with the reason. */
export function loadVite(reason: string): Promise<typeof import('vite')> {
  return canBuild() ? import('vite') : Promise.reject(noBuilder(reason))
}

function noBuilder(reason: string): NoBuilderError {
  return new NoBuilderError(
    `${reason} and vite is not installed: run "npm ci" and "npm run build", then "npm prune --omit=dev" for production.`,
  )
}

/** Uses only sizes and modification times, so that a restart after a crash does not read every file. */
function lookAtSources(root: string): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(join(root, source)))) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Compares contents, not times: a fresh clone and a touched file must not count as changes. */
async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(join(root, source))))
    hash.update(relative(root, path)).update(await readFile(path))
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (/\.test\.tsx?$|\.md$/.test(entry.name)) return []
    const inside = join(path, entry.name)
    return entry.isDirectory() ? listFiles(inside) : [inside]
  })
}

const compressible = /\.(js|css|svg|json)$/

/** At the best levels: 6 % less than brotli's level 9, for two seconds more on two cores. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name))
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 1024) return
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

if (isMain(import.meta.filename)) {
  if (process.argv.includes('--anew')) await build(process.cwd())
  else console.log((await buildIfStale(process.cwd())) ? 'built dist/' : 'dist/ is up to date')
}
