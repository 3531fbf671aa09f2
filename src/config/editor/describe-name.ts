/** What an editor shows for a name: its meaning, the value of each brand, and who uses it. */
import type { JsonObject } from '#rules'
import { declarationsOf } from '../check/names/known-names.ts'
import { type FindingLanguage, formatFrame } from '../read/messages.ts'
import { allDocumentsAt } from '../resolve/dated.ts'
import { toDocuments } from '../resolve/read-documents.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import type { Lookup } from './complete.ts'
import { describeDeclaration } from './name-meanings.ts'
import { documentAt } from './open-document.ts'
import { declarationOf, type Target, usesOf } from './uses.ts'

export interface DescribeNameOptions {
  readonly language: FindingLanguage
  /** The instant at which dated values are read. */
  readonly at: number
}

/** Searching all documents for a common name takes too long while the pointer rests. */
const mostPlaces = 8

/** Markdown, a paragraph for each fact. */
export function describeName(lookup: Lookup, target: Target, options: DescribeNameOptions): string {
  const { language } = options
  const meaning = describeDeclaration(declarationOf(lookup.set, target), language)
  const paths = usesOf(lookup, target, mostPlaces).map(({ path }) => path)
  const others = [...new Set(paths)]
  const places = others.slice(0, mostPlaces).map((path) => `\`${path}\``)
  const placesText = places.join(formatFrame('comma', {}, language)) + (others.length > mostPlaces ? ' …' : '')
  const uses =
    paths.length === 0
      ? formatFrame('name-unused', {}, language)
      : formatFrame('name-uses', { count: others.length > mostPlaces ? `${paths.length}+` : paths.length, places: placesText }, language)
  return [`**${target.name}** ${meaning}`.trim(), ...valuesByBrand(lookup.set, target, options), uses].join('\n\n')
}

/** Kinds of names whose value a brand may change, by the kind of document that declares them. */
const valued: Readonly<Record<string, 'limit' | 'text'>> = { limits: 'limit', texts: 'text' }

function valuesByBrand(set: ReadDocuments, target: Target, { language, at }: DescribeNameOptions): string[] {
  const kind = target.declared.offset === 0 ? undefined : valued[documentAt(set, target.declared.path)?.document.kind ?? '']
  if (kind === undefined) return []
  const brands = new Map<string, string[]>()
  for (const [brand, documents] of set.brands) {
    const declared = declarationsOf(toDocuments(allDocumentsAt(documents, at)), kind).get(target.name)
    const value = shownValue(kind, declared, language)
    if (value !== '') brands.set(value, [...(brands.get(value) ?? []), brand])
  }
  const [only] = brands.keys()
  if (brands.size === 1) return kind === 'text' ? [] : [formatFrame('name-value', { value: only ?? '' }, language)]
  const comma = formatFrame('comma', {}, language)
  return [...brands].map(([value, ids]) => formatFrame('name-value-of', { brands: ids.join(comma), value }, language))
}

function shownValue(kind: string, declared: JsonObject | undefined, language: FindingLanguage): string {
  if (kind === 'text') return describeDeclaration(declared, language)
  const value = declared?.value
  return typeof value === 'number' || typeof value === 'string'
    ? [value, declared?.unit].filter((part) => part !== undefined).join(' ')
    : ''
}
