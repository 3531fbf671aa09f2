/** Charge factors known when fees are calculated, read by tariff rules. */
import { evaluateExpression, isDecimal, minuteMs, readMoment, writeMoment } from '#rules'

/** Factors by name. Numbers are decimal strings; unknown factors are absent or empty. */
export type Facts = Readonly<Record<string, string | boolean | number | null | undefined>>

/** Why a factor cannot be used. */
export type FactFault = {
  readonly ok: false
  readonly error: 'error.missing-fact' | 'error.wrong-fact'
  readonly fact: string
}

type Read<Value> = { readonly ok: true; readonly value: Value } | FactFault

export type FactReader = {
  readonly has: (fact: string) => boolean
  /** Original value. */
  readonly text: (fact: string) => Read<string>
  /** A number, zero or more; booleans count as 1 or 0. */
  readonly number: (fact: string) => Read<string>
  /** Local minutes since the start of the loading day. */
  readonly minutes: (fact: string) => Read<number>
  /** Whether a condition is true; a fault names the missing factor. */
  readonly holds: (condition: string) => Read<boolean>
  /** All factors read, with their original values. */
  readonly inputs: () => Record<string, string>
}

const relative = /^D([+-]?\d{1,3})?T([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?$/
const named = /\bfacts\.([A-Za-z_]\w*)/g

/** Reads charge factors and records which. */
export function readFacts(facts: Facts, day: string, timeZone: string): FactReader {
  const read = new Set<string>()
  const factText = (fact: string): string | boolean | undefined => {
    read.add(fact)
    const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined
    if (value === undefined || value === null || value === '') return undefined
    return typeof value === 'number' ? String(value) : value
  }
  const text = (fact: string): Read<string> => {
    const value = factText(fact)
    return value === undefined ? missing(fact) : { ok: true, value: String(value) }
  }
  return {
    has: (fact) => factText(fact) !== undefined,
    text,
    number: (fact) => {
      const value = factText(fact)
      if (value === undefined) return missing(fact)
      if (typeof value === 'boolean') return { ok: true, value: value ? '1' : '0' }
      return isDecimal(value) && !value.startsWith('-') ? { ok: true, value } : wrong(fact)
    },
    minutes: (fact) => {
      const value = text(fact)
      if (!value.ok) return value
      const minutes = minutesOf(value.value, day, timeZone)
      return minutes === undefined ? wrong(fact) : { ok: true, value: minutes }
    },
    holds: (condition) => {
      const names = factsIn(condition)
      const knownFacts = Object.fromEntries(
        names.flatMap((fact) => [[fact, factText(fact)] as const].filter(([, value]) => value !== undefined)),
      )
      const outcome = evaluateExpression(condition, { facts: knownFacts })
      if (outcome.kind === 'value') return { ok: true, value: outcome.value === true }
      const absent = names.find((fact) => knownFacts[fact] === undefined)
      return outcome.kind === 'undetermined' && absent !== undefined ? missing(absent) : wrong(names[0] ?? condition)
    },
    inputs: () =>
      Object.fromEntries(
        [...read].flatMap((fact) => {
          const value = factText(fact)
          return value === undefined ? [] : [[fact, String(value)]]
        }),
      ),
  }
}

/** Charge factors used in a condition, in order of appearance. */
export function factsIn(condition: string): string[] {
  return [...new Set([...condition.matchAll(named)].map(([, fact = '']) => fact))]
}

/** A time relative to the loading day, D-1T15:00, or a date and time, as local minutes since the start of that day. */
export function minutesOf(moment: string, day: string, timeZone: string): number | undefined {
  const [, days, hours, minutes, seconds = '00'] = relative.exec(moment) ?? []
  if (hours !== undefined) {
    if (hours === '24' && `${minutes}${seconds}` !== '0000') return undefined
    return (Number(days ?? '0') * 24 + Number(hours)) * 60 + Number(minutes)
  }
  const own = readMoment(moment, undefined)
  const local = own.ok ? writeMoment(own.at, timeZone) : moment
  const [at, midnight] = [Date.parse(`${withTime(local)}Z`), Date.parse(`${day}T00:00Z`)]
  return isMoment(local) && !Number.isNaN(at - midnight) ? Math.floor((at - midnight) / minuteMs) : undefined
}

/** Local times are calculated as UTC: without daylight saving, every local time is valid. */
function isMoment(local: string): boolean {
  return readMoment(local, 'UTC').ok
}

function withTime(local: string): string {
  return local.includes('T') ? local : `${local}T00:00`
}

function missing(fact: string): FactFault {
  return { ok: false, error: 'error.missing-fact', fact }
}

function wrong(fact: string): FactFault {
  return { ok: false, error: 'error.wrong-fact', fact }
}
