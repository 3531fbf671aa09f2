import { expect, it } from 'vitest'
import { type ChooseOptions, chooseFiles } from './choose.ts'

const guard = 'tests/server/permissions/matrix.test.ts'
const files = [
  guard,
  'tests/config/fix.test.ts',
  'tests/server/rates/rates.test.ts',
  'tests/server/rates/lanes.test.ts',
  'src/rules/a.test.ts',
]
const reach = new Map([
  [guard, { seconds: 30, touches: ['src/server/freight/rates', 'operation/list-rates'] }],
  ['tests/config/fix.test.ts', { seconds: 20, touches: ['src/config/check'] }],
  ['tests/server/rates/rates.test.ts', { seconds: 10, touches: ['src/server/freight/rates', 'operation/list-rates'] }],
  ['tests/server/rates/lanes.test.ts', { seconds: 10, touches: ['src/server/freight/rates'] }],
])

function choose(more: Partial<ChooseOptions>) {
  return chooseFiles({ files, reach, relatedFiles: new Set(), changedNames: new Set(), seconds: 1000, turn: 0, ...more })
}

it('runs everything if there is time', () => {
  expect(choose({})).toMatchObject({ skippedFiles: [], skippedReachedFiles: [] })
})

it('runs the files first that are named as what changed, then those that touch the rarest changed names', () => {
  const { reachedFiles } = choose({ changedNames: new Set(['src/server/freight/rates', 'operation/list-rates']) })
  expect(reachedFiles).toEqual(['tests/server/rates/rates.test.ts', 'tests/server/rates/lanes.test.ts', guard])
})

it('runs the quickest first of the files that the change reaches alike', () => {
  const quickFile = 'src/rules/z.test.ts'
  const table = new Map([...reach, [quickFile, { seconds: 0.1, touches: [] }]])
  const related = { relatedFiles: new Set([...files, quickFile]), seconds: 35 }
  expect(choose({ ...related, files: [...files, quickFile], reach: table }).reachedFiles).toEqual([quickFile, 'src/rules/a.test.ts', guard])
})

it('runs guards even if the time is too short for them, and reports the reached files that it skips', () => {
  const { chosenFiles, skippedFiles, skippedReachedFiles } = choose({ changedNames: new Set(['src/config/check']), seconds: 5 })
  expect(chosenFiles).toEqual([guard])
  expect(skippedFiles).toHaveLength(4)
  expect(skippedReachedFiles).toEqual(['tests/config/fix.test.ts'])
})

it('prefers files that the change reaches to other files', () => {
  expect(choose({ changedNames: new Set(['src/config/check']), seconds: 50 }).chosenFiles).toEqual([guard, 'tests/config/fix.test.ts'])
})

it('chooses different other files for different commits', () => {
  const shares = [0, 1, 2, 3].map((turn) => choose({ seconds: 42, turn }).chosenFiles.filter((file) => file !== guard))
  expect(new Set(shares.flat())).toEqual(new Set(files.filter((file) => file !== guard && file !== 'tests/config/fix.test.ts')))
  expect(new Set(shares.map((share) => share[0])).size).toBeGreaterThan(1)
})

it('treats an unrecorded name as touched by every test, unless it is a script', () => {
  expect(choose({ changedNames: new Set(['src/server/new-noun']) }).reachedFiles).toHaveLength(4)
  expect(choose({ changedNames: new Set(['scripts/land']) }).reachedFiles).toEqual([])
})

it('assumes that every journey reaches code of the browser', () => {
  const journey = 'tests/journeys/order.journey.ts'
  const table = new Map([
    ...reach,
    [journey, { seconds: 20, touches: ['operation/place-order'] }],
    ['tests/contract/pages.test.ts', { seconds: 9, touches: ['src/engine/lists'] }],
  ])
  expect(choose({ files: [journey], reach: table, changedNames: new Set(['src/engine/lists']) }).reachedFiles).toEqual([journey])
})

it('runs tests that import the change, and unrecorded files', () => {
  const unrecordedFile = 'tests/server/rates/new.test.ts'
  const { reachedFiles } = choose({ files: [...files, unrecordedFile], relatedFiles: new Set(['src/rules/a.test.ts']) })
  expect(reachedFiles).toEqual(['src/rules/a.test.ts', unrecordedFile])
})
