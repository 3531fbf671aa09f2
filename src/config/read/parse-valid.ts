/**
 * Parses a document without mistakes straight into its tree, several times faster than the parser that explains mistakes
 * (parse.ts), which reads whatever this one gives up on.
 */
import type { ObjectTree, Place, Tree } from './documents.ts'

/** Undefined for anything but one object of strict JSON, with names and numbers that need no finding. */
export function parseValid(path: string, text: string, deepest: number): ObjectTree | undefined {
  const reader: Reader = { path, text, at: 0, levels: deepest }
  skipBlanks(reader)
  const tree = text.charCodeAt(reader.at) === openBrace ? readObject(reader, reader.at) : undefined
  skipBlanks(reader)
  return tree && reader.at === text.length ? tree : undefined
}

interface Reader {
  readonly path: string
  readonly text: string
  /** The next unit to read. */
  at: number
  /** How many more brackets may be opened. */
  levels: number
}

const [quote, comma, minus, colon, backslash] = codesOf('",-:\\')
const [openBrace, closeBrace, openBracket, closeBracket] = codesOf('{}[]')
const [zero, nine] = codesOf('09')
const [space, tab, lineFeed, carriageReturn] = codesOf(' \t\n\r')
const plainNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?![\d.eE])/y
const words: readonly (readonly [string, null | boolean])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function codesOf(signs: string): number[] {
  return [...signs].map((sign) => sign.charCodeAt(0))
}

function skipBlanks(reader: Reader): void {
  for (;;) {
    const code = reader.text.charCodeAt(reader.at)
    if (code !== space && code !== lineFeed && code !== carriageReturn && code !== tab) return
    reader.at += 1
  }
}

/** Whether the next unit is this one, which is then read. */
function take(reader: Reader, code: number | undefined): boolean {
  skipBlanks(reader)
  if (reader.text.charCodeAt(reader.at) !== code) return false
  reader.at += 1
  return true
}

function readTree(reader: Reader, nameOffset?: number): Tree | undefined {
  skipBlanks(reader)
  const offset = reader.at
  const named = nameOffset ?? offset
  const code = reader.text.charCodeAt(offset)
  if (code === openBrace) return readObject(reader, named)
  if (code === openBracket) return readList(reader, named)
  const value = code === quote ? readString(reader) : code === minus || isDigit(code) ? readNumber(reader) : readWord(reader)
  return value === undefined ? undefined : { kind: 'value', place: placeOf(reader, offset, named), value }
}

function placeOf({ path, at }: Reader, offset: number, nameOffset: number): Place {
  return { path, offset, end: at, nameOffset }
}

function readObject(reader: Reader, nameOffset: number): ObjectTree | undefined {
  const offset = reader.at
  const members = new Map<string, Tree>()
  reader.at += 1
  reader.levels -= 1
  if (reader.levels < 0) return undefined
  if (!take(reader, closeBrace)) {
    do {
      skipBlanks(reader)
      const nameAt = reader.at
      const name = readString(reader)
      if (name === undefined || reservedNames.has(name) || members.has(name) || !take(reader, colon)) return undefined
      const member = readTree(reader, nameAt)
      if (!member) return undefined
      members.set(name, member)
    } while (take(reader, comma))
    if (!take(reader, closeBrace)) return undefined
  }
  reader.levels += 1
  return { kind: 'object', place: placeOf(reader, offset, nameOffset), members }
}

function readList(reader: Reader, nameOffset: number): Tree | undefined {
  const offset = reader.at
  const items: Tree[] = []
  reader.at += 1
  reader.levels -= 1
  if (reader.levels < 0) return undefined
  if (!take(reader, closeBracket)) {
    do {
      const item = readTree(reader)
      if (!item) return undefined
      items.push(item)
    } while (take(reader, comma))
    if (!take(reader, closeBracket)) return undefined
  }
  reader.levels += 1
  return { kind: 'list', place: placeOf(reader, offset, nameOffset), items }
}

function readString(reader: Reader): string | undefined {
  const { text, at: start } = reader
  if (text.charCodeAt(start) !== quote) return undefined
  let isPlain = true
  for (let at = start + 1; ; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      reader.at = at + 1
      return isPlain ? text.slice(start + 1, at) : unescapeString(text.slice(start, at + 1))
    }
    // Also true at the end of the text.
    if (!(code >= (space ?? 0))) return undefined
    if (code !== backslash) continue
    isPlain = false
    at += 1
  }
}

function unescapeString(written: string): string | undefined {
  try {
    return String(JSON.parse(written))
  } catch {
    // The other parser says what is wrong with it.
    return undefined
  }
}

function isDigit(code: number): boolean {
  return code >= (zero ?? 0) && code <= (nine ?? 0)
}

/** Exponents, a negative zero and numbers that lose digits have findings. */
function readNumber(reader: Reader): number | undefined {
  plainNumber.lastIndex = reader.at
  const written = plainNumber.exec(reader.text)?.[0]
  const value = Number(written)
  if (written === undefined || Object.is(value, -0) || !Number.isFinite(value)) return undefined
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return undefined
  reader.at += written.length
  return value
}

function readWord(reader: Reader): null | boolean | undefined {
  const literal = words.find(([word]) => reader.text.startsWith(word, reader.at))
  reader.at += literal?.[0].length ?? 0
  return literal?.[1]
}
