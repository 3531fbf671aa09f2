/**
 * Texts of the documents by key: the document, then the place in it, such as form/sea-booking.goodsName. Items of lists are named
 * by their id. A key may omit a final "label" and names that only hold parts, and other names while it still fits only one text.
 */
import { nearestName } from '../../src/rules/suggest.ts'

/** A wording, or its plural forms. */
export type Words = string | { readonly one?: string; readonly other: string }

/** The wordings of a text by language. */
export type Text = Readonly<Record<string, Words>>

/** The texts of one brand: by document, then by the path of the text in it. */
export type TextTable = Readonly<Record<string, Readonly<Record<string, Text>>>>

/** The text with a key. Throws if there is none, or if several fit. */
export function findText(texts: TextTable, key: string): Text {
  const [document = '', ...names] = key.split('.')
  const paths = texts[document]
  if (!paths) throw new Error(`There is no document "${document}" with texts, for "${key}"${suggestDocument(document, Object.keys(texts))}`)
  const fittingPaths = Object.keys(paths).filter((fullPath) => fits(fullPath, names))
  const exactPaths = fittingPaths.filter((fullPath) => shorten(fullPath) === shorten(names.join('.')))
  const [path, otherPath] = exactPaths.length > 0 ? exactPaths : fittingPaths
  if (path === undefined) throw new Error(`There is no text "${key}"${suggestPlace(document, names, Object.keys(paths))}`)
  if (otherPath !== undefined)
    throw new Error(`"${key}" fits ${fittingPaths.length} texts; choose one: ${listKeys(document, fittingPaths)}`)
  return paths[path] as Text
}

/** Whether the names occur on the path in this order, the last one at its end. */
function fits(path: string, names: readonly string[]): boolean {
  return [path, path.replace(label, '')].some((place) => {
    const steps = place === '' ? [] : place.split('.')
    if (steps.at(-1) !== names.at(-1)) return false
    let next = 0
    for (const step of steps) if (step === names[next]) next += 1
    return next === names.length
  })
}

const label = /(^|\.)label$/
/** Names that only hold parts. */
const holders = /(^|\.)(?:properties|items|blocks|rows)(?=\.|$)/g

function shorten(path: string): string {
  return path.replace(label, '').replace(holders, '').replace(/^\./, '')
}

function suggestDocument(name: string, documents: readonly string[]): string {
  const nearestDocument = nearestName(name, documents)
  return nearestDocument === undefined ? '' : `; did you mean "${nearestDocument}"?`
}

/** Places whose last name is similar, or all of them. */
function suggestPlace(document: string, names: readonly string[], paths: readonly string[]): string {
  const last = names.at(-1) ?? ''
  const ends = paths.map((path) => shorten(path).split('.').at(-1) ?? '')
  const nearestEnd = ends.includes(last) ? last : nearestName(last, ends)
  const similarPaths = paths.filter((_, index) => ends[index] === nearestEnd)
  return similarPaths.length > 0 ? `; did you mean ${listKeys(document, similarPaths)}?` : `; its document has ${listKeys(document, paths)}`
}

const mostListed = 12

function listKeys(document: string, paths: readonly string[]): string {
  const keys = [...new Set(paths.map((path) => [document, shorten(path)].filter(Boolean).join('.')))]
  return `${keys.slice(0, mostListed).join(', ')}${keys.length > mostListed ? ' ...' : ''}`
}
