/** What the check says, as tools, answers and people get it. Shapes only; no code. */
import type { Edit } from './documents.ts'

/** Something wrong with the documents. */
export interface Finding {
  readonly path: string
  /** 1-based; column in UTF-16 units. */
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** What was found and what is allowed, and the nearest name. */
  readonly words: { readonly zh: string; readonly en: string }
  /** The name by which a command can speak of it. */
  readonly subject?: string
  readonly suggestion?: string
  /** What mends it, where that is certain. */
  readonly fix?: readonly Edit[]
}

/** A finding in one language. */
export type ToldFinding = Omit<Finding, 'words' | 'fix'> & {
  readonly message: string
}
