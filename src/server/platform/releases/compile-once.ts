/** A release that is kept is read; any other is compiled by one server, while the others wait for it. */
import { editionAt, type Finding, type Limits, type Release, type SourceFile } from '#config'
import type { CompileRequest } from './compile-here.ts'
import type { Check } from './document-processes.ts'
import type { CompiledStore, MadeFrom } from './keep-compiled.ts'

export type ReadFiles = () => Promise<readonly SourceFile[] | null>

export interface Compiled {
  readonly release: Release
  readonly pack: () => Uint8Array
}

export type CompileFiles = (request: CompileRequest) => Promise<Compiled | undefined>

export interface CompilingParts {
  readonly compiled: CompiledStore | undefined
  readonly compileFiles: CompileFiles
  readonly check: Check
  readonly now: () => Date
  /** Whether check and compilation share a cache in this process. */
  readonly isShared: boolean
}

/** How a release is made if it is not kept. */
export interface Making {
  readonly reason: CompileRequest['reason']
  readonly readFiles: ReadFiles
}

export async function compileOnce(parts: CompilingParts, made: MadeFrom, making: Making): Promise<Release | undefined> {
  const { compiled } = parts
  const at = parts.now().getTime()
  const release = await readKept(compiled, made, at)
  if (release) return release
  if (!compiled) return (await compileAnew(parts, made, making, at))?.release
  return await compiled.alone<Release | undefined>(made, async () => {
    const other = await readKept(compiled, made, at)
    if (other) return { result: other }
    const passed = hasPassed(parts, making)
    const anew = await compileAnew(parts, made, making, at)
    return { result: anew?.release, ...(anew && { kept: passed.then((is) => (is ? compiled.keep(made, anew.pack()) : undefined)) }) }
  })
}

async function compileAnew(
  { compileFiles }: CompilingParts,
  { edition, newerLimits }: MadeFrom,
  { reason, readFiles }: Making,
  at: number,
): Promise<Compiled | undefined> {
  const files = await readFiles()
  return files ? await compileFiles({ files, reason, at, edition, newerLimits }) : undefined
}

/** A release that fails its check is not kept. The check begins now, to run beside the compilation. */
async function hasPassed({ isShared, check }: CompilingParts, { reason, readFiles }: Making): Promise<boolean> {
  if (isShared || reason !== 'check follows') return true
  return await readFiles()
    .then((files) => check(files ?? []))
    .then((findings) => !hasErrors(findings))
    .catch(() => false)
}

/** Added limits make no difference to documents that lack none: most releases are kept without them. */
async function readKept(compiled: CompiledStore | undefined, made: MadeFrom, at: number): Promise<Release | null> {
  const { newerLimits, ...plain } = made
  for (const source of newerLimits ? [plain, made] : [plain]) {
    const release = await compiled?.read(source)
    const isCurrent = release && (made.edition !== undefined || editionAt(release.boundaries, at) === release.edition)
    if (isCurrent && hasLimits(release, newerLimits)) return release
  }
  return null
}

function hasLimits({ brands }: Release, limits: Limits = {}): boolean {
  return Object.values(brands).every((brand) => Object.keys(limits).every((name) => Object.hasOwn(brand.limits, name)))
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}
