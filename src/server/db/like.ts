/** A LIKE pattern for texts that contain these words. Escapes its wildcards: users type them literally. */
export function containing(words: string): string {
  return `%${escapeLike(words)}%`
}

/** A LIKE pattern for texts that begin with these words. */
export function startingWith(words: string): string {
  return `${escapeLike(words)}%`
}

function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
