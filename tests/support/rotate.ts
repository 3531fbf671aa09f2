/**
 * Selects today's part of a full matrix. `npm run test:long` runs every case; `npm test` runs one case of each kind and a part
 * of the others that changes with the date, so that all parts are covered in turn. `TEST_DAY=2026-11-22` repeats the part of
 * that day.
 */
const dayMs = 86_400_000

export const isLong = process.env['TEST_LONG'] === '1'

/** Days since 1970-01-01, UTC. Throws if TEST_DAY is not a calendar day. */
export const dayNumber = readDay(process.env['TEST_DAY'])

function readDay(day: string | undefined): number {
  const at = day === undefined || day === '' ? Date.now() : Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) throw new Error(`TEST_DAY must be a calendar day such as 2026-11-22, not ${day}`)
  return Math.floor(at / dayMs)
}

/** Today's case, as a list; all of them in a long run. `turn` shifts the rotation, so that matrices in one file do not rotate in lockstep. */
export function caseOfToday<T>(cases: readonly T[], turn = 0): readonly T[] {
  const index = (dayNumber + turn) % cases.length
  return isLong ? cases : cases.filter((_, place) => place === index)
}

/** One case of each kind and every `parts`-th of all, changing daily. All of them in a long run. */
export function partOfToday<T>(cases: readonly T[], parts: number, kindOf: (one: T) => unknown = () => ''): readonly T[] {
  if (isLong) return cases
  const kinds = Map.groupBy(cases, kindOf)
  const firsts = new Set([...kinds.values()].map((ofKind) => ofKind[dayNumber % ofKind.length]))
  return cases.filter((one, place) => firsts.has(one) || (place + dayNumber) % parts === 0)
}
