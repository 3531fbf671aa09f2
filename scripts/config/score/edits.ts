/** Edits to a document's text, with the position of the resulting fault. */
import type { SourceFile } from '#config'
import type { BrokenEdit, Document, EditKind, Site, Token, World } from './world.ts'
import { choose, endOf, startOf } from './world.ts'

export interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Position of the fault in the new text; default: `from`. */
  readonly at?: number
  readonly words?: readonly string[]
  readonly nearest?: string
  readonly mild?: boolean
}

/** A place for an edit that replaces part of the document. */
export function spliceSite(world: World, document: Document, make: () => Splice | undefined): Site {
  return {
    path: document.path,
    make: () => {
      const splice = make()
      if (!splice) return undefined
      const text = document.text.slice(0, splice.from) + splice.text + document.text.slice(splice.to)
      return { ...brokenAt(withText(world.files, document.path, text), document.path, text, splice.at ?? splice.from), ...expected(splice) }
    },
  }
}

/** Places for edits of one token each. */
export function atTokens(world: World, tokens: readonly Token[], make: (token: Token) => Splice | undefined): Site[] {
  return tokens.map((token) => spliceSite(world, token.document, () => make(token)))
}

/** The edit of a token, in its world. */
export type Make = (token: Token, world: World) => Splice | undefined

/** Edits of one token each, wherever one fits. */
export function kind(id: string, what: string, fits: (token: Token) => boolean, make: Make): EditKind {
  return { id, what, sites: (world) => atTokens(world, world.tokens.filter(fits), (token) => make(token, world)) }
}

/** Replaces the token's value; the fault is the value. */
export function writeValue({ value }: Token, text: string, hints: Pick<Splice, 'words' | 'nearest' | 'mild'> = {}): Splice {
  return { from: value.offset, to: endOf(value), text, ...hints }
}

/** Replaces the token's name; the fault is the name. */
export function writeName(token: Token, name: string, hints: Pick<Splice, 'words' | 'nearest'> = {}): Splice {
  const key = token.key ?? token.value
  return { from: key.offset, to: endOf(key), text: JSON.stringify(name), ...hints }
}

/** Replaces part of a string; the fault is that part. */
export function writeInside(
  { value }: Token,
  index: number,
  length: number,
  text: string,
  hints: Pick<Splice, 'words' | 'nearest'> = {},
): Splice {
  const from = value.offset + 1 + index
  return { from, to: from + length, text, ...hints }
}

/** Inserts a member before the token; the fault is the member's name or value. */
export function insertBefore(
  token: Token,
  name: string,
  value: string,
  fault: 'name' | 'value' = 'name',
  hints: Pick<Splice, 'words' | 'nearest' | 'mild'> = {},
): Splice {
  const from = startOf(token)
  const written = `${JSON.stringify(name)}: `
  return { from, to: from, text: `${written}${value}, `, at: fault === 'name' ? from : from + written.length, ...hints }
}

const alwaysFirst = new Set(['$schema', 'zh'])

/** Removes the member with its comma; the fault is reported where it should be written, after the member before it. */
export function takeOut(token: Token, hints: Pick<Splice, 'words' | 'nearest'> = {}): Splice | undefined {
  const { siblings, index, document } = token
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  if (before) return { from: endOf(before.value), to: endOf(token.value), text: '', ...hints }
  // For a first member, the position is defined only for names with a fixed position.
  if (!after || !alwaysFirst.has(token.name)) return undefined
  return { from: startOf(token), to: startOf(after), text: '', at: document.text.lastIndexOf('{', startOf(token)), ...hints }
}

export function withText(files: readonly SourceFile[], path: string, text: string): SourceFile[] {
  return files.map((file) => (file.path === path ? { path, text } : file))
}

export function withFile(files: readonly SourceFile[], file: SourceFile): SourceFile[] {
  return [...files.filter(({ path }) => path !== file.path), file].sort((left, right) => (left.path < right.path ? -1 : 1))
}

export function brokenAt(files: readonly SourceFile[], path: string, text: string, offset: number): BrokenEdit {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { files, path, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Drops, doubles, swaps or replaces one letter of the name, as a typo would. Never returns a name already in use. */
export function misspell(name: string, random: () => number, taken: (name: string) => boolean): string | undefined {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const slip = choose(slips, random)(name, Math.floor(random() * name.length))
    if (slip !== name && slip !== '' && !taken(slip)) return slip
  }
  return undefined
}

const slips: readonly ((name: string, at: number) => string)[] = [
  (name, at) => (name.length < 4 ? name : name.slice(0, at) + name.slice(at + 1)),
  (name, at) => name.slice(0, at + 1) + name.slice(at),
  (name, at) => name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
  (name, at) => name.slice(0, at) + (/[A-Z]/.test(name[at] ?? '') ? 'X' : /\d/.test(name[at] ?? '') ? '7' : 'x') + name.slice(at + 1),
]

function expected({ words, nearest, mild = false }: Splice): Pick<BrokenEdit, 'words' | 'nearest' | 'mild'> {
  return { ...(words === undefined ? {} : { words }), ...(nearest === undefined ? {} : { nearest }), mild }
}
