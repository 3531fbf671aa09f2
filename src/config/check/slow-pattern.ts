/**
 * Finds regular expressions that can take for ever: an endless repetition inside an endless repetition, where one text
 * can be cut into rounds in more than one way. Judged by what can start a round and what can go on within one.
 */
interface Atom {
  /** Source of one character class, or of a group. */
  readonly text: string
  readonly group?: readonly (readonly Atom[])[]
  readonly endless: boolean
  readonly optional: boolean
}

const probes = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).concat(['\t', '\n', '\u00e9', '\u4e2d'])

/** The part that makes it slow, or undefined. */
export function findSlowPart(pattern: string): string | undefined {
  const reader = { text: pattern, at: 0 }
  return slowIn(readAlternatives(reader))
}

function slowIn(alternatives: readonly (readonly Atom[])[]): string | undefined {
  for (const atoms of alternatives) {
    for (const atom of atoms) {
      const inner = atom.group && (slowIn(atom.group) ?? (atom.endless && isAmbiguous(atom.group) ? atom.text : undefined))
      if (inner !== undefined) return inner
    }
  }
  return undefined
}

/** Whether one round of the repeated group may be read as two, or two alternatives as one another. */
function isAmbiguous(alternatives: readonly (readonly Atom[])[]): boolean {
  for (const [index, atoms] of alternatives.entries()) {
    const first = startOf(atoms)
    if (alternatives.slice(index + 1).some((other) => overlap(first, startOf(other)))) return true
    const endless = atoms.filter((atom) => atom.endless)
    // A separator that only starts a round makes the cut plain: ( - word )*
    if (endless.some((atom) => overlap(charactersOf(atom), first))) return true
    if (endless.length > 0 && atoms.every((atom) => atom.endless || atom.optional)) return true
  }
  return false
}

function startOf(atoms: readonly Atom[]): Set<string> {
  const characters = new Set<string>()
  for (const atom of atoms) {
    for (const character of charactersOf(atom)) characters.add(character)
    if (!atom.optional) break
  }
  return characters
}

function charactersOf(atom: Atom): Set<string> {
  if (atom.group) return new Set(atom.group.flatMap((atoms) => [...startOf(atoms)]))
  try {
    const expression = new RegExp(`^(?:${atom.text})$`, 'u')
    return new Set(probes.filter((probe) => expression.test(probe)))
  } catch {
    return new Set()
  }
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const character of left) if (right.has(character)) return true
  return false
}

interface Reader {
  readonly text: string
  at: number
}

function readAlternatives(reader: Reader): Atom[][] {
  const alternatives: Atom[][] = [[]]
  while (reader.at < reader.text.length && reader.text[reader.at] !== ')') {
    if (reader.text[reader.at] === '|') {
      reader.at += 1
      alternatives.push([])
    } else alternatives.at(-1)?.push(readAtom(reader))
  }
  return alternatives
}

function readAtom(reader: Reader): Atom {
  const start = reader.at
  const group = readOne(reader)
  const text = reader.text.slice(start, reader.at)
  const [quantifier = ''] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reader.text.slice(reader.at)) ?? []
  reader.at += quantifier.length
  const atom = { endless: /^[*+]|^\{\d+,\}/.test(quantifier), optional: /^[*?]|^\{0,/.test(quantifier) || /^[\^$]$|^\\b$/i.test(text) }
  return group ? { ...atom, group, text: text + quantifier } : { ...atom, text }
}

function readOne(reader: Reader): Atom[][] | undefined {
  const character = reader.text[reader.at]
  if (character === '(') {
    reader.at += 1 + (/^\?(?:[:=!]|<[=!]|<\w+>)/.exec(reader.text.slice(reader.at + 1))?.[0].length ?? 0)
    const group = readAlternatives(reader)
    reader.at += 1
    return group
  }
  const taken =
    character === '['
      ? /^\[(?:[^\]\\]|\\.)*\]/.exec(reader.text.slice(reader.at))
      : /^(?:\\[pPu](?:\{[^}]*\})|\\.|[^\\])/su.exec(reader.text.slice(reader.at))
  reader.at += taken?.[0].length ?? 1
  return undefined
}
