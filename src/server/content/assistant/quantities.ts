/** Numbers before units, containers with their quantities, and declared shapes such as UN numbers. */
import { type Json, type JsonObject, multiplyDecimals } from '#rules'
import { spansOfDays } from './days-in-question.ts'
import { listOfFact } from './lexicon.ts'
import { type Problem, type Reading, type Span, type Statement, spanAt, wordsAt } from './reading.ts'
import { cuesOf, isWord, rowsOf, wordsOf } from './rows.ts'
import { anyOf, isNumber } from './word-rows.ts'

/** Types and quantities, such as 40HQ*2; a problem if a quantity is impossible or too large. */
export function findContainers(fact: JsonObject, reading: Reading): Statement | Problem | undefined {
  const mix = new Map<string, number>()
  const spans: Span[] = []
  const days = spansOfDays(reading)
  for (const { meaning, from, to } of rowsOf(listOfFact(fact), reading)) {
    if (meaning.kind !== 'row') continue
    // In 20GP x 2 + 40HQ x 1 the 2 belongs to the first, and in Dec 8 40HQ the 8 to the day.
    const isFree = (one: Quantity | undefined) =>
      ![...spans, ...days].some((used) => one && used.from <= one.span.from && one.span.from < used.to)
    const quantity = [quantityBefore(from, reading), quantityAfter(to, reading)].find((one) => one && isFree(one))
    const span = { from: Math.min(from, quantity?.span.from ?? from), to: Math.max(to, quantity?.span.to ?? to) }
    const wrong = quantity && wrongQuantity(fact, quantity.value, span, reading)
    if (wrong) return wrong
    // Two names of one container, such as reefer 40RH, are one.
    const isRepeated = !quantity && spans.at(-1)?.to === from && mix.has(meaning.id)
    if (!isRepeated) mix.set(meaning.id, (mix.get(meaning.id) ?? 0) + (quantity?.value ?? 1))
    spans.push(span)
  }
  return mix.size === 0 ? undefined : { value: [...mix].map(([type, quantity]) => `${type}*${quantity}`).join(','), spans }
}

/** A number before one of the units of a fact. */
export function findCount(fact: JsonObject, reading: Reading): Statement | Problem | undefined {
  const { tokens } = reading
  const units = cuesOf(fact.units)
  for (let at = 0; at < tokens.length; at += 1) {
    const glued = /^(\d+)([a-z]+)$/.exec(tokens[at]?.text ?? '')
    const unit = units.find((words) => words.every((token, index) => tokens[at + index]?.text === token))
    const isGlued = glued !== null && units.some((words) => words.length === 1 && words[0] === glued[2])
    const count = isGlued ? quantityOf(glued[1] ?? '', at, reading) : unit && at > 0 ? numberAt(at - 1, reading) : undefined
    if (!count) continue
    const span = { from: count.span.from, to: at + (unit?.length ?? 1) }
    if (count.value === null) return wrongQuantity(fact, null, span, reading)
    return wrongQuantity(fact, count.value, span, reading) ?? { value: count.value, spans: [span] }
  }
  return undefined
}

/** A decimal number before one of the units of a fact, in the first of them; the units in thousands count a thousand of it. */
export function findAmount(fact: JsonObject, reading: Reading): Statement | Problem | undefined {
  const [units, thousands] = [wordsOf(fact.units), wordsOf(fact.thousands)]
  const shape = new RegExp(
    `(?<![a-z\\d.,])(-?)(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?(${anyOf([...units, ...thousands])})(?![a-z\\d])`,
    'iu',
  )
  const match = shape.exec(reading.text)
  if (!match) return undefined
  const [written, minus = '', digits = '', unit = ''] = match
  const span = spanAt(match.index, written.length, reading)
  const number = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  if (minus !== '' || Number(number) === 0) return { fact: String(fact.id), kind: 'quantity', words: written, span }
  return { value: thousands.includes(unit.toLowerCase()) ? multiplyDecimals(number, '1000') : number, spans: [span] }
}

/** What is written in the declared shape, without spaces. */
export function findShape(fact: JsonObject, reading: Reading): Statement | undefined {
  const match = new RegExp(`(?<![a-z0-9])(?:${String(fact.shape)})(?![a-z0-9])`, 'iu').exec(reading.text)
  if (!match) return undefined
  return { value: match[0].replace(/\s+/g, '').toUpperCase(), spans: [spanAt(match.index, match[0].length, reading)] }
}

/** Null is no quantity at all. */
function wrongQuantity(fact: JsonObject, value: number | null, span: Span, reading: Reading): Problem | undefined {
  const problem = { fact: String(fact.id), words: wordsAt(span, reading), span }
  if (value === null) return { ...problem, kind: 'quantity' }
  const most = typeof fact.most === 'string' ? reading.brand.limits[fact.most] : undefined
  return typeof most === 'number' && value > most ? { ...problem, kind: 'most', most } : undefined
}

/** Null for what cannot be a quantity, such as 0 or -2. */
interface Quantity {
  readonly value: number | null
  readonly span: Span
}

function quantityBefore(from: number, reading: Reading): Quantity | undefined {
  let at = from - 1
  while (at >= 0 && isWord(at, 'measure', reading)) at -= 1
  const quantity = numberAt(at, reading, at < from - 1)
  return quantity && { ...quantity, span: { from: quantity.span.from, to: from } }
}

function quantityAfter(to: number, reading: Reading): Quantity | undefined {
  // 40HQ x 2, or 40HQ 2 pcs.
  if (isWord(to, 'measure', reading)) return numberAt(to + 1, reading)
  return measuredAt(isWord(to, 'order', reading) ? to + 1 : to, reading)
}

/** Whether all other words change nothing or only say that the question goes on. */
function isAlone(at: number, { tokens, matches }: Reading): boolean {
  const idle = matches.filter(
    ({ meaning, quality }) =>
      quality === 1 && (meaning.kind === 'idle' || (meaning.kind === 'word' && ['and', 'again', 'filler'].includes(meaning.of))),
  )
  return tokens.every(({ kind }, other) => other === at || kind === 'sign' || idle.some(({ from, to }) => from <= other && other < to))
}

/** A number with a measure word, such as 3 units; not as 3 days. */
function measuredAt(at: number, reading: Reading): Quantity | undefined {
  return isWord(at + 1, 'measure', reading) ? numberAt(at, reading, true) : undefined
}

/** Another quantity of the one container that the question before was about, such as: and three of them? */
export function findRequantity(fact: JsonObject, earlier: Json | undefined, reading: Reading): Statement | Problem | undefined {
  const type = typeof earlier === 'string' ? /^(\w+)\*\d+$/.exec(earlier)?.[1] : undefined
  if (type === undefined) return undefined
  for (const at of reading.tokens.keys()) {
    const measured = measuredAt(at, reading)
    const quantity = measured ?? (isAlone(at, reading) ? numberAt(at, reading) : undefined)
    if (!quantity) continue
    const span = { from: quantity.span.from, to: measured ? at + 2 : at + 1 }
    return wrongQuantity(fact, quantity.value, span, reading) ?? { value: `${type}*${quantity.value}`, spans: [span] }
  }
  return undefined
}

/** A number in digits or as a word; without a measure word, numbers of four digits are years or weights. */
function numberAt(at: number, reading: Reading, isMeasured = false): Quantity | undefined {
  const text = reading.tokens[at]?.text ?? ''
  if ((isMeasured ? /^\d{1,6}$/ : /^\d{1,3}$/).test(text)) return quantityOf(text, at, reading)
  const words = reading.matches.filter(
    ({ meaning, to, quality }) => to === at + 1 && quality === 1 && meaning.kind === 'word' && isNumber(meaning.of),
  )
  const [longest] = words.toSorted((one, other) => one.from - other.from)
  if (!longest) return undefined
  const value = Number(longest.meaning.of)
  return { value: value > 0 && Number.isInteger(value) ? value : null, span: longest }
}

function quantityOf(digits: string, at: number, { text, tokens }: Reading): Quantity {
  const start = tokens[at]?.from ?? 0
  const isNegative = /(?:^|[^a-z\d])-$/i.test(text.slice(0, start))
  const isPart = /[\d][.,]$/.test(text.slice(0, start))
  return { value: isNegative || isPart || Number(digits) === 0 ? null : Number(digits), span: { from: isPart ? at - 1 : at, to: at + 1 } }
}
