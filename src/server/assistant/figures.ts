/**
 * Keeps figures that no operation has returned out of the words of a language model. Prose in records, such as remarks, may say
 * anything: only numbers, codes and days count, and an amount of money only from a field that holds one.
 */
import type { BrandPlan } from '#config'
import type { Json } from '#rules'
import { isObject } from '../kernel/index.ts'

/** Numbers with their separators; 1,200.50, 2026-12-01 and 12:30 are one figure each. */
const figureShape = /\d+(?:[.,:/-]\d+)*/g
/** A figure beside a currency is an amount. */
const moneyShape = /(?:\b[A-Z]{3}|[$\u20ac\u00a5\uffe5\u00a3])\s?(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)\s?(?:[A-Z]{3}\b|\u5143|[$\u20ac])/g

export interface KnownFigures {
  readonly numbers: Set<string>
  readonly amounts: Set<string>
}

/** Figures of a question may be repeated, but not as an amount. */
export function figuresOfQuestion(words: string): KnownFigures {
  return { numbers: new Set(readFigures(words)), amounts: new Set() }
}

/** Adds the figures of a response and of the sentences that the portal has made of it. */
export function learnFigures(
  known: KnownFigures,
  { text, data }: { readonly text: string; readonly data: Json },
  brand: Pick<BrandPlan, 'documents'>,
): void {
  for (const figure of readFigures(text)) known.numbers.add(figure)
  for (const figure of readAmounts(text)) known.amounts.add(figure)
  learnData(known, data, moneyFields(brand), '')
}

function learnData(known: KnownFigures, data: Json, money: ReadonlySet<string>, name: string): void {
  if (Array.isArray(data)) for (const item of data) learnData(known, item, money, name)
  else if (isObject(data)) for (const [key, value] of Object.entries(data)) learnData(known, value, money, key)
  else if (typeof data === 'number' || (typeof data === 'string' && !/\s/.test(data))) {
    for (const figure of readFigures(String(data))) {
      known.numbers.add(figure)
      if (money.has(name)) known.amounts.add(figure)
    }
  }
}

/** Whether every figure of a sentence is known, and every amount as an amount. */
export function isFounded(sentence: string, { numbers, amounts }: KnownFigures): boolean {
  return readFigures(sentence).every((figure) => numbers.has(figure)) && readAmounts(sentence).every((figure) => amounts.has(figure))
}

function readFigures(text: string): string[] {
  return [...text.matchAll(figureShape)].map(([figure]) => plain(figure))
}

function readAmounts(text: string): string[] {
  return [...text.matchAll(moneyShape)].map(([, after, before]) => plain(after ?? before ?? ''))
}

/** As figures are compared: without separators of thousands, and without zero cents. */
function plain(figure: string): string {
  return figure
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}

const knownFields = new WeakMap<BrandPlan['documents'], ReadonlySet<string>>()

/** Names of the fields that the entities declare as money. */
function moneyFields({ documents }: Pick<BrandPlan, 'documents'>): ReadonlySet<string> {
  const known = knownFields.get(documents)
  if (known) return known
  const names = new Set<string>()
  const collect = (value: Json, name: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, name)
    else if (isObject(value)) {
      if (value.measure === 'money') names.add(name)
      for (const [key, inner] of Object.entries(value)) collect(inner, key)
    }
  }
  for (const entity of Object.values(documents.entity ?? {})) collect(entity, '')
  knownFields.set(documents, names)
  return names
}

/** Whole sentences of words that arrive in pieces; the rest stays until its sentence ends. */
export function createSentences(): { readonly take: (words: string) => string[]; readonly rest: () => string } {
  let open = ''
  return {
    take: (words) => {
      open += words
      // A point between digits ends no sentence.
      const parts = open.split(/(?<=[!?\n\u3002\uff01\uff1f\uff1b])|(?<=\.(?=\s))/)
      open = parts.pop() ?? ''
      return parts
    },
    rest: () => open,
  }
}
