/** A leg of a voyage between two ports. Times are ISO, UTC: actual if `departed` or `arrived`, else expected. */
export interface VoyageLeg {
  readonly nm: number
  readonly departsAt?: string
  readonly departed: boolean
  readonly arrivesAt?: string
  readonly arrived: boolean
}

/**
 * Share of the way that lies behind, from 0 to 1, at constant speed between departure and arrival. A ship that is overdue is not
 * shown in port: it stops short of it until it is reported there.
 */
export function doneShare(legs: readonly VoyageLeg[], now: Date): number {
  const whole = legs.reduce((sum, { nm }) => sum + nm, 0)
  if (whole === 0) return 0
  const current = legs.findLastIndex(({ departed, arrived }) => departed || arrived)
  const behind = legs.slice(0, Math.max(current, 0)).reduce((sum, { nm }) => sum + nm, 0)
  const leg = legs[current]
  return leg ? (behind + leg.nm * shareOf(leg, now)) / whole : 0
}

const almostThere = 0.98

function shareOf({ departsAt, arrivesAt, arrived }: VoyageLeg, now: Date): number {
  if (arrived) return 1
  const [from, to] = [Date.parse(departsAt ?? ''), Date.parse(arrivesAt ?? '')]
  if (Number.isNaN(from) || Number.isNaN(to) || to <= from) return 0
  return Math.min(almostThere, Math.max(0, (now.getTime() - from) / (to - from)))
}
