/** What agreement.json says each operation answers to each of eight actors. */
import { readFileSync } from 'node:fs'
import type { JsonObject } from '#rules'
import type { Who } from './world.ts'

export interface Agreed {
  readonly row: string
  /** Input that names a record, and the kind of record. */
  readonly object?: Readonly<Record<string, string>>
  /** The rest of an input that is well formed. Versions are stale, so that what is allowed changes nothing either. */
  readonly input?: JsonObject
  /** Relation or actor and relation to what comes there instead, such as "C colleague": "through". */
  readonly except?: Readonly<Record<string, string>>
}

interface Agreement {
  readonly actors: readonly string[]
  readonly rows: Readonly<Record<string, string>>
  readonly operations: Readonly<Record<string, Agreed>>
}

export const agreement = JSON.parse(readFileSync(new URL('agreement.json', import.meta.url), 'utf8')) as Agreement

/** The column of each actor in the rows of the agreement. */
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
