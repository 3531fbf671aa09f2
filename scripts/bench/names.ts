/**
 * Completion of names while an analyst types: of 100 places, the share that does not offer the right name among the first ten, with
 * an empty value and with two letters typed. Through the JSON service that editors use, with the schemas of `config -- names`, and
 * through the language server's completion. The schemas are written from documents without the names that are then asked for.
 */
import { setTimeout as wait } from 'node:timers/promises'
import jsonService from 'vscode-json-languageservice'
import { createEditor, loadDocuments, type SourceFile, writeNameSchemas } from '#config'
import { type NamedPlace, sampleEvenly } from './editor/even-places.ts'
import type { Measure, Measured } from './measure.ts'

const seed = 20261130
const count = 100
const first = 10
const mostLate = 5
const typedLetters = [0, 2]

/** Names in the order in which an editor shows them, after the letters are typed. */
type Offer = (place: NamedPlace, text: string, offset: number) => Promise<readonly string[]>

export const names: Measure = {
  name: 'names',
  run: async ({ root }) => {
    const files = await loadDocuments(root)
    const places = sampleEvenly(files, count, seed)
    const start = performance.now()
    const schemas = writeNameSchemas(withoutNames(files, places), { language: 'zh', at: Date.now() })
    const seconds = (performance.now() - start) / 1000
    const texts = new Map(Object.entries(schemas).map(([path, schema]) => [path, JSON.stringify(schema)]))
    const kilobytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1024
    const common = { where: 'all documents', runs: 1, baseline: null, limit: null } as const
    return [
      ...(await measureOffer('JSON service', files, places, offerOfService(texts))),
      ...(await measureOffer('language server', files, places, await offerOfServer(files))),
      { ...common, what: 'write the schemas with names', unit: 's', median: seconds },
      { ...common, what: 'size of the schemas with names', unit: 'kB', median: kilobytes },
    ]
  },
}

/** Nothing may know the names beforehand. */
function withoutNames(files: readonly SourceFile[], places: readonly NamedPlace[]): SourceFile[] {
  return files.map((file) => {
    const cuts = new Map(places.filter(({ path }) => path === file.path).map((place) => [place.offset, place]))
    const cut = (text: string, { offset, end }: NamedPlace) => text.slice(0, offset) + text.slice(end)
    const lastFirst = [...cuts.values()].sort((left, right) => right.offset - left.offset)
    return file.text === undefined ? file : { ...file, text: lastFirst.reduce(cut, file.text) }
  })
}

async function measureOffer(where: string, files: readonly SourceFile[], places: readonly NamedPlace[], offer: Offer): Promise<Measured[]> {
  const texts = new Map(files.map(({ path, text }) => [path, text ?? '']))
  const rows: Measured[] = []
  for (const letters of typedLetters) {
    const late: NamedPlace[] = []
    for (const place of places) {
      const { path, offset, end, name } = place
      const text = texts.get(path) ?? ''
      const typed = name.slice(0, letters)
      const offered = await offer(place, text.slice(0, offset) + typed + text.slice(end), offset + typed.length)
      if (!filterTyped(offered, typed).slice(0, first).includes(name)) late.push(place)
    }
    for (const { what, path, name } of late) console.error(`  ${where}, ${letters} letters: ${what} ${name} in ${path}`)
    const what = letters === 0 ? 'names not among the first ten, nothing typed' : 'names not among the first ten, two letters typed'
    const median = (100 * late.length) / places.length
    rows.push({ what, where, unit: '%', median, runs: places.length, baseline: null, limit: mostLate })
  }
  return rows
}

/** As editors filter: names that begin so, then names that have the letters in this order; both in the order given. */
function filterTyped(offered: readonly string[], typed: string): string[] {
  const begins = (name: string) => name.toLowerCase().startsWith(typed.toLowerCase())
  const letters = new RegExp([...typed].map((letter) => letter.replace(/\W/, '\\$&')).join('.*'), 'i')
  return [...offered.filter(begins), ...offered.filter((name) => !begins(name) && letters.test(name))]
}

const { getLanguageService, TextDocument } = jsonService
const folder = 'file:///portal/'

function offerOfService(schemas: ReadonlyMap<string, string>): Offer {
  const service = getLanguageService({
    schemaRequestService: async (uri) => schemas.get(uri.slice(`${folder}.language/`.length)) ?? Promise.reject(new Error(uri)),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  let version = 0
  return async ({ path }, text, offset) => {
    version += 1
    const document = TextDocument.create(folder + path, 'json', version, text)
    const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document))
    const items = (list?.items ?? []).toSorted((left, right) => ((left.sortText ?? left.label) < (right.sortText ?? right.label) ? -1 : 1))
    return items.map(({ label }) => label.replace(/^"(.*)"$/, '$1'))
  }
}

/** Each place is asked while the other documents are whole. */
async function offerOfServer(files: readonly SourceFile[]): Promise<Offer> {
  const editor = createEditor('zh')
  editor.update(files)
  while (editor.learn()) await wait(0)
  return async ({ path }, text, offset) => {
    editor.update(files.map((file) => (file.path === path ? { path, text } : file)))
    return editor.complete(path, offset).map(({ name }) => name)
  }
}
