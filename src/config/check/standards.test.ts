import { expect, test } from 'vitest'
import { checkSmall, readSmallWorld } from '../testing.ts'
import type { Finding } from './findings.ts'

const path = 'schemas/entities/line.json'
const change = { $schema: '../../../../.language/brand/entity.json', title: 'Own lines' }

function findingsWith(standards: readonly string[]): Finding[] {
  const files = readSmallWorld()
  const entity = JSON.parse(String(files.get(path)?.text))
  const document = standards.length > 0 ? { ...entity, standards } : entity
  files.set(path, { path, text: JSON.stringify(document, null, 2) })
  files.set(`brands/second/${path}`, { path: `brands/second/${path}`, text: JSON.stringify(change, null, 2) })
  return checkSmall(files.values()).filter((finding) => finding.path === `brands/second/${path}`)
}

test('a brand cannot change records that a standard defines', () => {
  const [finding, ...more] = findingsWith(['DCSA Track & Trace 2.2'])
  expect(finding).toMatchObject({ code: 'OVERLAY-STANDARD', line: 1, words: { en: expect.stringContaining('DCSA Track & Trace 2.2') } })
  expect(more).toEqual([])
})

test('other records it can', () => expect(findingsWith([])).toEqual([]))
