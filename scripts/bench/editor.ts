/**
 * Completion of names. A name is cut out of a shipped document, and the editor is asked at the empty place, without a letter typed:
 * through the JSON service of VS Code with the schemas of `config -- names`, and through the language server, which is asked while
 * the other documents are whole. Measured are the places whose name is not among the first ten, and the time of an answer.
 */
import jsonService from 'vscode-json-languageservice'
import { loadDocuments, type SourceFile, writeNameSchemas } from '#config'
import { openEditorServer } from '../config/editor/testing.ts'
import { type EmptyPlace, measureShare, samplePlaces } from './editor/places.ts'
import type { Measure, Measured } from './measure.ts'

const seed = 20261129
const servicePlaces = 100
const serverPlaces = 60
const mostLate = 5
const mostMs = 100

export const editor: Measure = {
  name: 'editor',
  run: async ({ root }) => {
    const files = await loadDocuments(root)
    return [...(await measureService(files)), ...(await measureServer(root, files))]
  },
}

const { getLanguageService, TextDocument } = jsonService

async function measureService(files: readonly SourceFile[]): Promise<Measured[]> {
  const schemas = writeNameSchemas(files, { language: 'zh', at: Date.now() })
  const folder = 'file:///.language/'
  const service = getLanguageService({
    schemaRequestService: async (uri) => JSON.stringify(schemas[uri.slice(folder.length)]),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  const offer = async ({ path, text, offset }: EmptyPlace) => {
    const named = /"\$schema": *"([^"]*)"/.exec(text)
    const [, schema = ''] = /(?:meta|\.language)\/(?:brand\/)?(.+)$/.exec(named?.[1] ?? '') ?? []
    const isPart = path.startsWith('brands/') && !path.endsWith('/brand.json')
    const led = text.replace(named?.[0] ?? '', `"$schema": "${isPart ? 'brand/' : ''}${schema}"`)
    const document = TextDocument.create(`${folder}document.json`, 'json', 1, led)
    const position = document.positionAt(offset + led.length - text.length)
    const list = await service.doComplete(document, position, service.parseJSONDocument(document))
    const items = (list?.items ?? []).toSorted((left, right) => ((left.sortText ?? left.label) < (right.sortText ?? right.label) ? -1 : 1))
    return items.map(({ label }) => label.replace(/^"(.*)"$/, '$1'))
  }
  const places = samplePlaces(files, { count: servicePlaces, seed, whole: true })
  const { missing, late } = await measureShare(places, offer)
  const common = { where: 'JSON service', unit: '%', runs: places.length, baseline: null } as const
  return [
    { ...common, what: 'names not offered at an empty place', median: missing, limit: mostLate },
    { ...common, what: 'names not among the first ten there', median: late, limit: null },
  ]
}

async function measureServer(root: string, files: readonly SourceFile[]): Promise<Measured[]> {
  const server = await openEditorServer(root, 'zh-cn')
  const places = samplePlaces(files, { count: serverPlaces, seed: seed + 1, whole: false })
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
