/** An incremental compile must equal a full one: what was cached from the first release is still valid. */
import { expect, test } from 'vitest'
import { assumeChecked, type BuildCache, compileDocuments, createBuildCache, type Release, type SourceFile } from '#config'
import { sharedCache, shippedFiles, withFile } from '../support/documents.ts'
import { sample } from '../support/sample.ts'

const files = await shippedFiles()
const at = Date.now()

/** For each folder of documents, shared or belonging to a brand, every kind of edit to one of its documents. */
const edits = [
  { what: 'a wording', from: /("en": ")/, to: '$1Anew: ' },
  { what: 'every whole number', from: /(": )(\d+)(?=[,\n])/g, to: '$1 1$2' },
  { what: 'a list', from: /("(?:rows|columns|fields|blocks|operations|layout|items|routeGroups)": )\[[^[\]]*\]/, to: '$1[]' },
].flatMap(({ what, from, to }) => {
  const folders = Map.groupBy(
    files.filter(({ text }) => text !== undefined && text.search(from) >= 0),
    ({ path }) => path.replace(/\/[^/]+$/, ''),
  )
  return [...folders].map(([folder, [file]]) => ({ what, folder, path: file?.path ?? '', text: file?.text?.replace(from, to) ?? '' }))
})

/** One edit to the documents that every part looks up, one edit of each kind, and a sample of the others. */
const lookedUp = ['schemas/portal/limits', 'schemas/portal/texts', 'brands/yongjiang']
const sampled = sample(edits, 26, ({ what, folder }) => (lookedUp.includes(folder) ? 'looked up' : what))

/** Undefined if the edit cannot be compiled; the check would refuse it. */
function compile(edited: readonly SourceFile[], cache: Omit<BuildCache, 'checker'>): Release | undefined {
  try {
    return compileDocuments(assumeChecked(edited, 'passed elsewhere', cache), cache, { at })
  } catch {
    return undefined
  }
}

test.each(sampled)('an incremental compile equals a full one after editing $what in $folder', ({ path, text }) => {
  compile(files, sharedCache)
  const edited = withFile(files, path, text)
  const alone = { ...createBuildCache(), compiled: { ...createBuildCache().compiled, validators: sharedCache.compiled.validators } }
  const [after, expected] = [compile(edited, sharedCache), compile(edited, alone)]
  expect(readable(after)).toEqual(readable(expected))
  if (expected) expect(JSON.stringify(after) === JSON.stringify(expected)).toBe(true)
})

/** An excerpt for readable failures; the whole output is 20 MB long. */
function readable(release: Release | undefined): unknown {
  return release && [release.id, Object.values(release.brands).map(({ shells, limits }) => [shells.en, limits])]
}
