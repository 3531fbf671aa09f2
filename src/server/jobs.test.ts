import { expect, it } from 'vitest'
import { listJobs } from './jobs.ts'

const jobs = listJobs({ scanner: { scan: async () => ({ clean: true }) }, simulator: null })

it('gives each job a unique name, which labels its metrics', () => {
  const names = jobs.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})

it('reads like a timetable: the most frequent jobs come first', () => {
  const pauses = jobs.flatMap(({ every }) => (typeof every === 'number' ? [every] : []))
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
})
