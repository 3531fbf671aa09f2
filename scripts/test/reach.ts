/** Writes what a run recorded into `tests/reach.json`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import createFinder, { type HTTPMethod } from 'find-my-way'
import { buildRelease, type Release, sharedBuildCache } from '#config'
import type { Touched } from '../../tests/support/reach-recorder.ts'
import type { RanFile } from './ran-files.ts'
import { countNames, folderOf, isAcross, reachFile, readReach, recordsFolder } from './reach-table.ts'

interface ReachRecord {
  readonly file: string
  readonly touched: readonly Touched[]
}

/** What a larger share of the files touches, such as starting a portal, does not distinguish them. */
const commonShare = 0.6

/** Files that did not run keep their entry; files that are gone lose it. */
export async function saveReach(ranFiles: readonly RanFile[], exists: (file: string) => boolean): Promise<void> {
  const touchesOf = await readTouches()
  const table = new Map([...readReach()].filter(([file]) => exists(file)))
  for (const { file, seconds } of ranFiles.filter(({ file: ran }) => exists(ran))) {
    // Tests beside code are chosen by what they import.
    const touches = isAcross(file) ? (touchesOf.get(file) ?? table.get(file)?.touches ?? []) : []
    table.set(file, { seconds: Number(seconds.toFixed(1)), touches })
  }
  const entries = [...table].toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(reachFile, `{\n${entries.map((entry) => entry.map((part) => JSON.stringify(part)).join(': ')).join(',\n')}\n}\n`)
}

/** What each recorded file touches, without what is common: a folder counts if the file called a function in it that few files call. */
async function readTouches(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { release, findings } = await buildRelease(process.cwd(), sharedBuildCache())
  if (!release) throw new Error(`The documents do not pass: ${findings[0]?.code}`)
  const nameRequest = createNaming(release)
  const calls = new Map<string, Set<string>>()
  for (const name of readdirSync(recordsFolder)) {
    const { file, touched } = JSON.parse(readFileSync(join(recordsFolder, name), 'utf8')) as ReachRecord
    const fileCalls = calls.get(file) ?? new Set()
    calls.set(file, fileCalls)
    for (const { functions, requests } of touched) for (const call of [...functions, ...requests.flatMap(nameRequest)]) fileCalls.add(call)
  }
  const counts = countNames(calls.values())
  const isCommon = (call: string) => (counts.get(call) ?? 0) > commonShare * calls.size
  return new Map(
    [...calls].map(([file, fileCalls]) => {
      const names = [...fileCalls]
        .filter((call) => !isCommon(call))
        .map((call) => (call.includes('#') ? folderOf(call.split('#', 1)[0] ?? '') : call))
      return [file, [...new Set(names)].filter((name) => name !== file && !isRecorder(name)).sort()]
    }),
  )
}

function isRecorder(name: string): boolean {
  return /^tests\/support\/(reach|record)-/.test(name)
}

/** Names the operation or the page behind a request; requests for files have no name. */
function createNaming(release: Release): (request: string) => string[] {
  const finder = createFinder({ ignoreTrailingSlash: true, maxParamLength: 500 })
  function add(method: HTTPMethod, path: string, name: string): void {
    // Brands share most addresses.
    if (!finder.findRoute(method, path)) finder.on(method, path, () => {}, name)
  }
  for (const { operations, shells } of Object.values(release.brands)) {
    for (const { id, method, path } of Object.values(operations)) add(method, path.replace(/\{(\w+)\}/g, ':$1'), `operation/${id}`)
    for (const { routes } of Object.values(shells)) for (const { path, page } of routes) add('GET', path, `page/${page}`)
  }
  return (request) => {
    const [method = 'GET', path = '/'] = request.split(' ')
    const [, folder, id] = /^\/config\/[^/]+\/.*(page|validator)s\/([\w-]+)/.exec(path) ?? []
    if (folder !== undefined) return [`${folder === 'page' ? 'page' : 'form'}/${id}`]
    const route = finder.find(method as HTTPMethod, path)
    return route ? [String(route.store)] : []
  }
}
