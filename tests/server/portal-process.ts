/** The portal as a user runs it: a separate tree whose documents can be edited, and a process started in it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildIfStale } from '../../scripts/build.ts'
import { ensureDemoData } from '../support/demo-data.ts'
import { root } from '../support/documents.ts'

/** Folders that an analyst or the owner of a brand edits. */
const documents = ['schemas', 'brands']
const code = ['src', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']

/** Creates a tree with its own documents, the current build and today's small demo data; returns its root. */
export async function copyTree(): Promise<string> {
  await buildIfStale(root)
  const tree = mkdtempSync(join(tmpdir(), 'tree-'))
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const name of documents) cpSync(join(root, name), join(tree, name), { recursive: true })
  for (const name of [...code, 'dist', 'node_modules', '.cache']) symlinkSync(join(root, name), join(tree, name))
  cpSync(await ensureDemoData(), join(tree, '.data'), { recursive: true })
  return tree
}

export interface CopyCloneOptions {
  /** Includes the built browser code. */
  readonly built?: boolean
  /** Which packages are installed; default: all. */
  readonly hasPackage?: (path: string, entry: LockedPackage) => boolean
}

/** An entry of package-lock.json. */
export interface LockedPackage {
  readonly dev?: boolean
  readonly optional?: boolean
}

/** A tree like a fresh clone after npm ci: the database is empty, and nothing is built unless requested. */
export function copyClone({ built = false, hasPackage }: CopyCloneOptions = {}): string {
  const tree = mkdtempSync(join(tmpdir(), 'tree-'))
  for (const name of [...documents, ...code, ...(built ? ['dist'] : [])]) cpSync(join(root, name), join(tree, name), { recursive: true })
  if (hasPackage) linkPackages(tree, hasPackage)
  else symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

function linkPackages(tree: string, hasPackage: NonNullable<CopyCloneOptions['hasPackage']>): void {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    // A nested package is included with its parent's folder; those of other platforms are not installed.
    const isNested = path.lastIndexOf('node_modules/') > 0
    if (!path.startsWith('node_modules/') || isNested || !existsSync(join(root, path)) || !hasPackage(path, entry)) continue
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    symlinkSync(join(root, path), join(tree, path))
  }
}

export function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
}

/** Saves like a careful editor: to a temporary file, then renamed. */
export function saveFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

export interface PortalProcess {
  readonly url: string
  readonly pid: number
  /** All output so far, including the demo accounts. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Uses the embedded database, whatever the caller uses, unless a setting names another. Resolves once the address is printed. */
export async function startPortal(tree: string, settings: Readonly<Record<string, string>> = {}): Promise<PortalProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: tree, env: { ...portalEnvironment(), ...settings } })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // An aborted run must not leave a server behind.
  const endWithRun = () => child.kill('SIGKILL')
  process.once('exit', endWithRun)
  child.once('exit', () => process.off('exit', endWithRun))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const url = await readAddress(child, () => output).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Environment that a command in the tree needs to reach the running portal. */
export function portalEnvironment(): NodeJS.ProcessEnv {
  const cache = join(root, '.cache/node')
  return {
    ...process.env,
    DATABASE_URL: undefined,
    NODE_ENV: '',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: '.data',
    NODE_COMPILE_CACHE: cache,
  }
}

async function readAddress(child: ChildProcess, output: () => string): Promise<string> {
  for (; child.exitCode === null && child.signalCode === null; await wait(10)) {
    const url = /http:\/\/localhost:\d+/.exec(output())?.[0]
    if (url) return url
  }
  throw new Error(`it did not start:\n${output()}`)
}
