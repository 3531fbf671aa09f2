/**
 * Completion by the language server, at places of every kind, also in expressions and texts. A name is cut out of a shipped document,
 * and the server is asked at the empty place while the other documents are whole. Measured are the places whose name is not among
 * the first ten, and the time of an answer. `names` compares it with editors that know the schemas only.
 */
import { loadDocuments, type SourceFile } from '#config'
import { openEditorServer } from '../config/editor/testing.ts'
import { type EmptyPlace, measureShare, samplePlaces } from './editor/places.ts'
import type { Measure, Measured } from './measure.ts'

const seed = 20261130
const serverPlaces = 60
const mostLate = 5
const mostMs = 100

export const editor: Measure = {
  name: 'editor',
  run: async ({ root }) => measureServer(root, await loadDocuments(root)),
}

async function measureServer(root: string, files: readonly SourceFile[]): Promise<Measured[]> {
  const server = await openEditorServer(root, 'zh-cn')
  const places = samplePlaces(files, serverPlaces, seed)
  const times: number[] = []
  const offer = async ({ path, text, offset }: EmptyPlace) => {
    const document = await server.show(path, text)
    const start = performance.now()
    const { items } = await server.complete(document, offset)
    times.push(performance.now() - start)
    const file = files.find((known) => known.path === path)
    await server.show(path, file?.text ?? '')
    return items.map(({ label }) => label)
  }
  // The first check, and learning which names are common.
  for (let quiet = 0; quiet < 3; ) quiet = (await timeOf(() => offer(places[0] ?? fail()))) < mostMs ? quiet + 1 : 0
  times.length = 0
  const { missing, late } = await measureShare(places, offer)
  await server.close()
  const median = times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0
  const common = { where: 'language server', runs: places.length, baseline: null } as const
  return [
    { ...common, what: 'names not offered at an empty place', unit: '%', median: missing, limit: mostLate },
    { ...common, what: 'names not among the first ten there', unit: '%', median: late, limit: mostLate },
    { ...common, what: 'answer after a change of the document', unit: 'ms', median, limit: mostMs },
  ]
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

function fail(): never {
  throw new Error('the documents contain no names')
}
