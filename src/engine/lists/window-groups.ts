/** Determines which groups of rows are near the window, and the space for the others. Pure. */

/** Rows that are rendered together: few enough for one frame. */
export const groupSize = 4

export interface Span {
  readonly first: number
  /** After the last one. */
  readonly end: number
}

/** Measured heights of groups; for the others, the mean. */
export interface Heights {
  readonly measured: ReadonlyMap<number, number>
  readonly estimate: number
}

export function groupsOf(rows: number): number {
  return Math.ceil(rows / groupSize)
}

/** Space between two groups. */
export function roomOf({ measured, estimate }: Heights, { first, end }: Span): number {
  let room = Math.max(0, end - first) * estimate
  for (const [group, height] of measured) if (group >= first && group < end) room += height - estimate
  return room
}

/** Groups between two offsets from the top of the rows. */
export function groupsBetween(heights: Heights, groups: number, from: number, to: number): Span {
  const first = groupAt(heights, groups, from)
  const end = Math.min(groups, groupAt(heights, groups, to, first) + 1)
  return { first, end }
}

/** The group at an offset: exact for measured groups, estimated for others. */
function groupAt({ measured, estimate }: Heights, groups: number, height: number, from = 0): number {
  const offsets = [...measured.keys()].sort((a, b) => a - b)
  let [group, top] = [0, 0]
  for (const next of offsets) {
    const unmeasured = (next - group) * estimate
    if (top + unmeasured > height) break
    const own = measured.get(next) ?? estimate
    if (top + unmeasured + own > height) return Math.max(from, Math.min(groups - 1, next))
    top += unmeasured + own
    group = next + 1
  }
  return Math.max(from, Math.min(groups - 1, group + Math.max(0, Math.floor((height - top) / estimate))))
}
