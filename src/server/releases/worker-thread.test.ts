import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkDocuments } from '#config'
import { readSmallWorld } from '../../config/testing.ts'
import { createCheckThread } from './worker-thread.ts'

const documents = [...readSmallWorld().values()]
const broken = documents.map((file) =>
  file.path.includes('/forms/') ? { ...file, text: file.text?.replace('"fields"', '"feilds"') ?? '' } : file,
)

it('returns the same findings as a check in this thread, in order, without blocking it', async () => {
  const { check } = createCheckThread()
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const [first, second, third] = await Promise.all([check(documents), check(broken), check(documents)])
  clearInterval(timer)
  expect(first).toEqual(checkDocuments(documents))
  expect(second).toEqual(checkDocuments(broken))
  expect(second?.some(({ severity }) => severity === 'error')).toBe(true)
  expect(third).toEqual(first)
  expect(turns).toBeGreaterThan(20)
})

it.runIf(process.platform === 'linux')('gives way to the threads that answer requests', async () => {
  const before = countGivingWay()
  const { check } = createCheckThread()
  await check(documents)
  expect(countGivingWay()).toBe(before + 1)
})

/** Threads of this process with a lower priority than normal: field 19 of their stat is above 0. */
function countGivingWay(): number {
  return readdirSync('/proc/self/task').filter((id) => {
    const [, fields = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    return Number(fields.split(' ')[16]) > 0
  }).length
}
