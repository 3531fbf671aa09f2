/**
 * How names follow from what is written near them: in the list `order-events`, the source `list-order-events` is "list" before the
 * document's id. Learnt from one place, the pattern names `list-rate-events` in the list `rate-events`.
 */

/** Words by where they are written (name-context.ts). */
export type Sources = ReadonlyMap<string, readonly string[]>

/** The name is `prefix`, what the source has between `before` and `after`, and `suffix`. */
export interface Pattern {
  readonly source: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly prefix: readonly string[]
  readonly suffix: readonly string[]
}

/** Patterns that produce the words of a name, by a key that is the same for equal patterns. */
export function findPatterns(name: readonly string[], sources: Sources): Map<string, Pattern> {
  const patterns = new Map<string, Pattern>()
  for (const [source, words] of sources) {
    const { start, at, length } = longestRun(words, name)
    if (length === 0) continue
    const parts = [words.slice(0, start), words.slice(start + length), name.slice(0, at), name.slice(at + length)] as const
    const [before, after, prefix, suffix] = parts
    patterns.set(`${source}|${parts.map((part) => part.join('-')).join('|')}`, { source, before, after, prefix, suffix })
  }
  return patterns
}

/** The words that the pattern produces here; undefined if the source has other words. */
export function applyPattern({ source, before, after, prefix, suffix }: Pattern, sources: Sources): string[] | undefined {
  const words = sources.get(source)
  if (!words || words.length <= before.length + after.length) return undefined
  const end = words.length - after.length
  const fits = before.every((word, index) => words[index] === word) && after.every((word, index) => words[end + index] === word)
  return fits ? [...prefix, ...words.slice(before.length, end), ...suffix] : undefined
}

/** The longest run of words that both have. */
function longestRun(left: readonly string[], right: readonly string[]): { start: number; at: number; length: number } {
  let longest = { start: 0, at: 0, length: 0 }
  for (let start = 0; start < left.length; start++) {
    for (let at = 0; at < right.length; at++) {
      let length = 0
      while (start + length < left.length && left[start + length] === right[at + length]) length += 1
      if (length > longest.length) longest = { start, at, length }
    }
  }
  return longest
}
