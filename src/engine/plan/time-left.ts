/** How far away a moment is, in the two largest units that say it. */

export interface TimeLeft {
  readonly passed: boolean
  readonly parts: readonly { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number }[]
  /** Whole hours until then; negative once it has passed. */
  readonly hours: number
}

const minuteMs = 60_000

export function timeLeft(at: string, now: number): TimeLeft | undefined {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) return undefined
  const minutes = Math.floor(Math.abs(moment - now) / minuteMs)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const all = [
    { unit: 'days', count: days },
    { unit: 'hours', count: hours },
    { unit: 'minutes', count: minutes % 60 },
  ] as const
  const first = all.findIndex(({ count }) => count > 0)
  const parts = first < 0 ? all.slice(2) : all.slice(first, first + 2).filter(({ count }) => count > 0)
  return { passed: moment < now, parts, hours: Math.trunc((moment - now) / (60 * minuteMs)) }
}
