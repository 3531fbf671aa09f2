/**
 * Caches compiled releases and check results as files, so that a restarted server is ready seconds sooner. The files can be
 * deleted at any time: missing, damaged or outdated ones are rebuilt.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Finding, type Limits, packRelease, type Release, unpackRelease } from '#config'

export interface CompiledFiles {
  /** Null if not cached. */
  readonly read: (made: MadeFrom) => Promise<Release | null>
  /** Never fails: without write access the server only starts more slowly. */
  readonly keep: (made: MadeFrom, release: Release) => Promise<void>
  /** Cached findings for the documents with that hash; null if not cached. */
  readonly readFindings: (hash: string) => Promise<readonly Finding[] | null>
  readonly keepFindings: (hash: string, findings: readonly Finding[]) => Promise<void>
}

export interface MadeFrom {
  /** Hash of the documents. */
  readonly hash: string
  /** Undefined: the current edition. */
  readonly edition?: number | undefined
  readonly newerLimits?: Limits | undefined
}

/** Files per kind: the served one, the previous one and a spare. */
const keptFiles = 3

export function keepCompiled(folder: string): CompiledFiles {
  let code: Promise<string> | undefined

  async function pathOf({ hash, edition, newerLimits }: MadeFrom, ending: string): Promise<string> {
    code ??= hashCode()
    const key = createHash('sha256').update(JSON.stringify([await code, hash, edition ?? null, newerLimits ?? null]))
    return join(folder, `${key.digest('hex')}${ending}`)
  }

  async function write(made: MadeFrom, ending: string, content: Uint8Array | string): Promise<void> {
    try {
      const path = await pathOf(made, ending)
      await mkdir(folder, { recursive: true })
      // Rename once complete, so that readers never see half a file.
      await writeFile(`${path}.${process.pid}`, content)
      await rename(`${path}.${process.pid}`, path)
      await removeOldest(folder, ending)
    } catch {
      return
    }
  }

  return {
    async read(made) {
      try {
        return unpackRelease(await readFile(await pathOf(made, '.release')))
      } catch {
        return null
      }
    },
    keep: (made, release) => write(made, '.release', packRelease(release)),
    async readFindings(hash) {
      try {
        return JSON.parse(await readFile(await pathOf({ hash }, '.findings'), 'utf8')) as Finding[]
      } catch {
        return null
      }
    },
    keepFindings: (hash, findings) => write({ hash }, '.findings', JSON.stringify(findings)),
  }
}

async function removeOldest(folder: string, ending: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  aged.sort((one, other) => other.at - one.at)
  for (const { name } of aged.slice(keptFiles)) await rm(join(folder, name), { force: true })
}

/** Hash of all code that affects the compiled result. */
const sources = ['config', 'rules', 'domain', 'generated'] as const

async function hashCode(): Promise<string> {
  const src = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
  const hash = createHash('sha256').update(process.version)
  for (const source of sources) {
    const names = (await readdir(join(src, source), { recursive: true })).filter(
      (name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'),
    )
    const texts = await Promise.all(names.toSorted().map(async (name) => `${name}\0${await readFile(join(src, source, name), 'utf8')}\0`))
    for (const text of texts) hash.update(text)
  }
  return hash.update(await readFile(join(dirname(src), 'package-lock.json')).catch(() => '')).digest('hex')
}
