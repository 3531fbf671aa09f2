/** Finds rows of a list by code, alias or name in any language. */
import { nearestName } from '#rules'

export interface NamedRow {
  readonly id: string
  /** Unique codes and names. */
  readonly names: readonly string[]
  /** Other search words, possibly ambiguous. */
  readonly words: readonly string[]
}

export type FoundName =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
  /** The closest name, as a suggestion. */
  | { readonly kind: 'unknown'; readonly nearest: string | null }

export interface NameIndex {
  readonly find: (text: string) => FoundName
}

/** Minimum length: shorter pinyin initials match many places. */
const shortestWord = 3
/** Maximum names with a cached suggestion; a sheet with more has a different problem. */
const mostRemembered = 2_000

export function createNameIndex(rows: readonly NamedRow[]): NameIndex {
  const named = new Map<string, Set<string>>()
  const worded = new Map<string, Set<string>>()
  for (const { id, names, words } of rows) {
    for (const name of [id, ...names]) note(named, name, id)
    for (const word of words) if (word.length >= shortestWord || /[^\p{ASCII}]/u.test(word)) note(worded, word, id)
  }
  const shown = new Map(rows.flatMap(({ id, names }) => [id, ...names].map((name) => [plainName(name), name] as const)))
  const remembered = new Map<string, FoundName>()

  function idsOf(word: string): readonly string[] {
    const key = plainName(word)
    return [...(named.get(key) ?? worded.get(key) ?? [])]
  }

  function look(text: string): FoundName {
    const idsByCode = listCodes(text).map(idsOf)
    const ids = new Set(idsByCode.flat())
    if (idsByCode.length > 1 && ids.size > 1) return { kind: 'ambiguous', ids: [...ids].sort() }
    // KLANG MYPKG is one port, MYPKG/XXXXX are two.
    if (/[^A-Z\s]/.test(text.trim()) && idsByCode.some((known) => known.length === 0)) return { kind: 'unknown', nearest: null }
    for (const candidate of candidatesOf(text)) {
      const ids = named.get(candidate) ?? worded.get(candidate)
      if (!ids) continue
      const [id, ...others] = ids
      if (id !== undefined) return others.length === 0 ? { kind: 'found', id } : { kind: 'ambiguous', ids: [...ids].sort() }
    }
    const name = plainName(text)
    // Any two signs are one error apart.
    const nearest = name.length > 1 ? nearestName(name, shown.keys()) : undefined
    return { kind: 'unknown', nearest: nearest === undefined ? null : (shown.get(nearest) ?? null) }
  }

  return {
    find: (text) => {
      const known = remembered.get(text)
      if (known) return known
      const found = look(text)
      if (remembered.size < mostRemembered) remembered.set(text, found)
      return found
    },
  }
}

function note(index: Map<string, Set<string>>, name: string, id: string): void {
  const key = plainName(name)
  if (key === '') return
  const ids = index.get(key) ?? new Set()
  index.set(key, ids.add(id))
}

/** The whole text, then a code in brackets or before the name: Shanghai (CNSHA), CNSHA Shanghai, Shanghai port; also in Chinese. */
function candidatesOf(text: string): string[] {
  const words = text.normalize('NFKC')
  const [outside = '', inside = ''] = /^([^()[\]]*)[([]([^()[\]]*)[)\]]/.exec(words)?.slice(1) ?? []
  const parts = [words, inside, outside, ...words.split(/[\s,/|]+/).filter((part) => /^[A-Z]{4,5}$/.test(part))]
  return parts.map(plainName).flatMap((part) => (part === '' ? [] : [part, part.replace(/(?:\u6e2f|port)$/, '')]))
}

/** Codes with nothing but separators between them. */
function listCodes(text: string): readonly string[] {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/\s*[,/|;、&+]\s*|\s+/)
    .filter(Boolean)
  return parts.every((part) => /^[A-Z]{5}$/.test(part)) ? parts : []
}

/** Letters, digits and signs of currencies only, in lower case, full-width ones normalised. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, '')
}
