/** What a process serves when it starts: its own documents, or what was published last. */
import type { Finding } from '#config'
import type { Ahead, Build, Builder } from './build.ts'
import { lastTakenOver } from './history.ts'
import type { LoadedReleases } from './loaded-releases.ts'
import type { PointerEntry } from './store.ts'
import { reportFindings, type TakeOverParts, takeOver } from './take-over.ts'

/** The documents have errors and there is no earlier release to serve. */
export class NoReleaseError extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    const count = findings.filter((finding) => finding.severity === 'error').length
    super(`The documents have ${count} ${count === 1 ? 'error' : 'errors'}, and there is no earlier release to serve.`)
    this.name = 'NoReleaseError'
    this.findings = findings
  }
}

export interface StartServingParts extends TakeOverParts, Pick<LoadedReleases, 'load' | 'shipped'> {
  readonly builder: Builder
  /** Demo: compiled before the database was open. */
  readonly ahead: Ahead | null
}

export async function startServing(parts: StartServingParts): Promise<void> {
  const { serving, ahead, builder, log } = parts
  const pointers = serving.pointers()
  const served = pointers.at(-1)
  // Production serves the published release; only with an empty database does it publish the files.
  const build = ahead ? await checkAhead(builder, ahead, pointers) : served ? null : await builder.fromDisk()
  if (build) reportFindings(build.findings, log)
  if (build?.release && build.release.hash !== lastTakenOver(pointers)) {
    const taken = await takeOver(parts, build, { action: 'start', who: 'start' })
    if (taken.ok || (pointers.length > 0 && taken.error !== 'error.release-rejected')) return
  }
  if (!served) throw new NoReleaseError(build?.findings ?? [])
  await serveLast(parts, served, build)
}

async function serveLast(parts: StartServingParts, { hash }: PointerEntry, build: Build | null): Promise<void> {
  const { serving, load, log, ahead } = parts
  if (build?.release && build.release.hash === hash) return await serving.serve(await parts.toLive(build.release))
  const last = await load(hash)
  if (!last) throw new Error(`release ${hash} is published but not stored`)
  await serving.serve(last)
  if (!ahead) await warnOfUnpublished(parts, hash)
  if (build && !build.release) log.warn({ release: hash }, 'the documents have errors; the last good release is served')
}

/** Releases that were served before passed the check at the time, so later starts need not wait for it. */
async function checkAhead(builder: Builder, { files, release }: Ahead, pointers: readonly PointerEntry[]): Promise<Build> {
  const hasPassed = release !== null && pointers.some(({ hash }) => hash === release.hash)
  if (hasPassed) return { files, release, findings: [] }
  if (!release) return await builder.fromFiles(files)
  const findings = [...(await builder.check(files))]
  return { files, findings, release: findings.some(({ severity }) => severity === 'error') ? null : release }
}

/** After an upgrade the earlier release stays active until the new documents are published. */
async function warnOfUnpublished({ shipped, log }: StartServingParts, served: string): Promise<void> {
  const { hash = served } = (await shipped()) ?? {}
  if (hash !== served) log.warn({ release: served, beside: hash }, 'the documents on disk are not published: npm run config -- publish')
}
