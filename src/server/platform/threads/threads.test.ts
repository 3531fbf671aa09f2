import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BusyError, createThreads } from './threads.ts'

const file = join(import.meta.dirname, 'testing-work.ts')

it('works in another thread, while this one goes on', async () => {
  const { run } = createThreads<number, number>({ file, mostWaiting: 10 })
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  expect(await Promise.all([run(300), run(300)])).toEqual([300, 300])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

it('refuses work once too much waits, and takes it again later', async () => {
  const { run } = createThreads<number, number>({ file, mostWaiting: 1 })
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => run(50)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(10)
  for (const result of refused) expect(result).toMatchObject({ reason: expect.any(BusyError) })
  expect(await run(1)).toBe(1)
})

it('passes on the failure of the work', async () => {
  const { run } = createThreads<number, number>({ file, mostWaiting: 1 })
  await expect(run(-1)).rejects.toThrow('Negative work')
})
