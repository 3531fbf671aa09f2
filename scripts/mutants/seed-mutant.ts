import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small fault that the tests must notice. */
export interface Mutant {
  readonly id: string
  /** What the portal does wrong with it. */
  readonly about: string
  readonly file: string
  readonly from: string
  readonly to: string
}

export function readMutants(): readonly Mutant[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'mutants.json'), 'utf8')) as readonly Mutant[]
}

/** Returns the source with the fault. Throws unless it contains the code to replace exactly once: the code has changed since. */
export function seedMutant(source: string, { id, file, from, to }: Mutant): string {
  const parts = source.split(from)
  if (parts.length !== 2) throw new Error(`${id}: ${file} contains the code to replace ${parts.length - 1} times, not once`)
  return parts.join(to)
}
