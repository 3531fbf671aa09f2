/**
 * Caches compiled releases and check results as files, so that a restarted server is ready seconds sooner. The files can be
 * deleted at any time: missing, damaged or outdated ones are rebuilt.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
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

  async function write(made: MadeFrom, ending: string, content: Uint8Array): Promise<void> {
    try {
      const path = await pathOf(made, ending)
      await mkdir(folder, { recursive: true })
      // Rename once complete, so that readers never see half a file. A process may write the same release twice at once.
      const aside = `${path}.${randomUUID()}`
      const file = await open(aside, 'wx')
      try {
        await file.writeFile(digestOf(content))
        await file.writeFile(content)
      } finally {
        await file.close()
      }
      await rename(aside, path)
      await removeOldest(folder, ending)
    } catch {
      return
    }
  }

  /** Throws if the file is missing or damaged. */
  async function readWhole(made: MadeFrom, ending: string): Promise<Uint8Array> {
    const bytes = await readFile(await pathOf(made, ending))
    const content = bytes.subarray(digestLength)
    if (!digestOf(content).equals(bytes.subarray(0, digestLength))) throw new Error('damaged')
    return content
  }

  return {
    async read(made) {
      try {
        return unpackRelease(await readWhole(made, '.release'))
      } catch {
        return null
      }
    },
    keep: (made, release) => write(made, '.release', packRelease(release)),
    async readFindings(hash) {
      try {
        return JSON.parse(Buffer.from(await readWhole({ hash }, '.findings')).toString()) as Finding[]
      } catch {
        return null
      }
    },
    keepFindings: (hash, findings) => write({ hash }, '.findings', Buffer.from(JSON.stringify(findings))),
  }
}

/** Each file begins with the SHA-256 of the rest. */
const digestLength = 32

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/** Also removes what a killed process left half written. */
async function removeOldest(folder: string, ending: string): Promise<void> {
  const names = await readdir(folder)
  const ages = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const whole = ages.filter(({ name }) => name.endsWith(ending)).sort((one, other) => other.at - one.at)
  const halves = ages.filter(({ name, at }) => name.includes(`${ending}.`) && at < Date.now() - halfMs)
  for (const { name } of [...whole.slice(keptFiles), ...halves]) await rm(join(folder, name), { force: true })
}

/** Longer than writing takes. */
const halfMs = 60 * 60 * 1000

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
