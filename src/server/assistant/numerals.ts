/** Numbers in words and in the digits of any script, rewritten with the digits 0 to 9, so that one reader sees them all. */

/** Each number in words, of Chinese and English, and each digit of another script becomes plain digits; other words stay. */
export function toDigits(text: string): string {
  // Units are written with a small three, which is no figure of its own.
  const plain = text
    .replace(/m[\u00b3\u00b2]/g, (unit) => (unit.endsWith('\u00b3') ? 'cbm' : 'sqm'))
    .replace(/\p{Cf}|(?<=\p{Nd})\p{M}+/gu, '')
  // A full-width comma between clauses joins no digits.
  const digits = plain
    .replace(/(?<!\p{Nd})[，：]|[，：](?!\p{Nd})/gu, (sign) => `${sign} `)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (sign) => String(digitOf(sign)))
  return scale(percent(fromEnglish(fromChinese(digits))))
}

/** Whether a text holds signs that this reader cannot read: numerals without digits, or letters that are neither Latin nor Chinese. */
export function isUnreadable(text: string): boolean {
  if (/(?!\u3007)\p{Nl}/u.test(text)) return true
  const signs = text.normalize('NFKC').replace(/\p{Nd}|\p{Script=Latin}|\p{Script=Han}|\u3007/gu, '')
  return /[\p{L}\p{N}]/u.test(signs.replace(/[\u00b2\u00b3\u2044\u00aa\u00ba\u30fb\u00b5\u03bc]/g, ''))
}

/** The ten digits of a script follow each other. */
function digitOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return value
}

const hanDigits: Readonly<Record<string, number>> = Object.fromEntries(
  ['〇零○', '一壹弌', '二贰貳两兩俩弍', '三叁參叄仨弎', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'].flatMap((signs, value) =>
    [...signs].map((sign) => [sign, value] as const),
  ),
)
const hanUnits: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1_000, 仟: 1_000 }
const hanTens: Readonly<Record<string, number>> = { 廿: 20, 卄: 20, 卅: 30, 卌: 40 }
const hanScales: Readonly<Record<string, number>> = { 万: 10_000, 萬: 10_000, 亿: 100_000_000, 億: 100_000_000 }

const hanSigns = [hanDigits, hanUnits, hanTens, hanScales].flatMap(Object.keys).join('')
const hanRun = new RegExp(`[${hanSigns}]+(?:[点點][${Object.keys(hanDigits).join('')}]+)?|半`, 'g')
const hanFraction = new RegExp(`([${hanSigns}\\d]+)分之([${hanSigns}\\d.点點]+)`, 'g')
/** Words with a numeral that state no number. */
const hanIdiom =
  /一(?=[下般些起致定直旦共并律经样切齐边会点])|(?<=[统唯之万第单另同任每某逐进专])一|十分(?!之)|万一|(?<=[^\d一二三四五六七八九十])千万(?=[别不要])|百分(?=点)/g

function fromChinese(text: string): string {
  const idioms: string[] = []
  const masked = text.replace(hanIdiom, (words) => `\ue000${idioms.push(words) - 1}\ue001`)
  // Positions of masked words are written with signs that are no digits.
  const safe = masked.replace(/\ue000(\d+)\ue001/g, (_, at: string) => String.fromCodePoint(0xe100 + Number(at)))
  const read = safe
    .replace(hanFraction, (_, whole: string, part: string) => {
      const [below, above] = [valueOfHan(whole), valueOfHan(part)]
      return below === 100 ? ` ${above}% ` : ` ${above}/${below} `
    })
    .replace(/([一二三四五六七八九])成(?![本交都员套立功为])/g, (_, tenths: string) => `${valueOfHan(tenths) * 10}%`)
    .replace(hanRun, (run) => String(run === '半' ? 0.5 : valueOfHan(run)))
  return read.replace(/[\ue100-\uefff]/g, (sign) => idioms[(sign.codePointAt(0) ?? 0xe100) - 0xe100] ?? '')
}

function valueOfHan(run: string): number {
  if (/^[\d.]+$/.test(run)) return Number(run)
  const [whole = '', decimals] = run.split(/[点點]/)
  const signs = [...whole.replace(/\d+/g, (digits) => [...digits].map((digit) => '零一二三四五六七八九'[Number(digit)]).join(''))]
  const value = signs.every((sign) => sign in hanDigits) ? Number(signs.map((sign) => hanDigits[sign]).join('')) : valueOfSections(signs)
  return decimals === undefined ? value : Number(`${value}.${[...decimals].map((sign) => hanDigits[sign] ?? '').join('')}`)
}

function valueOfSections(signs: readonly string[]): number {
  let [total, section, digit] = [0, 0, 0]
  for (const sign of signs) {
    if (sign in hanDigits) digit = hanDigits[sign] ?? 0
    else if (sign in hanTens) section += hanTens[sign] ?? 0
    else if (sign in hanUnits) {
      section += (digit || 1) * (hanUnits[sign] ?? 1)
      digit = 0
    } else {
      total += (section + digit || 1) * (hanScales[sign] ?? 1)
      section = 0
      digit = 0
    }
  }
  return total + section + digit
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals = '- - - third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1e6, billion: 1e9, dozen: 12, score: 20 }
const multiples: Readonly<Record<string, number>> = { half: 0.5, halves: 0.5, quarter: 0.25, couple: 2, pair: 2 }

const values: Readonly<Record<string, number>> = {
  ...multiples,
  ...Object.fromEntries([
    ...small.map((word, value) => [word, value] as const),
    ...small.slice(13).map((word, index) => [`${word}th`, index + 13] as const),
    ...tens.map((word, index) => [word, (index + 2) * 10] as const),
    ...tens.map((word, index) => [word.replace(/y$/, 'ieth'), (index + 2) * 10] as const),
    ...ordinals.flatMap((word, value) => (word === '-' ? [] : [[word, value] as const])),
  ]),
}

const word = [...Object.keys(values), ...Object.keys(scales).map((scale) => `${scale}s?`)]
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const englishRun = new RegExp(`\\b(?:${word})(?:(?:\\s+and\\s+|[\\s\\u2010-\\u2015-]+)(?:${word}))*\\b`, 'gi')
/** A pronoun, not the number. */
const pronoun = /\b(?:this|that|which|each|any|another|no|every|the|other)\s+one\b|\bone\s+(?:of|another|by)\b/gi

function fromEnglish(text: string): string {
  const masked = text.replace(pronoun, (words) => words.replace(/o(?=ne\b)/i, '\ue000'))
  const read = masked
    .replace(/\bfirst(?=\s+of\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, '1')
    .replace(/\bsecond(?=\s+of\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, '2')
    .replace(/\bfortnight\b/gi, '14 days')
    .replace(/\ban?\s+(?=(?:hour|day|week|month|year|dollar|euro|ton|tonne)\b)/gi, '1 ')
    .replace(/\b(?:twice|doubled?)\b/gi, '2 times')
    .replace(/\b(?:thrice|tripled?)\b/gi, '3 times')
    .replace(/\b(couple|pair|dozens?|half|quarter|hundreds|thousands|millions)\s+(?:of|an?)\s+(?:an?\s+|the\s+)?/gi, '$1 ')
    .replace(englishRun, (run) => valuesOf(run.toLowerCase().split(/[\s\u2010-\u2015-]+/)).join(' '))
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
  return read.replaceAll('\ue000', 'o')
}

/** Words that do not form one number together, such as three forty, are several. */
function valuesOf(words: readonly string[]): number[] {
  const numbers: number[] = []
  let [total, current, isOpen] = [0, 0, false]
  for (const one of words) {
    const factor = scales[one] ?? scales[one.replace(/s$/, '')]
    const value = values[one]
    if (factor !== undefined) {
      if (factor >= 1_000) {
        total += (current || 1) * factor
        current = 0
      } else current = (current || 1) * factor
      isOpen = true
    } else if (value !== undefined) {
      const fits = current === 0 || current % 100 === 0 || (current % 100 >= 20 && current % 10 === 0 && value > 0 && value < 10)
      if (isOpen && (!fits || value < 1)) {
        numbers.push(total + current)
        total = 0
        current = 0
      }
      current += value
      isOpen = true
    }
  }
  return isOpen ? [...numbers, total + current] : numbers
}

function percent(text: string): string {
  return text.replace(/(\d)\s*(?:per\s?cent\b|pct\b|percentage points?\b)/gi, '$1%')
}

/** 3万, 1.5 million and 2k. */
function scale(text: string): string {
  const factors: Readonly<Record<string, number>> = { ...hanScales, ...hanUnits, k: 1_000 }
  return text.replace(/(\d+(?:\.\d+)?)\s?([万萬亿億千仟百佰]|k\b)/gi, (_, number: string, sign: string) =>
    String(Number((Number(number) * (factors[sign.toLowerCase()] ?? 1)).toPrecision(15))),
  )
}
