/** A question cut into tokens: Latin words and numbers as a whole, Chinese one character at a time, and signs that mean "to". */
import { pinyin } from 'pinyin-pro'

export interface Token {
  readonly text: string
  readonly kind: 'word' | 'han' | 'sign'
  /** Position in the normalised question. */
  readonly from: number
  readonly to: number
}

/** Full-width letters and digits become plain, and quantities are set apart from container types: 2x40HQ, 40HQ*2. */
export function normalise(question: string): string {
  return question
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u2032`´]/g, "'")
    .replace(/\b([24][05])'/g, '$1 ft ')
    .replace(/(\d+)\s*[x×*]\s*(?=\d\d\s*[a-z])/gi, '$1 x ')
    .replace(/(\b\d\d\s?[a-z]{2})\s*[x×*]\s*(\d+)/gi, '$1 x $2')
    .replace(/\s+/g, ' ')
    .trim()
}

const parts =
  /(?<word>[a-z0-9]+)|(?<han>\p{Script=Han})|(?<sign>->|=>|[→>—–]|(?<=\s)-(?=\s)|(?<=\p{Script=Han}\s?)-(?=\s?\p{Script=Han}))/giu

export function readTokens(text: string): Token[] {
  return [...text.matchAll(parts)].map(({ 0: found, index, groups = {} }) => ({
    text: found.toLowerCase(),
    kind: groups.word === undefined ? (groups.han === undefined ? 'sign' : 'han') : 'word',
    from: index,
    to: index + found.length,
  }))
}

/** Syllables without tones; other characters stay. */
export function readSyllables(han: string): string[] {
  return pinyin(han, { toneType: 'none', type: 'array', v: true })
}
