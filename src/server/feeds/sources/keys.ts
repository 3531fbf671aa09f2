/** Keys of sources, from the environment variables that the sources name. */
import type { Source } from './source.ts'

export type KeyOf = (source: Source) => string | undefined

/** `variables`: those that begin with SOURCE_, by name. */
export function createKeys(variables: Readonly<Record<string, string>>): KeyOf {
  return ({ keyName }) => (keyName === undefined ? undefined : variables[keyName])
}
