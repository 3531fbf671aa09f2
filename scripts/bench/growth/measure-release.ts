/**
 * Builds a portal of one size in a process of its own, for its peak of memory. Arguments: what grows, its size, and a file for the
 * packed release; or `load` and that file, as a server does when it starts. Prints the figures as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { buildReleaseOf, createBuildCache, loadDocuments, packRelease, type SourceFile, unpackRelease } from '#config'
import { makeLive } from '../../../src/server/platform/releases/index.ts'
import { manyBrands } from '../many-brands.ts'
import { findMedian } from '../measure.ts'
import { addCopies, readBulletins } from './bulletins.ts'

/** What one brand of many changes. */
const changes = 50
const edits = 3

const [, , kind = '', size = '', file = ''] = process.argv
console.log(JSON.stringify(kind === 'load' ? await load(size) : await build(await filesOf(kind, Number(size)), kind, file)))

/** Times in ms, sizes in MB. */
export interface Built {
  readonly build: number
  readonly rebuild: number
  readonly peak: number
  readonly packed: number
}

export interface Loaded {
  readonly load: number
  readonly memory: number
}

async function filesOf(grown: string, count: number): Promise<SourceFile[]> {
  const files = await loadDocuments(process.cwd())
  if (grown === 'documents') return addCopies(files, await readBulletins(process.cwd()), count)
  const shipped = files.filter(({ path }) => /^brands\/[^/]+\/brand\.json$/.test(path)).length
  return manyBrands(files, { brands: count - shipped, changes })
}

async function build(files: readonly SourceFile[], grown: string, target: string): Promise<Built> {
  const cache = createBuildCache()
  const start = performance.now()
  const { release, findings } = buildReleaseOf(files, cache)
  const built = performance.now() - start
  if (!release) throw new Error(`the generated documents do not pass: ${JSON.stringify(findings[0])}`)
  const times: number[] = []
  for (let run = 1; run <= edits; run += 1) {
    const edited = editOne(files, grown, run)
    const began = performance.now()
    if (!buildReleaseOf(edited, cache).release) throw new Error('the edited documents do not pass')
    times.push(performance.now() - began)
  }
  const packed = packRelease(release)
  writeFileSync(target, packed)
  return { build: built, rebuild: findMedian(times), peak: process.resourceUsage().maxRSS / 1_024, packed: packed.length / 1_000_000 }
}

/** Another label in one document: of the last brand, or of all brands. */
function editOne(files: readonly SourceFile[], grown: string, run: number): SourceFile[] {
  const edited =
    grown === 'brands'
      ? files.findLast(({ path }) => /^brands\/copy\d+\/schemas\//.test(path))
      : files.find(({ path }) => path === 'schemas/portal/home.page.json')
  if (!edited?.text) throw new Error('there is no document to edit')
  const text = edited.text.replace(/"en": "/, `"en": "${run} `)
  return files.map((one) => (one === edited ? { ...one, text } : one))
}

async function load(source: string): Promise<Loaded> {
  const bytes = readFileSync(source)
  const start = performance.now()
  const live = await makeLive(await unpackRelease(bytes), false)
  const elapsed = performance.now() - start
  globalThis.gc?.()
  if (Object.keys(live.brands).length === 0) throw new Error('the release has no brands')
  return { load: elapsed, memory: process.memoryUsage().rss / 1_048_576 }
}
