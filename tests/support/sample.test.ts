import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const cases = Array.from({ length: 30 }, (_, number) => ({ number, kind: number < 25 ? 'common' : 'rare' }))

beforeEach(() => vi.resetModules())
// Later files in the same worker must not get the module of another commit.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function sampleOf(commit: string, matrices = '') {
  vi.resetModules()
  vi.stubEnv('TEST_SAMPLE', commit)
  vi.stubEnv('TEST_MATRICES', matrices)
  return await import('./sample.ts')
}

const commits = Array.from({ length: 14 }, (_, index) => (0xabc_0000 + index).toString(16))

test('each commit draws a case of each kind, and fourteen consecutive ones cover every case', async () => {
  const seenNumbers = new Set<number>()
  for (const commit of commits) {
    const sampledCases = (await sampleOf(commit)).sample(cases, 14, ({ kind }) => kind)
    expect(sampledCases.length).toBeLessThan(6)
    expect(new Set(sampledCases.map(({ kind }) => kind))).toEqual(new Set(['common', 'rare']))
    for (const { number } of sampledCases) seenNumbers.add(number)
  }
  expect(seenNumbers.size).toBe(cases.length)
})

test('a commit always draws the same, whatever the day', async () => {
  const firstSample = (await sampleOf('dd5b263f')).sample(cases, 14)
  vi.setSystemTime('2031-05-05')
  expect((await sampleOf('dd5b263f')).sample(cases, 14)).toEqual(firstSample)
  vi.useRealTimers()
})

test('without TEST_SAMPLE the checked-out commit decides', async () => {
  const { headCommit, sampleNumber } = await sampleOf('')
  expect(sampleNumber).toBe(Number.parseInt(headCommit().slice(0, 7), 16))
})

test('one case is drawn, each in turn', async () => {
  const drawnCases = []
  for (const commit of commits.slice(0, 4)) drawnCases.push(...(await sampleOf(commit)).sampleOne(['one', 'two', 'three', 'four']))
  expect(drawnCases.toSorted()).toEqual(['four', 'one', 'three', 'two'])
})

test('whole matrices have all cases', async () => {
  const { sample, sampleOne } = await sampleOf('dd5b263f', '1')
  expect(sampleOne(cases)).toHaveLength(30)
  expect(sample(cases, 14)).toHaveLength(30)
})

test('a value that is not a hash is rejected', async () => {
  await expect(sampleOf('2026-11-22')).rejects.toThrow("TEST_SAMPLE must be a commit's hash")
})
