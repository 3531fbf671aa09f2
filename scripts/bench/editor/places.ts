/** Places of the shipped documents at which a name is missing: what editors must complete. */
import { listReferences, type SourceFile } from '#config'
import { createRandom } from '#rules'

/** A document without one of its names. */
export interface EmptyPlace {
  readonly path: string
  readonly text: string
  readonly offset: number
  /** The name that was there. */
  readonly name: string
}

/** The same places in every run over the same documents. */
export function samplePlaces(files: readonly SourceFile[], count: number, seed: number): EmptyPlace[] {
  const texts = new Map(files.map(({ path, text }) => [path, text ?? '']))
  const references = listReferences(files)
  const random = createRandom(seed)
  return Array.from({ length: count }, () => references[Math.floor(random() * references.length)]).flatMap((reference) => {
    if (!reference) return []
    const { path, offset, end, name } = reference
    const text = texts.get(path) ?? ''
    return [{ path, offset, name, text: text.slice(0, offset) + text.slice(end) }]
  })
}

const first = 10

export interface Share {
  /** Percentage of places where the name is not offered at all. */
  readonly missing: number
  /** Percentage of places where it is not among the first ten. */
  readonly late: number
}

/** `offer` returns the names in the order in which the editor shows them. */
export async function measureShare(
  places: readonly EmptyPlace[],
  offer: (place: EmptyPlace) => Promise<readonly string[]>,
): Promise<Share> {
  let missing = 0
  let late = 0
  for (const place of places) {
    const rank = (await offer(place)).indexOf(place.name)
    if (rank < 0) missing += 1
    if (rank < 0 || rank >= first) late += 1
  }
  return { missing: (100 * missing) / places.length, late: (100 * late) / places.length }
}
