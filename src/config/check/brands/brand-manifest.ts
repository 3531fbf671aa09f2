import { findTree, type ObjectTree, type Problem, type ResolvedDocument } from '../../documents.ts'
import type { Saying } from '../../say.ts'

/** A brand and what it says of itself. */
export interface Manifest {
  readonly id: string
  readonly manifest: ResolvedDocument
}

export function problemAt(tree: ObjectTree, pointer: string, saying: Saying): Problem {
  const { place } = findTree(tree, pointer).tree
  return { path: place.path, offset: place.offset, ...saying }
}
