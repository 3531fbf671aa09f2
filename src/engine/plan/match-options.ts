import type { Option } from '#config'
import { editDistance } from '#rules'

/** Matching options, best first: by code, then by the start of a name, then by any part; if none matches, those that are nearly typed. */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = fold(typed)
  if (query === '') return options
  const ranked: { option: Option; rank: number }[] = []
  for (const option of options) {
    const rank = rankOf(option, query)
    if (rank !== undefined) ranked.push({ option, rank })
  }
  if (ranked.length === 0) {
    for (const option of options) {
      const rank = distanceTo(option, query)
      if (rank !== undefined) ranked.push({ option, rank })
    }
  }
  // Sorting is stable: within a rank the original order is kept.
  return ranked.sort((left, right) => left.rank - right.rank).map(({ option }) => option)
}

/** The single option that the text names exactly: by label, code or alias. */
export function exactOption(options: readonly Option[], typed: string): Option | undefined {
  const query = fold(typed)
  if (query === '') return undefined
  const meant = options.filter((option) => wordsOf(option).includes(query))
  return meant.length === 1 ? meant[0] : undefined
}

function rankOf(option: Option, query: string): number | undefined {
  const label = fold(option.label)
  const words = wordsOf(option)
  if (fold(option.code ?? '') === query || fold(option.value) === query || label === query) return 0
  if (words.includes(query)) return 1
  if (label.startsWith(query)) return 2
  if (words.some((word) => word.startsWith(query))) return 3
  if (query.length > 1 && words.some((word) => word.includes(query))) return 4
  return undefined
}

/** Typing errors between the text and a word, or the start of a longer word; undefined if there are too many. */
function distanceTo(option: Option, query: string): number | undefined {
  const most = query.length < shortestGuessed ? 0 : query.length < longGuess ? 1 : 2
  if (most === 0) return undefined
  const distances = wordsOf(option)
    .flatMap((word) => [word, word.slice(0, query.length)])
    .map((word) => editDistance(query, word, most))
  const least = Math.min(...distances)
  return least <= most ? least : undefined
}

/** Any two words of three letters are two errors apart. */
const shortestGuessed = 4
/** From this length two errors are forgiven. */
const longGuess = 6

function wordsOf(option: Option): string[] {
  return [option.label, option.value, option.code ?? '', ...(option.keywords ?? [])].map(fold).filter((word) => word !== '')
}

/** Normalises full-width letters, capitals, accents and spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’·-]/g, '')
}

/** The next or previous row, wrapping around; without a current row, the first or last. */
export function stepInRows(from: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  return (Math.max(from, by > 0 ? -1 : 0) + by + count) % count
}
