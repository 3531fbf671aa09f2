/** One or two letters that stand for a name: the first of a Chinese one, the first of the outer words of any other. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? ''
  if (/\p{Script=Han}/u.test(first) || words.length < 2) return first.toLocaleUpperCase()
  const last = [...(words.at(-1) ?? '')][0] ?? ''
  return `${first}${last}`.toLocaleUpperCase()
}
