import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { defineJob, type JobTurn, oncePerRelease, visitBrands } from './job.ts'
import { startJobs } from './start-jobs.ts'

const log = { info: () => {}, warn: vi.fn(), error: () => {} }
const context = { now: () => new Date('2026-11-21T02:00:00Z'), log }

it('reports the last success and the failures of each job, and logs a failure with the name of its job', async () => {
  let runs = 0
  const steady = defineJob({ name: 'steady', every: 60_000, run: () => Promise.resolve() })
  const failing = defineJob({
    name: 'failing',
    every: 1,
    run: () => {
      runs += 1
      return Promise.reject(new Error('broken'))
    },
  })
  const late = defineJob({ name: 'late', every: 1, delay: 60_000, run: () => Promise.resolve() })
  const jobs = startJobs([steady, failing, late], context)
  while (runs < 2) await wait(1)
  await jobs.stop()
  expect(jobs.reports()).toEqual([
    { name: 'steady', lastSuccessAt: context.now(), failures: 0 },
    { name: 'failing', lastSuccessAt: null, failures: runs },
    { name: 'late', lastSuccessAt: null, failures: 0 },
  ])
  expect(log.warn).toHaveBeenCalledWith({ job: 'failing', error: 'Error: broken' }, 'a background job failed')
})

it('stops once every run in progress has ended, which learns of it', async () => {
  const ended: string[] = []
  const patient = (name: string, ms: number) =>
    defineJob({
      name,
      every: 1,
      run: async (_: typeof context, { isStopped, signal }) => {
        await new Promise((done) => signal.addEventListener('abort', done))
        await wait(ms)
        if (isStopped()) ended.push(name)
      },
    })
  const jobs = startJobs([patient('short', 1), patient('long', 20)], context)
  // A microtask starts the runs.
  await wait(1)
  await jobs.stop()
  expect(ended).toEqual(['short', 'long'])
})

it('shares nothing between two servers that run the same job', async () => {
  const seen: number[] = []
  const counting = defineJob<typeof context>({
    name: 'counting',
    every: 60_000,
    open: () => {
      let count = 0
      return async () => {
        count += 1
        seen.push(count)
      }
    },
  })
  const servers = [startJobs([counting], context), startJobs([counting], context)]
  await wait(1)
  await Promise.all(servers.map(({ stop }) => stop()))
  expect(seen).toEqual([1, 1])
})

/** Releases with two brands, of which the jobs read nothing else. */
function openReleases() {
  const served = { id: 'first' }
  const current = () => ({ release: { id: served.id, brands: { one: { id: 'one' }, two: { id: 'two' } } } })
  return { served, releases: { current } as never }
}

const running: JobTurn = { isStopped: () => false, signal: new AbortController().signal }

it('visits the brands in order, and none once it is stopped', async () => {
  const { releases } = openReleases()
  const visited: string[] = []
  const visit = async ({ id }: { readonly id: string }) => void visited.push(id)
  expect(await visitBrands({ releases }, running, visit)).toBe(true)
  expect(await visitBrands({ releases }, { ...running, isStopped: () => visited.length === 3 }, visit)).toBe(false)
  expect(visited).toEqual(['one', 'two', 'one'])
})

it('works once per release, and again if it failed', async () => {
  const { served, releases } = openReleases()
  const visited: string[] = []
  const run = oncePerRelease({ releases }, () => async ({ id }) => {
    visited.push(`${served.id} ${id}`)
    if (visited.length === 1) throw new Error('once')
  })
  await expect(run(running)).rejects.toThrow('once')
  await run(running)
  await run(running)
  served.id = 'second'
  await run(running)
  expect(visited).toEqual(['first one', 'first one', 'first two', 'second one', 'second two'])
})
