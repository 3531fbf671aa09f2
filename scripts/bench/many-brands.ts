/** Generates many brands: copies of a shipped one with different names and hosts, each with its own changes. */
import { posix } from 'node:path'
import { nameDocuments, type SourceFile } from '#config'

export interface ManyBrandsOptions {
  readonly brands: number
  readonly changes: number
}

interface Manifest {
  [name: string]: unknown
}

/** The shipped documents plus the given number of brands. */
export function manyBrands(files: readonly SourceFile[], { brands, changes }: ManyBrandsOptions): SourceFile[] {
  // The default brand has no pages of its own that its manifest leads to.
  const manifest = files.find(({ path, text }) => /^brands\/[^/]+\/brand\.json$/.test(path) && text?.includes('"default": true'))
  if (!manifest?.text) throw new Error('There is no brand to copy')
  const folder = manifest.path.slice(0, -'brand.json'.length)
  const assets = files.filter(({ path }) => path.startsWith(folder) && !path.endsWith('.json'))
  const added: SourceFile[] = []
  for (let number = 0; number < brands; number += 1) {
    const home = `brands/copy${number}/`
    added.push({ path: `${home}brand.json`, text: rename(manifest.text, number) })
    for (const asset of assets) added.push({ ...asset, path: home + asset.path.slice(folder.length) })
    added.push(...changesOf(files, home, { number, changes }))
  }
  return [...files, ...added].sort((left, right) => (left.path < right.path ? -1 : 1))
}

function rename(text: string, number: number): string {
  const manifest = JSON.parse(text) as Manifest
  const letters = [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
  const { default: _default, extends: _extends, ...copied } = manifest
  const name = { zh: `Copy ${number}`, en: `Copy ${number}` }
  const names =
    manifest.legalName === undefined ? { name } : { name, legalName: { zh: `Copy Company ${number}`, en: `Copy Company ${number}` } }
  const prefix = [Math.floor(number / 26), number % 26].map((place) => String.fromCharCode(65 + place)).join('')
  return JSON.stringify({
    ...copied,
    ...names,
    hosts: [`copy${number}.example`],
    productCode: `copy${letters}`,
    documentPrefix: `X${prefix}`,
  })
}

const kinds = new Set(['page', 'form', 'list', 'entity', 'dictionary'])

/** Overrides the label in the given number of documents. */
function changesOf(files: readonly SourceFile[], home: string, { number, changes }: { number: number; changes: number }): SourceFile[] {
  const names = nameDocuments(files)
  const labelled = files.filter(({ path, text }) => {
    const name = names.get(path)
    return name?.brand === undefined && kinds.has(name?.kind ?? '') && text && hasLabel(text)
  })
  return labelled.slice(0, changes).map(({ path, text }) => {
    const schema = posix.relative(posix.dirname(home + path), `.language/brand/${/\.language\/([\w-]+\.json)/.exec(text ?? '')?.[1]}`)
    const label = { zh: `${number}`, en: `Title ${number}` }
    return { path: home + path, text: JSON.stringify({ $schema: schema, label }) }
  })
}

function hasLabel(text: string): boolean {
  const label: unknown = (JSON.parse(text) as Manifest).label
  return typeof label === 'object' && label !== null && 'zh' in label
}
