import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkDocuments } from '#config'
import { readSmallWorld } from '../../../config/testing.ts'
import { createBuilder } from './build.ts'
import { createDocumentChecks } from './document-processes.ts'

const isLinux = process.platform === 'linux'
const documents = [...readSmallWorld().values()]
const broken = documents.map((file) =>
  file.path.includes('/forms/') ? { ...file, text: file.text?.replace('"fields"', '"feilds"') ?? '' } : file,
)

it('returns the same findings as a check in this process, in order, without blocking it', async () => {
  const { check } = createDocumentChecks({ givesWay: false })
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

it.runIf(isLinux)('gives way to the process that answers requests, if asked to', async () => {
  const before = countGivingWay()
  const { check } = createDocumentChecks({ givesWay: true })
  await check(documents)
  expect(countGivingWay()).toBe(before + 1)
})

it.runIf(isLinux)('checks and compiles a saved document as fast as other programs let it, because someone waits', async () => {
  const before = countGivingWay()
  await createBuilder({ root: '', now: () => new Date() }).fromFiles(documents)
  expect(countGivingWay()).toBe(before)
})

/** Children of this process with a lower priority than normal: field 19 of their stat is above 0. */
function countGivingWay(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.filter((id) => {
    const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    return Number(fields.split(' ')[16]) > 0
  }).length
}
