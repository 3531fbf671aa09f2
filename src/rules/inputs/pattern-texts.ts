/** Texts that match a simple pattern: a sequence of characters, sets and counts. For groups and alternatives, examples are needed. */

interface Piece {
  readonly characters: string
  readonly least: number
  readonly most: number
}

const piece = /(\[(?:[^\]\\]|\\.)+\]|\\.|[^\\[\](){}|*+?^$])(\{\d+(?:,\d*)?\}|[*+?])?/y
const unbounded = 3

/** The shortest and the longest match, and one of each length in between; none for unsupported patterns. */
export function textsOfPattern(pattern: string): readonly string[] {
  const pieces = readPieces(pattern.replace(/^\^/, '').replace(/\$$/, ''))
  if (!pieces) return []
  const shortest = pieces.reduce((sum, { least }) => sum + least, 0)
  const longest = pieces.reduce((sum, { most }) => sum + most, 0)
  const lengths = [...new Set([shortest, shortest + 1, longest - 1, longest])].filter((length) => length >= shortest && length <= longest)
  return lengths.map((length) => writeText(pieces, length - shortest))
}

function readPieces(body: string): readonly Piece[] | undefined {
  const pieces: Piece[] = []
  for (let at = 0; at < body.length; at = piece.lastIndex) {
    piece.lastIndex = at
    const match = piece.exec(body)
    if (!match) return undefined
    const characters = charactersOf(match[1] ?? '')
    if (characters === '') return undefined
    pieces.push({ characters, ...countsOf(match[2]) })
  }
  return pieces
}

function countsOf(quantifier: string | undefined): Pick<Piece, 'least' | 'most'> {
  if (quantifier === undefined) return { least: 1, most: 1 }
  if (quantifier === '?') return { least: 0, most: 1 }
  if (quantifier === '*' || quantifier === '+') return { least: quantifier === '+' ? 1 : 0, most: unbounded }
  const [least = '0', most = least] = quantifier.slice(1, -1).split(',')
  return { least: Number(least), most: most === '' ? Number(least) + unbounded : Number(most) }
}

/** Both ends of each range of a set; '' if unsupported, such as negated sets. */
function charactersOf(part: string): string {
  if (part === '.') return 'a'
  if (part.startsWith('\\')) return ({ d: '09', w: 'az', s: ' ' } as Readonly<Record<string, string>>)[part.slice(1)] ?? part.slice(1)
  if (!part.startsWith('[')) return part
  if (part.startsWith('[^')) return ''
  return part
    .slice(1, -1)
    .replaceAll(/\\d/g, '09')
    .replaceAll(/(.)-(.)/g, '$1$2')
    .replaceAll('\\', '')
}

function writeText(pieces: readonly Piece[], more: number): string {
  let room = more
  let text = ''
  for (const { characters, least, most } of pieces) {
    const count = least + Math.min(room, most - least)
    room -= count - least
    for (let index = 0; index < count; index += 1) text += characters[index % characters.length]
  }
  return text
}
