/** What analysts and commands ask of releases: check, compare, publish, roll back, look back. */
import { hashFiles, readReleaseId, type SourceFile } from '#config'
import type { PublishedRelease, PublishRequest, ReleaseCalls, Result } from '../../kernel/index.ts'
import { createComparer } from './compare-releases.ts'
import { toContents } from './contents.ts'
import { servedStack, undoneSwitches } from './history.ts'
import type { LiveRelease } from './live.ts'
import { createPublishing, type Publishing } from './publishing.ts'
import type { createQueue } from './queue.ts'
import { servedBy } from './serving.ts'
import type { StartServingParts } from './start-serving.ts'
import { readFiles, readPointers, readPublishing } from './store.ts'
import { explainFindings, planRecords, takeOver } from './take-over.ts'

export interface ReleaseCallsParts extends StartServingParts {
  readonly current: () => LiveRelease
  readonly now: () => Date
  readonly demo: boolean
  /** Runs switches one at a time, each based on the result of the previous one. */
  readonly inTurn: ReturnType<typeof createQueue>
}

type Documents = Readonly<Record<string, string>> | null

export function createReleaseCalls(parts: ReleaseCallsParts): ReleaseCalls {
  const { db, builder, demo, now, inTurn, current } = parts
  const publishing = createPublishing({ db, now })
  const compare = createComparer({ db, builder, demo, now })
  const exclusively = createExclusive(inTurn)
  return {
    check: (documents) => checkDocuments(parts, documents),
    compare: async (documents, reach) => await compare({ served: current().release, files: await filesOf(parts, documents), reach }),
    publish: (request) => publishing.once(request, () => exclusively(() => publish(parts, publishing, request))),
    publishing: () => readPublishing(db, now()),
    rollback: (who, steps) => exclusively(() => rollBack(parts, who, steps)),
    history: async () =>
      (await readPointers(db)).toReversed().map(({ hash, action, who, at }) => ({ release: hash, action, who, at: at.toISOString() })),
    read: async (id) => {
      const files = await readFiles(db, readReleaseId(id)?.hash ?? id)
      return files ? { ok: true, value: toContents(files) } : { ok: false, error: 'error.not-found' }
    },
  }
}

/** If two publish at once, one is refused, because it has not seen the other's change; the watcher is never refused. */
function createExclusive(inTurn: ReleaseCallsParts['inTurn']) {
  let isBusy = false
  return async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (isBusy) return { ok: false, error: 'error.conflict-version' }
    isBusy = true
    try {
      return await inTurn(work)
    } finally {
      isBusy = false
    }
  }
}

async function checkDocuments(parts: ReleaseCallsParts, documents: Documents) {
  const files = await filesOf(parts, documents)
  const findings = await explainFindings(parts, { findings: [...(await parts.builder.check(files))], files })
  // The served documents were checked against the records when they were published, and every record since against them.
  return hashFiles(files) === servedBy(parts.serving).release.hash ? findings : [...findings, ...(await planRecords(parts, files)).findings]
}

async function filesOf({ db, builder, serving }: ReleaseCallsParts, documents: Documents): Promise<readonly SourceFile[]> {
  if (documents === null) return await builder.readDisk()
  const texts = Object.entries(documents).map(([path, text]) => ({ path, text }))
  // Only documents are sent, as text; pictures are taken from the served release.
  const pictures = ((await readFiles(db, servedBy(serving).release.hash)) ?? []).filter((file) => file.bytes && !(file.path in documents))
  return [...texts, ...pictures]
}

async function publish(
  parts: ReleaseCallsParts,
  publishing: Publishing,
  { documents, ...how }: PublishRequest,
): Promise<Result<PublishedRelease>> {
  const files = await filesOf(parts, documents)
  const { reach, end } = publishing.start(how.who, files.length)
  try {
    reach('checking')
    const build = await parts.builder.fromFiles(files, () => reach('compiling'))
    return await takeOver(parts, build, { action: 'publish', ...how, reach })
  } finally {
    await end()
  }
}

async function rollBack({ serving, load, records }: ReleaseCallsParts, who: string, steps: number): Promise<Result<{ release: string }>> {
  const stack = servedStack(serving.pointers())
  const hash = stack[stack.length - 1 - steps]
  const earlier = hash === undefined ? null : await load(hash)
  if (!earlier) return { ok: false, error: 'error.no-earlier-release' }
  // Another server may have switched while it was loaded.
  const latest = serving.pointers()
  const along = records.undo(undoneSwitches(latest, earlier.release.hash), earlier.release.id)
  return await serving.switchTo({ live: earlier, files: null, from: latest.at(-1)?.hash, along, action: 'rollback', who })
}
