/** Compares a place as it was typed with the places that lanes connect. */
import type { JsonObject } from '#rules'
import { listObjects, pickWords, type Wording } from '../../kernel/index.ts'

/** How well the words name a place: by its code, by one of its names, or not at all. */
export const placeMatch = { none: 0, name: 1, code: 2 } as const
type PlaceMatch = (typeof placeMatch)[keyof typeof placeMatch]

export interface PlaceNames {
  readonly code: string
  /** In the reader's language. */
  readonly label: string
  /** In every language, with its keywords. */
  readonly names: readonly string[]
}

/** Code and names of a row of reference data or of a dictionary. */
export function namesOfRow(kind: 'dictionary' | 'reference', list: string, code: string, wording: Wording): PlaceNames {
  const row = listObjects(wording.brand.documents[kind]?.[list]?.rows).find(({ id }) => id === code)
  const label = row?.label as JsonObject | undefined
  return {
    code,
    label: pickWords(row?.label, wording) || code,
    names: [...Object.values(label ?? {}), ...((row?.keywords as string[] | undefined) ?? [])].filter(isName),
  }
}

/** 'Shanghai PVG' names PVG by its code and other airports of Shanghai by name. */
export function matchPlace(typed: string, { code, names }: PlaceNames): PlaceMatch {
  if (holds(typed, code)) return placeMatch.code
  return names.some((name) => holds(typed, name) || holds(name, typed)) ? placeMatch.name : placeMatch.none
}

/** Latin words count as a whole only: 'Bari' is not in 'Barinas'. Chinese writes no spaces. */
function holds(text: string, part: string): boolean {
  const words = latinWords(part)
  return words.trim() === '' ? part.trim().length > 1 && text.includes(part.trim()) : latinWords(text).includes(words)
}

function latinWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 1
}
