import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { repeat } from './repeat.ts'

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
    const seen: boolean[] = []
    const work = repeat({
      pauseMs: 0,
      turn: async (isStopped) => {
        seen.push(isStopped())
        await wait(5)
        seen.push(isStopped())
      },
      onError: () => {},
    })
    await soon()
    await work.stop()
    await wait(5)
    expect(seen).toEqual([false, true])
  })
})
