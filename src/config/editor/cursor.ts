/**
 * A text with a marker in place of the name that is being typed. Names are looked up in whole documents only, so the marker makes
 * the document whole: what would be valid instead of the marker is what can be typed.
 */
import { createScanner } from 'jsonc-parser'

/** Neither a name of a document nor of the expression language. */
export const marker = 'cursorName'

/** What the marker replaces: a whole string, a name or a literal in an expression, a placeholder in a text, or nothing yet. */
export type AttemptKind = 'literal' | 'placeholder' | 'whole' | 'part' | 'chain' | 'new'

export interface Attempt {
  readonly kind: AttemptKind
  /** The text with the marker. */
  readonly text: string
  /** Offset of the marker. */
  readonly offset: number
  /** Range of the original text that the chosen name replaces; what is typed there filters the names. */
  readonly start: number
  readonly end: number
  /** What is written before and after the chosen name. */
  readonly before: string
  readonly after: string
}

/** Ways to put the marker at an offset, the most specific first. */
export function attemptsAt(text: string, offset: number): Attempt[] {
  const string = stringAt(text, offset)
  return string ? attemptsInString(text, offset, string) : attemptsOutside(text, offset)
}

interface Range {
  readonly start: number
  readonly end: number
}

/** The contents of the string around an offset. */
function stringAt(text: string, offset: number): Range | undefined {
  const scanner = createScanner(text, true)
  while (scanner.getPosition() < offset) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const end = start + scanner.getTokenLength()
    if (text[start] === '"' && start < offset && offset < end) return { start: start + 1, end: end - 1 }
  }
  return undefined
}

function attemptsInString(text: string, offset: number, { start, end }: Range): Attempt[] {
  const head = text.slice(start, offset)
  const tail = text.slice(offset, end)
  const [typed = ''] = /[A-Za-z0-9_]*$/.exec(head) ?? []
  const [rest = ''] = /^[A-Za-z0-9_]*/.exec(tail) ?? []
  const word = { start: offset - typed.length, end: offset + rest.length }
  const [chain = ''] = /(?:[A-Za-z_]\w*\.)*$/.exec(text.slice(start, word.start)) ?? []
  return [
    ...literalAt(text, offset, { start, end }),
    ...placeholderAt(text, offset, { start, end }),
    replace(text, 'whole', { start, end }),
    replace(text, 'part', word),
    // The expression around it may be incomplete.
    { ...replace(text, 'chain', word), text: text.slice(0, start) + chain + marker + text.slice(end), offset: start + chain.length },
  ]
}

/** Inside the quotes of an expression. */
function literalAt(text: string, offset: number, { start, end }: Range): Attempt[] {
  const head = text.slice(start, offset)
  if ((head.match(/'/g)?.length ?? 0) % 2 === 0) return []
  const opening = head.lastIndexOf("'") + 1
  const [rest = ''] = /^[^']*/.exec(text.slice(offset, end)) ?? []
  return [replace(text, 'literal', { start: start + opening, end: offset + rest.length })]
}

/** After the brace of a text. */
function placeholderAt(text: string, offset: number, { start, end }: Range): Attempt[] {
  const [, typed] = /\{\$?(\w*)$/.exec(text.slice(start, offset)) ?? []
  const [, rest = '', brace = ''] = /^(\w*)(\}?)/.exec(text.slice(offset, end)) ?? []
  if (typed === undefined) return []
  const attempt = replace(text, 'placeholder', { start: offset - typed.length, end: offset + rest.length }, '', brace === '' ? '}' : '')
  return [attempt]
}

/** Where a value or the name of a member is missing. */
function attemptsOutside(text: string, offset: number): Attempt[] {
  const [typed = ''] = /[\w.-]*$/.exec(text.slice(0, offset)) ?? []
  const [rest = ''] = /^[\w.-]*/.exec(text.slice(offset)) ?? []
  const range = { start: offset - typed.length, end: offset + rest.length }
  return ['', ', '].flatMap((before) => ['"', '": ""', '",', '": "",'].map((after) => replace(text, 'new', range, `${before}"`, after)))
}

function replace(text: string, kind: AttemptKind, { start, end }: Range, before = '', after = ''): Attempt {
  const marked = text.slice(0, start) + before + marker + after + text.slice(end)
  return { kind, text: marked, offset: start + before.length, start, end, before, after }
}
