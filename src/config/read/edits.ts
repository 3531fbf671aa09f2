import type { Edit } from './documents.ts'

/** The text with every edit. Of two at one offset, the first is applied first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = text
  for (const { offset, end, text: instead } of [...edits].sort((left, right) => right.offset - left.offset))
    edited = edited.slice(0, offset) + instead + edited.slice(end)
  return edited
}
