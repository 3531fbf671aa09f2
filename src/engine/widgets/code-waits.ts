import { useEffect, useState } from 'react'

/**
 * Time until a code can be requested again, by recipient. Independent of forms, so that the countdown continues when a
 * dialog is closed and reopened. Uses a monotonic clock.
 */
const ends = new Map<string, number>()

export function startWait(question: string, seconds: number): void {
  ends.set(question, performance.now() + seconds * 1000)
}

export function secondsLeft(question: string): number {
  const seconds = Math.ceil(((ends.get(question) ?? 0) - performance.now()) / 1000)
  if (seconds <= 0) ends.delete(question)
  return Math.max(0, seconds)
}

/** Whole seconds left, each reported once. `started` changes when the wait restarts. */
export function useSecondsLeft(question: string, started: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    void started
    setLeft(secondsLeft(question))
    if (secondsLeft(question) === 0) return
    const timer = setInterval(() => {
      const now = secondsLeft(question)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [question, started])
  return left
}

/** Whole seconds from a response or an error. */
export function waitSaid(...places: readonly unknown[]): number | undefined {
  for (const place of places) {
    const seconds = typeof place === 'object' && place !== null ? Number((place as { seconds?: unknown }).seconds) : Number.NaN
    if (Number.isFinite(seconds) && seconds > 0) return Math.ceil(seconds)
  }
  return undefined
}
