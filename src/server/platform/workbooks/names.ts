/** Finds rows of a list by code, alias or name in any language. */
import { nearestName } from '#rules'

export interface NamedRow {
  readonly id: string
  /** Unique codes and names. */
  readonly names: readonly string[]
  /** Other search words, possibly ambiguous. */
  readonly words: readonly string[]
  /** Signs shared with other rows, such as $. */
  readonly signs?: readonly string[]
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
  const idsByName = new Map(rows.flatMap(({ id, names }) => [id, ...names].map((name) => [plainName(name), name] as const)))
  const labels = new Map(rows.map(({ id, names }) => [id, names[0] ?? id]))
  const plainNames = new Map(rows.map(({ id, names, words }) => [id, [id, ...names, ...words].map(plainName)]))
  const remembered = new Map<string, FoundName>()

  function isPartOf(text: string, id: string): boolean {
    return plainNames.get(id)?.some((name) => name.includes(plainName(text))) === true
  }

  function idsOf(word: string): readonly string[] {
    const key = plainName(word)
    return [...(named.get(key) ?? worded.get(key) ?? [])]
  }

  /** With or without the word port. */
  function idsOfName(text: string): string[] {
    const key = plainName(text)
    const shortKey = key.replace(/(?:\u6e2f|port)$/, '')
    return key === '' ? [] : [...(named.get(key) ?? worded.get(key) ?? named.get(shortKey) ?? worded.get(shortKey) ?? [])]
  }

  /** The whole text, or the row that both of its parts name; a part that names none must be part of a name of the other's row. */
  function look(text: string): FoundName {
    const idsByCode = listCodes(text).map(idsOf)
    const ids = new Set(idsByCode.flat())
    if (idsByCode.length > 1 && ids.size > 1) return ambiguous(ids)
    // KLANG MYPKG is one port, MYPKG/XXXXX are two.
    if (/[^A-Z\s]/.test(text.trim()) && idsByCode.some((known) => known.length === 0)) return { kind: 'unknown', nearest: null }
    const whole = idsOfName(text)
    if (whole.length > 0) return oneOf(whole)
    for (const parts of partsOf(text)) {
      const idsByPart = parts.map(idsOfName)
      const union = new Set(idsByPart.flat())
      const common = [...union].filter((code) =>
        idsByPart.every((codeIds, at) => codeIds.includes(code) || (codeIds.length === 0 && isPartOf(parts[at] ?? '', code))),
      )
      if (common.length > 0) return oneOf(common)
      if (idsByPart.every((codeIds) => codeIds.length > 0)) return ambiguous(union)
      // Something else that was said about the place, such as "except": the name alone would drop it.
      const [id] = union
      if (id !== undefined) return { kind: 'unknown', nearest: labels.get(id) ?? id }
    }
    const name = plainName(text)
    // Any two signs are one error apart.
    const nearest = name.length > 1 ? nearestName(name, idsByName.keys()) : undefined
    return { kind: 'unknown', nearest: nearest === undefined ? null : (idsByName.get(nearest) ?? null) }
  }

  return {
    find: (text) => {
      const cached = remembered.get(text)
      if (cached) return cached
      const match = look(text)
      if (remembered.size < mostRemembered) remembered.set(text, match)
      return match
    },
  }
}

function note(index: Map<string, Set<string>>, name: string, id: string): void {
  const key = plainName(name)
  if (key === '') return
  const ids = index.get(key) ?? new Set()
  index.set(key, ids.add(id))
}

/** What is in brackets and outside them, or a code and the words beside it: Shanghai (CNSHA), CNSHA Shanghai; also in Chinese. */
function partsOf(text: string): string[][] {
  const words = text.normalize('NFKC')
  const [, before = '', inside, after = ''] = /^([^()[\]]*)[([]([^()[\]]*)[)\]]([^()[\]]*)$/.exec(words) ?? []
  if (inside !== undefined) return [[`${before} ${after}`, inside]]
  const parts = words.split(/[\s,/|]+/)
  return parts.filter((part) => /^[A-Z]{4,5}$/.test(part)).map((code) => [code, parts.filter((part) => part !== code).join(' ')])
}

function oneOf(ids: readonly string[]): FoundName {
  const [id = ''] = ids
  return ids.length === 1 ? { kind: 'found', id } : ambiguous(new Set(ids))
}

function ambiguous(ids: ReadonlySet<string>): FoundName {
  return { kind: 'ambiguous', ids: [...ids].sort() }
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
