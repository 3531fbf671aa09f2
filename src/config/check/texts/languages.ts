/** Whether each wording is in its language: not swapped, copied, or in another script. */
import { type FindingMessage, say } from '../../read/messages.ts'

/** A wording of a text in one language. */
export interface Worded {
  readonly value: string
}

export interface LanguageFault<Wording extends Worded> {
  readonly wording: Wording
  /** Counts units of the wording. */
  readonly index: number
  readonly says: FindingMessage
  readonly severity?: 'warning'
}

/** Numbers of several digits, and periods of a day as a whole. */
const figure = /\d{1,2}:\d{2}\s?[\u2013-]\s?\d{1,2}:\d{2}|\d[\d,]*(?:\.\d+)?/g

/** A number that only the English wording has, where the Chinese one has another. */
export function findOtherNumber(
  zh: Worded,
  en: Worded,
): { readonly index: number; readonly number: string; readonly other: string } | undefined {
  const [chinese, english] = [figuresIn(zh), figuresIn(en)]
  const other = chinese.find(({ text }) => english.every((one) => one.text !== text))
  const number = english.find(({ text }) => chinese.every((one) => one.text !== text))
  return other && number ? { index: number.index, number: number.text, other: other.text } : undefined
}

/** A single digit may be a word in the other language. */
function figuresIn({ value }: Worded): readonly { readonly text: string; readonly index: number }[] {
  const written = value.replace(neutral, (whole) => ' '.repeat(whole.length))
  const figures = [...written.matchAll(figure)].map((found) => ({ text: found[0].replace(/[,\s]/g, ''), index: found.index }))
  return figures.filter(({ text }) => text.length > 1)
}

/** What is the same in every language: placeholders, addresses. */
const neutral = /\{[^{}]*\}|\S+:\/\/\S*|\S+@\S+/g
/** A Chinese term may be quoted in an English text. */
const quoted = /“[^”]*”|"[^"]*"|\([^)]*\)/g
const han = /\p{Script=Han}/u
const chineseSign = /[\u3000-\u303f\uff01-\uff5e]/
/** Not a unit such as cm or kg. */
const latinWord = /\b(?![a-z]{1,3}\b)[A-Za-z]*[a-z]{2}/
/** One word, or several that each begin with a capital. */
const likeName = /^(?:[\p{L}\d.+-]+|[\p{Lu}\d][\p{L}\d.+-]*(?: [\p{Lu}\d][\p{L}\d.+-]*)*)$/u
const strange = { zh: /(?![\p{Script=Han}\p{Script=Latin}\p{Script=Greek}])\p{L}/u, en: /(?![\p{Script=Latin}\p{Script=Greek}])\p{L}/u }

export function findLanguageFaults<Wording extends Worded>(zh: readonly Wording[], en: readonly Wording[]): LanguageFault<Wording>[] {
  const [firstZh] = zh
  if (firstZh && zh.every(isForeign) && en.some(isChinese)) return [{ wording: firstZh, index: 0, says: say('LANGUAGE/swapped') }]
  return [
    ...en.flatMap((wording) => findInEnglish(wording)),
    ...zh.flatMap((wording) =>
      findInChinese(
        wording,
        en.some(({ value }) => value === wording.value),
      ),
    ),
  ]
}

function findInEnglish<Wording extends Worded>(wording: Wording): LanguageFault<Wording>[] {
  const { value } = wording
  if (isChinese(wording)) return [{ wording, index: value.search(han), says: say('LANGUAGE/english-is-chinese') }]
  const sign = chineseSign.exec(value)
  if (sign && !han.test(value)) return [{ wording, index: sign.index, says: say('LANGUAGE/sign', { sign: sign[0] }) }]
  return findStrange(wording, 'en')
}

function findInChinese<Wording extends Worded>(wording: Wording, isCopy: boolean): LanguageFault<Wording>[] {
  const { value } = wording
  if (isForeign(wording)) {
    // It may be a name that Chinese readers know as it is.
    const mild = isCopy && likeName.test(value) ? { severity: 'warning' as const } : {}
    return [{ wording, index: 0, says: isCopy ? say('LANGUAGE/copied') : say('LANGUAGE/chinese-is-foreign'), ...mild }]
  }
  const traditional = [...value].filter((letter) => han.test(letter) && !isSimplified(letter))
  // A place may be named with one rare character.
  if (traditional.length > 1)
    return [{ wording, index: value.indexOf(traditional[0] ?? ''), says: say('LANGUAGE/traditional', { letters: traditional.join('') }) }]
  return findStrange(wording, 'zh')
}

function findStrange<Wording extends Worded>(wording: Wording, language: 'zh' | 'en'): LanguageFault<Wording>[] {
  const match = strange[language].exec(wording.value)
  // Chinese in an English text has its own rule.
  if (!match || han.test(match[0])) return []
  return [{ wording, index: match.index, says: say('LANGUAGE/script', { letter: match[0], language }) }]
}

function isChinese({ value }: Worded): boolean {
  return han.test(value) && (han.test(value.replace(quoted, '')) || !latinWord.test(value))
}

/** Whether a Chinese wording has words, but none in Chinese. */
function isForeign({ value }: Worded): boolean {
  return !han.test(value) && !chineseSign.test(value) && latinWord.test(value.replace(neutral, ''))
}

let simplified: ReadonlySet<string> | undefined

/** Whether the character is in the national standard of simplified characters, GB 2312. */
function isSimplified(letter: string): boolean {
  simplified ??= readSimplified()
  return simplified.has(letter)
}

/** Rows 16 to 87 of the standard, as bytes. */
function readSimplified(): ReadonlySet<string> {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xf7; row += 1) for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell)
  return new Set(new TextDecoder('gbk').decode(new Uint8Array(bytes)))
}
