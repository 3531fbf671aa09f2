/** Splits a heading into the name of its column and what else it says: its unit, its name in another language, or a remark. */
import type { SheetColumn, SheetColumns } from './columns.ts'
import type { NamedRow } from './names.ts'

export interface ReadHeading {
  readonly column: SheetColumn
  /** What is in brackets or beside the name. */
  readonly additions: readonly string[]
}

export interface HeadingWords {
  readonly read: (text: string) => ReadHeading | null
  /** The unit that an addition names, if the column may have it; null if it says nothing else about the column. */
  readonly unitIn: (addition: string, column: SheetColumn) => { readonly isAllowed: boolean; readonly unit: string | null }
  /** The units that the text beside a number may mean, a sign several; none if the column's own; null if it cannot have this unit. */
  readonly unitsBeside: (beside: string, column: SheetColumn) => readonly string[] | null
}

/** The first cells of all rows are compared with the headings, and ports repeat. */
const mostRemembered = 2_000

export function createHeadingWords({ columns, remarks, units }: SheetColumns): HeadingWords {
  const byName = new Map(columns.flatMap((column) => namesOf(column).map((name) => [name, column] as const)))
  const names = [...byName].sort(([one], [other]) => other.length - one.length)
  const unitByWord = new Map(units.flatMap((unit) => wordsOf(unit).map((word) => [word, unit.id] as const)))
  const remarkWords = remarks.map(plainWord)
  const ownWords = new Map(columns.map((column) => [column.id, new Set([...namesOf(column), ...bracketsOf(column)])]))
  const isOwn = (word: string, { id }: SheetColumn) => ownWords.get(id)?.has(word) === true
  // A sign such as $ may be of several currencies, so that it is no unit; but it says something.
  const isWord = (word: string, column: SheetColumn) =>
    unitByWord.has(word) || remarkWords.includes(word) || isOwn(word, column) || /^\p{Sc}$/u.test(word)

  const remembered = new Map<string, ReadHeading | null>()

  function read(text: string): ReadHeading | null {
    const match = remembered.get(text)
    if (match !== undefined) return match
    const heading = readAnew(text)
    if (remembered.size < mostRemembered) remembered.set(text, heading)
    return heading
  }

  function readAnew(text: string): ReadHeading | null {
    const { outside, brackets } = splitBrackets(text)
    const words = plainWord(outside)
    const column = byName.get(words)
    if (column) return { column, additions: brackets }
    for (const [name, named] of names) {
      for (const rest of restsOf(words, name)) {
        const additions = splitWords(rest, (word) => isWord(word, named))
        if (additions) return { column: named, additions: [...additions, ...brackets] }
      }
    }
    return null
  }

  function unitIn(addition: string, column: SheetColumn) {
    const words = splitWords(plainWord(addition), (word) => isWord(word, column))
    if (!words) return { isAllowed: false, unit: null }
    const ownUnits = new Set([...(ownWords.get(column.id) ?? [])].flatMap((word) => unitByWord.get(word) ?? []))
    const named = words.filter((word) => !isOwn(word, column) && !remarkWords.includes(word)).map((word) => unitByWord.get(word) ?? '')
    const isAllowed = named.every((unit) => ownUnits.has(unit) || column.units?.includes(unit) === true)
    return { isAllowed: isAllowed && new Set(named).size <= 1, unit: named[0] ?? null }
  }

  function unitsBeside(beside: string, column: SheetColumn) {
    const sign = beside.normalize('NFKC')
    const shared = units.filter(({ id, signs = [] }) => signs.includes(sign) && column.units?.includes(id)).map(({ id }) => id)
    if (shared.length > 0) return shared
    const { isAllowed, unit } = unitIn(beside, column)
    return isAllowed ? (unit === null ? [] : [unit]) : null
  }

  return { read, unitIn, unitsBeside }
}

function namesOf({ id, headings }: SheetColumn): string[] {
  return [id, ...headings].map((heading) => plainWord(splitBrackets(heading).outside))
}

function bracketsOf({ headings }: SheetColumn): string[] {
  return headings.flatMap((heading) => splitBrackets(heading).brackets.map(plainWord))
}

function wordsOf({ id, names }: NamedRow): string[] {
  return [id, ...names].map(plainWord)
}

/** Signs such as % and ‰ are units, too. */
function plainWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%‰]+/gu, '')
}

/** Asterisks mark required columns. */
export function splitBrackets(text: string): { outside: string; brackets: string[] } {
  const brackets: string[] = []
  const outside = text.normalize('NFKC').replace(/[([【〔{]([^)\]】〕}]*)[)\]】〕}]?/g, (_, inside: string) => {
    if (plainWord(inside) !== '') brackets.push(inside.trim())
    return ' '
  })
  return { outside, brackets }
}

function restsOf(words: string, name: string): string[] {
  if (name === '') return []
  return [...(words.startsWith(name) ? [words.slice(name.length)] : []), ...(words.endsWith(name) ? [words.slice(0, -name.length)] : [])]
}

/** A series of known words, each as long as possible; null if a part of the text is not a word. No rest is tried twice. */
function splitWords(text: string, isWord: (word: string) => boolean, failed = new Set<string>()): string[] | null {
  if (text === '') return []
  if (failed.has(text)) return null
  for (let length = text.length; length > 0; length--) {
    const word = text.slice(0, length)
    const rest = isWord(word) ? splitWords(text.slice(length), isWord, failed) : null
    if (rest) return [word, ...rest]
  }
  failed.add(text)
  return null
}
