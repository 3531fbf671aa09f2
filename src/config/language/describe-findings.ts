/** The documentation of each finding code. */
import { type Json, objectOf } from '#rules'
import type { SourceFile } from '../read/documents.ts'
import type { FindingLanguage } from '../read/messages.ts'
import { readDocuments } from '../resolve/read-documents.ts'

export interface FindingEntry {
  readonly code: string
  readonly what: string
  readonly why: string
  readonly mend: string
  readonly example: { readonly wrong: string; readonly right: string }
  /** Its messages, with the names of their parameters. */
  readonly says: readonly string[]
}

/** By code, in alphabetical order. */
export function describeFindings(files: readonly SourceFile[], language: FindingLanguage): readonly FindingEntry[] {
  const { meta } = readDocuments(files)
  const topics = Object.entries(meta).filter(([path]) => path.startsWith('findings/'))
  const entries = topics.flatMap(([, topic]) => Object.entries(objectOf(topic.findings)))
  const wordingOf = (words: Json | undefined): string => String(objectOf(words)[language] ?? '')
  return entries
    .map(([code, value]) => {
      const { what, why, mend, example, says } = objectOf(value)
      const { wrong, right } = objectOf(example)
      return {
        code,
        what: wordingOf(what),
        why: wordingOf(why),
        mend: wordingOf(mend),
        example: { wrong: String(wrong ?? ''), right: String(right ?? '') },
        says: Object.values(objectOf(says)).map(wordingOf),
      }
    })
    .sort((left, right) => (left.code < right.code ? -1 : 1))
}
