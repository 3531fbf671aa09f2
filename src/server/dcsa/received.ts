/** Validation of records that another system sent, by the entities that declare their shapes. */
import { type CompiledValidator, type Json, toFieldErrors } from '#rules'
import type { Refused } from '../transport/index.ts'

export interface Port {
  readonly id: string
  readonly code?: string
  readonly aliases?: readonly string[]
}

export interface ReadContext {
  /** Row of the reference event-source. */
  readonly source: string
  /** SCAC of the carrier that sends the events. */
  readonly carrier?: string | undefined
  /** Validators of the brand's release by name: `entity:dcsa-transport-event`. */
  readonly validators: Readonly<Record<string, CompiledValidator>>
  /** Rows of the reference port: codes that are aliases become ids. */
  readonly ports: readonly Port[]
  readonly now: Date
  /** Clocks differ, but an event created later than this could never be corrected. */
  readonly latest: Date
  /** Nothing has happened later than this. */
  readonly latestActual: Date
}

/** Absent, as several carriers write it. */
export function withoutNulls(value: Json, depth = mostDepth): Json {
  if (depth === 0 || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item: Json) => withoutNulls(item, depth - 1))
  const given = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(given.map(([name, field]) => [name, withoutNulls(field, depth - 1)]))
}

/** No record of the standards is deeper. */
export const mostDepth = 12

/** Whether a time of an event or of a call is marked as actual but is still to come. */
export function isActualAhead(
  { eventClassifierCode, eventDateTime }: { readonly eventClassifierCode: string; readonly eventDateTime: string },
  { latestActual }: Pick<ReadContext, 'latestActual'>,
): boolean {
  return eventClassifierCode === 'ACT' && Date.parse(eventDateTime) > latestActual.getTime()
}

/** A record with more faults than this is broken as a whole. */
const mostFaults = 5

/** Faults of a record with their paths. Fields that the entity does not declare are ignored: standards grow. */
export function validateReceived(entity: string, value: Json, at: string, { validators }: Pick<ReadContext, 'validators'>): Refused[] {
  const validate = validators[`entity:${entity}`]
  if (!validate) throw new Error(`The release has no validator for records of ${entity}`)
  if (validate(value)) return isStorable(value) ? [] : [refuse(at, 'invalid.characters')]
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'additionalProperties')
  return toFieldErrors(errors, {}, value)
    .slice(0, mostFaults)
    .map(({ path, id, params }) => refuse(`${at}${path}`, id, params))
}

/** PostgreSQL stores neither NUL nor halves of surrogate pairs. */
function isStorable(value: Json): boolean {
  return !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value))
}

export function refuse(path: string, text: string, params: Readonly<Record<string, unknown>> = {}): Refused {
  return { path, text, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) }
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Whether the first two letters of a UN/LOCODE are a country; XZ is the code of places in international waters. */
export function isOfKnownCountry(unLocode: string): boolean {
  const country = unLocode.slice(0, 2)
  return country === 'XZ' || countries.of(country) !== undefined
}
