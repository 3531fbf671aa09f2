import { describe, expect, it } from 'vitest'
import { createRecentTries } from './passwords.ts'
import { createSignInQueue, type Lane } from './sign-in-queue.ts'

/** Resolves once all pending work has run. */
const settled = () => new Promise((done) => setImmediate(done))

/** Work that runs until it is stopped, and the order in which it started. */
function openSignInPortal() {
  const queue = createSignInQueue()
  const begun: string[] = []
  const inside: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      begun.push(name)
      inside.push(() => done(name))
    })
  return {
    begun,
    come: (name: string, lane: Lane) => queue.inTurn(lane, work(name)),
    prove: (name: string) => queue.proved(work(name)),
    seconds: queue.seconds,
    /** Ends the job that has run longest. */
    end: async () => {
      await settled()
      inside.shift()?.()
      await settled()
    },
  }
}

describe('fairness of the sign-in queue', () => {
  it('runs a few at once, and the others in order of arrival', async () => {
    const queue = openSignInPortal()
    for (const name of ['a', 'b', 'c', 'd', 'e']) void queue.come(name, 0)
    await settled()
    expect(queue.begun).toEqual(['a', 'b', 'c'])
    await queue.end()
    await queue.end()
    expect(queue.begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('serves proven callers first, then those without recent attempts, then repeated ones', async () => {
    const queue = openSignInPortal()
    for (const name of ['x', 'y', 'z']) void queue.come(name, 0)
    void queue.come('often', 2)
    void queue.come('again', 1)
    void queue.come('first', 0)
    void queue.prove('proved')
    for (let n = 0; n < 4; n++) await queue.end()
    expect(queue.begun.slice(3)).toEqual(['proved', 'first', 'again', 'often'])
  })

  it('serves a newcomer before an earlier flood', async () => {
    const queue = openSignInPortal()
    for (let n = 0; n < 150; n++) void queue.come(`flood ${n}`, 0)
    void queue.come('later', 0)
    await queue.end()
    expect(queue.begun.at(-1)).toBe('later')
  })

  it('refuses the oldest repeated attempts if the wait is too long, and returns the waiting time', async () => {
    const queue = openSignInPortal()
    const rejected: string[] = []
    for (let n = 0; n < 700; n++) void queue.come(`flood ${n}`, 1).then((value) => value === null && rejected.push(`flood ${n}`))
    let isAway = false
    void queue.come('first try', 0).then((value) => {
      isAway = value === null
    })
    await settled()
    expect(rejected.length).toBeGreaterThan(50)
    expect(rejected[0]).toBe('flood 3')
    expect(isAway).toBe(false)
    expect(queue.seconds()).toBe(10)
    await queue.end()
    expect(queue.begun.at(-1)).toBe('first try')
  })
})

it('puts an address further back the more often it tries', () => {
  const laneOf = createRecentTries()
  expect(Array.from({ length: 7 }, () => laneOf('10.0.0.1'))).toEqual([0, 1, 1, 1, 1, 2, 2])
  expect(laneOf('10.0.0.2')).toBe(0)
})
