import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const cases = Array.from({ length: 30 }, (_, number) => ({ number, kind: number < 25 ? 'common' : 'rare' }))

beforeEach(() => vi.resetModules())
// Later files in the same worker must not get the module of another day.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function rotateOn(day: string, long = '') {
  vi.stubEnv('TEST_DAY', day)
  vi.stubEnv('TEST_LONG', long)
  return await import('./rotate.ts')
}

const days = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 10, 22 + index)).toISOString().slice(0, 10))

test('fourteen days cover every case, and each day has one of each kind', async () => {
  const seen = new Set<number>()
  for (const day of days) {
    vi.resetModules()
    const { partOfToday } = await rotateOn(day)
    const part = partOfToday(cases, 14, ({ kind }) => kind)
    expect(part.length).toBeLessThan(6)
    expect(new Set(part.map(({ kind }) => kind))).toEqual(new Set(['common', 'rare']))
    for (const { number } of part) seen.add(number)
  }
  expect(seen.size).toBe(cases.length)
})

test('the cases take turns, one a day', async () => {
  const seen: string[] = []
  for (const day of days.slice(0, 4)) {
    vi.resetModules()
    seen.push(...(await rotateOn(day)).caseOfToday(['one', 'two', 'three', 'four']))
  }
  expect(seen.toSorted()).toEqual(['four', 'one', 'three', 'two'])
})

test('a long run has all cases', async () => {
  const { caseOfToday, partOfToday } = await rotateOn('2026-11-22', '1')
  expect(caseOfToday(cases)).toHaveLength(30)
  expect(partOfToday(cases, 14)).toHaveLength(30)
})

test('an invalid day is rejected', async () => {
  await expect(rotateOn('tomorrow')).rejects.toThrow('TEST_DAY must be a calendar day')
})
