import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { secondsLeft, startWait, waitSaid } from './code-waits.ts'

describe('the wait before requesting another code', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('belongs to the number it was requested for and ends with its last second', () => {
    startWait('send-code {"account":"A"}', 60)
    expect(secondsLeft('send-code {"account":"A"}')).toBe(60)
    expect(secondsLeft('send-code {"account":"B"}')).toBe(0)
    vi.advanceTimersByTime(59_001)
    expect(secondsLeft('send-code {"account":"A"}')).toBe(1)
    vi.advanceTimersByTime(999)
    expect(secondsLeft('send-code {"account":"A"}')).toBe(0)
  })

  test('is the last value from the server', () => {
    startWait('again', 60)
    startWait('again', 12)
    expect(secondsLeft('again')).toBe(12)
  })
})

describe('the seconds given by the server', () => {
  test.each([
    ['an answer', [{ seconds: 60 }], 60],
    ['a refusal, in its parameters', [null, { seconds: 41.2 }], 42],
    ['the first place that says any', [{ seconds: 0 }, { seconds: '30' }], 30],
    ['nobody', [null, undefined, 'text', {}], undefined],
  ])('%s', (_, places, seconds) => {
    expect(waitSaid(...places)).toBe(seconds)
  })
})
