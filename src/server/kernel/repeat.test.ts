import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('repeated work', () => {
  it('continues after an error and reports it', async () => {
    let turns = 0
    const errors: unknown[] = []
    const work = repeat({
      pauseMs: 1,
      turn: async () => {
        turns += 1
        if (turns === 1) throw new Error('once')
      },
      onError: (error) => void errors.push(error),
    })
    while (turns < 3) await wait(1)
    await work.stop()
    expect(errors).toEqual([new Error('once')])
  })

  it('never runs twice at once, and runs again if woken during a run', async () => {
    let [running, most, turns] = [0, 0, 0]
    const work = repeat({
      pauseMs: 60_000,
      turn: async () => {
        most = Math.max(most, ++running)
        await wait(5)
        running -= 1
        turns += 1
      },
      onError: () => {},
    })
    work.wake()
    while (turns < 2) await wait(1)
    await work.stop()
    expect({ most, turns }).toEqual({ most: 1, turns: 2 })
  })

  it('stops after the current run, which can check whether to stop', async () => {
    vi.useFakeTimers()
    const seen: boolean[] = []
    let finish = () => {}
    const work = repeat({
      pauseMs: 0,
      turn: async (isStopped) => {
        seen.push(isStopped())
        await new Promise<void>((done) => {
          finish = done
        })
        seen.push(isStopped())
      },
      onError: () => {},
    })
    // A microtask starts the run.
    await Promise.resolve()
    const stopped = work.stop()
    finish()
    await stopped
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual([false, true])
  })
})
