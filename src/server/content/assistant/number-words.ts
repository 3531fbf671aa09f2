/** Numbers in words and in the digits of any script, rewritten with the digits 0 to 9, so that one reader sees them all. */
import { anyOf, anyWholeOf, foldWord, indexWords, isNumber, type WordRow } from './word-rows.ts'

export interface NumberWords {
  /** Each number in words and each digit of another script becomes plain digits; other words stay. */
  readonly toDigits: (text: string) => string
  /** False for numerals that are neither digits nor declared, and for letters that are neither Latin nor Chinese. */
  readonly isReadable: (text: string) => boolean
}

/** As numbers are compared: without separators of thousands, leading zeros and zero cents. */
export function plainNumber(number: string): string {
  const joined = number.replace(/\u2212/g, '-').replace(/,(?=\d{3}(\D|$))/g, '')
  const trimmed = /\.\d+$/.test(joined) && joined.split('.').length === 2 ? joined.replace(/\.?0+$/, '') : joined
  return trimmed.replace(/^(-?)0+(?=\d)/, '$1')
}

/** From the rows of the dictionary number-word, whose description explains their ids. */
export function compileNumberWords(rows: readonly WordRow[]): NumberWords {
  const patterns = compilePatterns(rows)
  const ids = indexWords(rows)
  return {
    toDigits: (text) =>
      toPlainDigits(text)
        .replace(patterns.number, (words, phrase: string | undefined) =>
          phrase === undefined ? readNumber(words, ids, patterns) : readPhrase(phrase, ids),
        )
        .replace(patterns.ordinal, ''),
    isReadable: (text) => {
      const undeclared = text.replace(patterns.value, '')
      const others = undeclared.normalize('NFKC').replace(/\p{Nd}|\p{Script=Latin}|\p{Script=Han}|\u03bc/gu, '')
      return !/\p{Nl}/u.test(undeclared) && !/[\p{L}\p{N}]/u.test(others)
    },
  }
}

interface Patterns {
  /** A whole number, or a phrase, which is its first group. */
  readonly number: RegExp
  readonly value: RegExp
  /** A scale, or the digits between two of them. */
  readonly part: RegExp
  readonly point: RegExp
  readonly fraction: RegExp
  readonly ordinal: RegExp
}

function compilePatterns(rows: readonly WordRow[]): Patterns {
  const wordsOf = (isOf: (id: string) => boolean) => rows.flatMap(({ id, words }) => (isOf(id) ? words : []))
  const only = (row: string) => anyOf(wordsOf((id) => id === row))
  const [point, fraction] = [only('point'), only('fraction')]
  const value = anyWholeOf(wordsOf(isNumber))
  const scale = `(?!${only('unit')})${anyWholeOf(wordsOf((id) => id.startsWith('*')))}`
  const phrase = anyWholeOf(wordsOf((id) => id === 'none' || (/^\d/.test(id) && !isNumber(id))))
  const digits = '(?<![\\d.,])\\d+(?:[.,]\\d+)*'
  const part = `(?:${value}|${scale}|${digits}(?=\\s?${scale})|(?<=${scale})\\d+(?![\\d.,]))`
  const joint = `(?:\\s+${only('and')}\\s+|[\\s\\u2010-\\u2015-]+)?`
  const run = `${part}(?:${joint}${part})*`
  const pointed = `${run}\\s*${point}\\s*${run}`
  const operand = `(?:${pointed}|${run}|${digits})`
  return {
    number: new RegExp(`${operand}${fraction}${operand}|${pointed}|(${phrase})|${run}`, 'giu'),
    value: new RegExp(value, 'giu'),
    part: new RegExp(`\\d+(?:[.,]\\d+)*|${scale}`, 'giu'),
    point: new RegExp(`(?<=\\d)\\s*${point}\\s*(?=\\d)`, 'giu'),
    fraction: new RegExp(fraction, 'iu'),
    ordinal: new RegExp(`(?<=\\d)${only('ordinal')}\\b`, 'giu'),
  }
}

function toPlainDigits(text: string): string {
  return (
    text
      .replace(/\p{Cf}|(?<=\p{Nd})\p{M}+/gu, '')
      // A full-width comma between clauses joins no digits.
      .replace(/(?<!\p{Nd})[\uff0c\uff1a]|[\uff0c\uff1a](?!\p{Nd})/gu, (sign) => `${sign} `)
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, (sign) => String(digitOf(sign)))
  )
}

/** The ten digits of a script follow each other. */
function digitOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return value
}

/** Phrases that state no number stay. */
function readPhrase(phrase: string, ids: ReadonlyMap<string, string>): string {
  const id = ids.get(foldWord(phrase)) ?? 'none'
  return id === 'none' ? phrase : id
}

function readNumber(words: string, ids: ReadonlyMap<string, string>, { value, part, point, fraction }: Patterns): string {
  const plain = words.replace(value, (word) => withSpaces(ids.get(foldWord(word)) ?? '')).replace(point, '.')
  const [whole = '', share] = plain.split(fraction).map((side) => sumParts(readParts(side, ids, part)).join(' '))
  if (share === undefined) return whole
  return whole === '100' ? `${share}%` : `${share}/${whole}`
}

/** Single digits join to one number, as in a year read digit by digit; other values stay apart. */
function withSpaces(value: string): string {
  return value.length === 1 ? value : ` ${value} `
}

interface Part {
  readonly value: number
  readonly isScale: boolean
}

function readParts(text: string, ids: ReadonlyMap<string, string>, part: RegExp): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(part)) {
    const isScale = !/^\d/.test(word)
    const value = Number(isScale ? ids.get(foldWord(word))?.slice(1) : plainNumber(word))
    const before = parts.at(-1)
    // In Chinese, a single digit after hundred counts tens, after thousand hundreds, and so on: three hundred five is 350.
    const isNextLower = before?.isScale && before.value >= 100 && index === end && /^\d$/.test(text.slice(index))
    parts.push({ value: isNextLower ? (value * before.value) / 10 : value, isScale })
    end = index + word.length
  }
  return parts
}

/** Parts add up while they get smaller: three hundred forty is one number, but three forty is two. */
function sumParts(parts: readonly Part[]): number[] {
  const numbers: number[][] = [[]]
  for (const { value, isScale } of parts) {
    const open = numbers.at(-1) ?? []
    let part = value
    if (isScale) {
      let below = 0
      while ((open.at(-1) ?? value) < value) below += open.pop() ?? 0
      part = (below || 1) * value
    }
    if (open.length === 0 || part < placeOf(open.at(-1) ?? 0)) open.push(part)
    else numbers.push([part])
  }
  return numbers.map((open) => Number(open.reduce((sum, part) => sum + part, 0).toPrecision(15)))
}

/** The place of the last digit that is not 0: 100 for 2300. */
function placeOf(value: number): number {
  if (value === 0 || !Number.isInteger(value)) return 0
  let place = 1
  while (value % (place * 10) === 0) place *= 10
  return place
}
