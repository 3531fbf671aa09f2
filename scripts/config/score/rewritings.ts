/** Edits that change the notation of a document but not its meaning. */

import type { SourceFile } from '#config'
import type { Json } from '#rules'
import { choose, type World } from './world.ts'

export interface Rewriting {
  readonly what: string
  readonly files: readonly SourceFile[]
}

type Write = (text: string, random: () => number) => string

const ways: readonly { readonly what: string; readonly write: Write }[] = [
  { what: 'indented by four spaces', write: (text) => JSON.stringify(JSON.parse(text), null, 4) },
  { what: 'indented with tabs', write: (text) => JSON.stringify(JSON.parse(text), null, '\t') },
  { what: 'on one line', write: (text) => JSON.stringify(JSON.parse(text)) },
  { what: 'with other line endings', write: (text) => text.replaceAll('\n', '\r\n') },
  { what: 'with old line endings', write: (text) => text.replaceAll('\n', '\r') },
  { what: 'without a newline at its end', write: (text) => text.trimEnd() },
  { what: 'with empty lines at its end', write: (text) => `${text}\n\n` },
  { what: 'with empty lines at its start', write: (text) => `\n\n${text}` },
  { what: 'with empty lines between its lines', write: (text) => text.replaceAll(',\n', ',\n\n') },
  { what: 'with spaces at the ends of lines', write: (text) => text.replaceAll('\n', ' \t\n') },
  { what: 'with spaces around colons', write: (text) => text.replaceAll('": ', '"  :  ') },
  { what: 'with its names in another order', write: (text, random) => JSON.stringify(turn(JSON.parse(text), random), null, 2) },
  { what: 'with some letters escaped', write: escapeLetters },
  { what: 'with all non-ASCII characters escaped', write: (text) => text.replace(/[^\x20-\x7e\n]/g, toEscape) },
]

/** The first runs rewrite all documents, each in a different way; later ones rewrite one document each. */
export const wholeRewritings = ways.length

export function rewritings({ files, documents, random }: World, run: number): Rewriting {
  const way = ways[run % ways.length] ?? choose(ways, random)
  if (run < wholeRewritings) {
    const all = files.map((file) => (file.text === undefined ? file : { path: file.path, text: way.write(file.text, random) }))
    return { what: `all documents ${way.what}`, files: all }
  }
  const { path } = choose(documents, random)
  return {
    what: `${path} ${way.what}`,
    files: files.map((file) => (file.path === path && file.text !== undefined ? { path, text: way.write(file.text, random) } : file)),
  }
}

/** Reorders names; list items keep their order, which matters. */
function turn(value: Json, random: () => number): Json {
  if (Array.isArray(value)) return value.map((item) => turn(item, random))
  if (typeof value !== 'object' || value === null) return value
  const keyed = Object.entries(value).map(([name, member]) => ({ name, member: turn(member, random), at: random() }))
  return Object.fromEntries(keyed.toSorted((left, right) => left.at - right.at).map(({ name, member }) => [name, member]))
}

/** Escapes some letters of strings and names, never those of an existing escape. */
function escapeLetters(text: string, random: () => number): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"/g, (string) =>
    string.replace(/\\u[0-9a-fA-F]{4}|\\.|[a-z]/g, (letter) => (letter.length === 1 && random() < 0.1 ? toEscape(letter) : letter)),
  )
}

function toEscape(letter: string): string {
  return [...Array(letter.length).keys()].map((index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')
}
