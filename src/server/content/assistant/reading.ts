/** What is found in a question: its tokens and matches, and what its words state. */
import type { BrandPlan } from '#config'
import type { Json } from '#rules'
import type { Match } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A question with everything that was found in it. */
export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly matches: readonly Match[]
  /** The first day that a question can mean. */
  readonly today: string
  readonly brand: AssistantBrand
}

/** What the words of a question are read by. */
export type AssistantBrand = Pick<BrandPlan, 'documents' | 'documentPrefix' | 'limits'>

/** Values by name: ids of rows, numbers as sources write them, days as from and to, containers such as 2*40HQ. */
export type Facts = Readonly<Record<string, Json>>

/** Tokens from, and up to but not including. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Statement {
  readonly value: Json
  readonly spans: readonly Span[]
}

/** Why the words about a fact cannot be used: no such day, a past day, an impossible or too large quantity, or a name of several rows. */
export interface Problem {
  readonly fact: string
  readonly kind: 'day' | 'past' | 'quantity' | 'most' | 'which'
  readonly words: string
  readonly span: Span | undefined
  /** Ids of the rows that share the name. */
  readonly rows?: readonly string[]
  /** The largest possible quantity. */
  readonly most?: number
}

/** The words of a span as they are written, with a minus sign before them. */
export function wordsAt({ from, to }: Span, { text, tokens }: Reading): string {
  const first = tokens[from]?.from ?? 0
  const start = text[first - 1] === '-' ? first - 1 : first
  return text.slice(start, tokens[to - 1]?.to ?? 0)
}

/** The tokens of a part of the text. */
export function spanAt(at: number, length: number, { tokens }: Pick<Reading, 'tokens'>): Span {
  return { from: tokens.findIndex((token) => token.to > at), to: tokens.findLastIndex((token) => token.from < at + length) + 1 }
}

/** Container, B/L, booking and order numbers, without spaces and hyphens. */
export const numberShape = /\b[A-Z]{4}[ -]?\d{3}[ -]?\d{3}[ -]?\d(?![A-Z0-9])|\b(?=[A-Z]*\d{5})[A-Z]{0,8}\d{6,}[A-Z0-9]*\b/gi

/** The question without numbers of shipments, which must not be read as dates; other words stay in their places. */
export function withoutNumbers(text: string): string {
  return text.replace(numberShape, (number) => ' '.repeat(number.length))
}
