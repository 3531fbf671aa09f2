import { afterEach, expect, test, vi } from 'vitest'
import { refuse } from '../kernel/index.ts'
import { commandMs, limitMsOf, withinTime } from './time-limits.ts'

afterEach(() => {
  vi.useRealTimers()
})

const refusal = refuse('error.outcome-unknown-no-key')
const minute = 60_000

test.each([
  ['a browser, whose proxy ends requests after a minute', false, false],
  ['a command, which nothing ends', true, true],
])('a publish of two minutes is answered to %s: %s', async (_caller, isCommand, isAnswered) => {
  vi.useFakeTimers()
  const work = new Promise<{ ok: true; value: string }>((done) => setTimeout(() => done({ ok: true, value: 'published' }), 2 * minute))
  const answer = withinTime(work, refusal, limitMsOf({ slow: true }, { isCommand }))
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(await answer).toEqual(isAnswered ? { ok: true, value: 'published' } : refusal)
})

test('a command gives up before fetch does, after five minutes', () => {
  expect(commandMs).toBeLessThan(5 * minute)
})
