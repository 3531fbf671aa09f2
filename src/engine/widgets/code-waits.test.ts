import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { secondsLeft, startWait, waitSaid } from './code-waits.ts'

describe('the wait before requesting another code', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is separate for each recipient, and ends after the last second', () => {
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
    ['from a response', [{ seconds: 60 }], 60],
    ['from the parameters of an error', [null, { seconds: 41.2 }], 42],
    ['from the first source that has any', [{ seconds: 0 }, { seconds: '30' }], 30],
    ['absent if no source has any', [null, undefined, 'text', {}], undefined],
  ])('%s', (_, places, seconds) => {
    expect(waitSaid(...places)).toBe(seconds)
  })
})
