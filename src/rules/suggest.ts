/** The known name probably meant, or undefined if none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const lowerName = name.toLowerCase()
  const most = Math.max(1, Math.min(3, Math.floor(name.length / 3)))
  let best: { name: string; distance: number } | undefined
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) > most) continue
    const distance = editDistance(lowerName, candidate.toLowerCase(), most)
    if (distance <= most && (!best || distance < best.distance)) best = { name: candidate, distance }
  }
  return best?.name
}

/**
 * The only known name within one edit; undefined if there are several, or if the two are probably different: codes of ports or
 * containers, numbered names, singular and plural, and very short names.
 */
export function certainName(name: string, known: Iterable<string>): string | undefined {
  const near = [...new Set(known)].filter((candidate) => candidate !== name && editDistance(name, candidate, 1) <= 1)
  const [meant] = near
  if (meant === undefined || near.length > 1 || Math.min(name.length, meant.length) < shortestCertain) return undefined
  const isCode = !/[a-z]/.test(meant)
  const isOther = isCode || name.replace(/\d/g, '') === meant.replace(/\d/g, '') || `${name}s` === meant || name === `${meant}s`
  return isOther ? undefined : meant
}

const shortestCertain = 4

/** Edit distance of two words, where a swap of neighbours counts once; stops counting above `most`. */
export function editDistance(left: string, right: string, most: number): number {
  let before: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return previous[right.length] ?? most + 1
}

/** Up to this many names are all listed in a message. */
export const mostListed = 12
