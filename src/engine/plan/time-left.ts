import { hourMs, minuteMs } from '#rules'
import type { Portal } from '../portal.ts'

export interface TimeLeft {
  readonly passed: boolean
  readonly parts: readonly { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number }[]
  /** Whole hours left; negative if overdue. */
  readonly hours: number
}

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
  return { passed: moment < now, parts, hours: Math.trunc((moment - now) / hourMs) }
}

export function sayLeft(portal: Pick<Portal, 'text'>, { passed, parts }: TimeLeft): string {
  const durationText = parts.map(({ unit, count }) => portal.text(`engine.deadline.${unit}`, { count })).join(' ')
  return portal.text(passed ? 'engine.deadline.passed' : 'engine.deadline.left', { left: durationText })
}
