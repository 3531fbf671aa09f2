/** Counts responses, and records unexpected ones. */
import type { Observe } from '../trial/people.ts'

export interface Tally {
  readonly observe: Observe
  readonly answers: () => Readonly<Record<string, number>>
  readonly wrong: () => readonly string[]
}

/** Enough to diagnose a fault. */
const keptFaults = 20

export function createTally(): Tally {
  const answers: Record<string, number> = {}
  const wrong = new Map<string, number>()
  return {
    observe: ({ method, path }, response) => {
      const kind = response === undefined ? 'none' : String(response.status)
      answers[kind] = (answers[kind] ?? 0) + 1
      const announced = response?.status === 503 && response.headers.has('retry-after')
      if (!response || response.status < 500 || announced) return
      const what = `${method} ${path.replace(/[?].*/, '').replace(/\/[A-Z]{2,}\d[\w-]*/g, '/*')} returned ${kind}`
      wrong.set(what, (wrong.get(what) ?? 0) + 1)
    },
    answers: () => answers,
    wrong: () => [...wrong].slice(0, keptFaults).map(([what, times]) => `${what}, ${times} times`),
  }
}
