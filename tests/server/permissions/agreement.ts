/** Expected responses from each operation to each of eight actors, from agreement.json. */
import { readFileSync } from 'node:fs'
import type { JsonObject } from '#rules'
import type { Who } from './world.ts'

export interface Agreed {
  readonly row: string
  /** Input field that names a record, with the kind of record. */
  readonly object?: Readonly<Record<string, string>>
  /** The other fields of a valid input. Versions are stale, so that permitted calls change nothing either. */
  readonly input?: JsonObject
  /** Exceptions by relation, or by actor and relation, such as "C colleague": "through". */
  readonly except?: Readonly<Record<string, string>>
}

interface Agreement {
  readonly actors: readonly string[]
  readonly rows: Readonly<Record<string, string>>
  readonly operations: Readonly<Record<string, Agreed>>
}

export const agreement = JSON.parse(readFileSync(new URL('agreement.json', import.meta.url), 'utf8')) as Agreement

/** Each actor's column in the rows of the agreement. */
export const columns: Readonly<Record<Who, string>> = {
  V: 'visitor',
  R: 'registered',
  P: 'pending',
  C: 'member',
  M: 'admin',
  O: 'admin',
  S: 'staff',
  N: 'analyst',
}
