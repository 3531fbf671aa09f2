/** Whole sentences of words that arrive in pieces; the rest stays until its sentence ends. */
export function createSentences(): { readonly take: (words: string) => string[]; readonly rest: () => string } {
  let open = ''
  return {
    take: (words) => {
      open += words
      // A point between digits ends no sentence.
      const parts = open.split(/(?<=[!?\n\u3002\uff01\uff1f\uff1b])|(?<=\.(?=\s))/)
      open = parts.pop() ?? ''
      return parts
    },
    rest: () => open,
  }
}
