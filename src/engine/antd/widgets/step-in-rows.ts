/** The row before or after, round the ends; from none, the first or the last. */
export function stepInRows(from: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  return (Math.max(from, by > 0 ? -1 : 0) + by + count) % count
}
