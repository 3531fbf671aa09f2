/** Conversion of our values for expressions, and of their results. */

import Big from 'big.js'
import { isDecimal } from '../decimals.ts'
import { dayMs } from '../durations.ts'

/** A calendar day. A class because CEL distinguishes types by constructor. */
export class Day {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

/** An amount with its currency, so that amounts in different currencies are never combined silently. */
export class Money {
  readonly amount: Big
  readonly currency: string
  constructor(amount: Big, currency: string) {
    this.amount = amount
    this.currency = currency
  }
}

export function dayOf(text: string): Day {
  return new Day(Date.parse(`${text}T00:00:00Z`) / dayMs)
}

export function writeDay(day: Day): string {
  return new Date(day.number * dayMs).toISOString().slice(0, 10)
}

/** Monday is 1, Sunday 7, as for sailing days. */
export function weekdayOf(day: Day): number {
  return ((((day.number + 3) % 7) + 7) % 7) + 1
}

/** undefined, null and the empty string all count as absent: users cannot distinguish them. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * The value for CEL: integers as int, absent names missing. Objects are views instead of copies, so that Formily's dependency
 * tracking sees only the reads of the expression.
 */
export function toExpressionValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.filter((item) => !isAbsent(item)).map(toExpressionValue)
  if (typeof value === 'object' && value !== null) return viewOf(value as Record<string, unknown>)
  return value
}

/** The result as JSON: int to number, decimals and days to strings, money to its amount. */
export function fromExpressionValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Big) return value.toFixed()
  if (value instanceof Money) return value.amount.toFixed()
  if (value instanceof Day) return writeDay(value)
  if (Array.isArray(value)) return value.map(fromExpressionValue)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.keys(value).map((name) => [name, fromExpressionValue((value as Record<string, unknown>)[name])]))
  }
  return value
}

export function toBig(value: string): Big | undefined {
  return isDecimal(value) ? new Big(value) : undefined
}

function viewOf(source: Record<string, unknown>): unknown {
  // The target is empty, so that no proxy invariant binds the view to frozen sources.
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => (typeof name === 'symbol' ? undefined : name === 'constructor' ? Object : read(source, name)),
      has: (_, name) => typeof name === 'string' && read(source, name) !== undefined,
      ownKeys: () => Object.keys(source).filter((name) => !isAbsent(source[name])),
      getOwnPropertyDescriptor: (_, name) => {
        const value = typeof name === 'string' ? read(source, name) : undefined
        return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: false }
      },
    },
  )
}

function read(source: Record<string, unknown>, name: string): unknown {
  // Not hasOwn: an observable object may itself be a proxy that only supports reads.
  if (name === '__proto__' || name === 'prototype' || (name in Object.prototype && !Object.hasOwn(source, name))) return undefined
  const value = source[name]
  return isAbsent(value) ? undefined : toExpressionValue(value)
}
