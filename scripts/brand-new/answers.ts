/** Questions for a new brand, and defaults derived from its id. */
import type { Model } from './draft.ts'

/** By option name. */
export type Answers = Readonly<Record<string, string | undefined>>

export interface Question {
  readonly option: string
  readonly asks: string
  /** JSON pointer of the answer in the manifest. */
  readonly at: string
  /** Available only as an option: the default suits nearly everyone. */
  readonly silent?: boolean
}

export const questions: readonly Question[] = [
  { option: 'extends', asks: 'Brand to extend (default: the base portal)', at: 'extends', silent: true },
  { option: 'name-zh', asks: 'Name in Chinese', at: 'name/zh' },
  { option: 'name-en', asks: 'Name in English', at: 'name/en' },
  { option: 'legal-name-zh', asks: 'Registered name in Chinese', at: 'legalName/zh' },
  { option: 'legal-name-en', asks: 'Registered name in English', at: 'legalName/en' },
  { option: 'claim-zh', asks: 'Slogan in Chinese', at: 'claim/zh', silent: true },
  { option: 'claim-en', asks: 'Slogan in English', at: 'claim/en', silent: true },
  { option: 'host', asks: 'Host, such as freight.example', at: 'hosts' },
  { option: 'product-code', asks: 'Product code in URLs, lower-case letters', at: 'productCode', silent: true },
  { option: 'prefix', asks: 'Prefix of order numbers, 2 to 4 capital letters', at: 'documentPrefix' },
  { option: 'language', asks: 'Default language, zh or en', at: 'defaultLanguage' },
  { option: 'base-currency', asks: 'Currency of totals', at: 'baseCurrency' },
  { option: 'time-zone', asks: 'Time zone', at: 'timeZone' },
  { option: 'accent', asks: 'Colour of buttons and links, as #rrggbb', at: 'theme/accent' },
  { option: 'accent-ink', asks: 'Text on that colour', at: 'theme/accentInk', silent: true },
  { option: 'ink', asks: 'Text', at: 'theme/ink', silent: true },
  { option: 'canvas', asks: 'Page background', at: 'theme/canvas', silent: true },
  { option: 'deep', asks: 'Background of hero and footer', at: 'theme/deep', silent: true },
  { option: 'deep-ink', asks: 'Text on that colour', at: 'theme/deepInk', silent: true },
  { option: 'signal', asks: 'Secondary colour, for marks', at: 'theme/signal', silent: true },
  { option: 'phone', asks: 'Telephone of customer service', at: 'contacts/phone' },
  { option: 'email', asks: 'E-mail address of customer service', at: 'contacts/email' },
]

export const options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
  ...Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' as const }])),
  yes: { type: 'boolean' },
}

/** All answers, whether given, derived or taken from the model. */
export function completeAnswers(id: string, given: Answers, { manifest, prefixes }: Model): Answers {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const [nameZh, nameEn] = [given['name-zh'] ?? given['name-en'] ?? name, given['name-en'] ?? name]
  const accent = given.accent ?? accentOf(id)
  return {
    'name-zh': nameZh,
    'name-en': nameEn,
    'legal-name-zh': nameZh,
    'legal-name-en': nameEn,
    host: `${id}.localhost`,
    'product-code': id.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit))),
    prefix: prefixOf(id, prefixes),
    language: String(manifest.defaultLanguage),
    'base-currency': String(manifest.baseCurrency),
    'time-zone': String(manifest.timeZone ?? 'Asia/Shanghai'),
    phone: `000-${String(hashOf(id) % 10_000).padStart(4, '0')}-0000`,
    email: `service@${id}.example`,
    ...Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined)),
    accent,
  }
}

/** The first two letters, or the next free combination. */
function prefixOf(id: string, taken: ReadonlySet<string>): string {
  const [first = 'X', ...rest] = id.toUpperCase().replace(/[^A-Z]/g, '')
  const candidates = [...rest, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((second) => first + second)
  return candidates.find((prefix) => !taken.has(prefix)) ?? `${first}XX`
}

/** A distinct hue for every id, dark enough to read on any light background. */
function accentOf(id: string): string {
  const hue = (hashOf(id) % 360) / 60
  const [most, least] = [0.36, 0.09]
  const channel = (offset: number): number => {
    const distance = Math.abs(((hue + offset) % 6) - 3)
    return least + (most - least) * Math.min(1, Math.max(0, distance - 1))
  }
  return `#${[0, 4, 2].map((offset) => toHex(channel(offset) * 255)).join('')}`
}

function toHex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0')
}

function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
