import { expect, test } from 'vitest'
import { toSwitchRows } from './desk.ts'

const entry = (release: string, action: string) => ({ release, action, who: 'Song Zhixing', at: '2026-11-21T08:00:00.000Z' })

test('an analyst can roll back to each earlier release, with the number of steps from its last switch', () => {
  const rows = toSwitchRows([entry('c', 'publish'), entry('b', 'publish'), entry('a', 'start')])
  expect(rows.map(({ switchId, state, steps }) => [switchId, state, steps])).toEqual([
    ['3', 'served', undefined],
    ['2', 'earlier', 1],
    ['1', 'earlier', 2],
  ])
})

test('after a rollback, the undone releases are past and the earlier ones can still be restored', () => {
  const rows = toSwitchRows([entry('b', 'rollback'), entry('c', 'publish'), entry('b', 'publish'), entry('a', 'start')])
  expect(rows.map(({ state, steps }) => [state, steps])).toEqual([
    ['served', undefined],
    ['past', undefined],
    ['past', undefined],
    ['earlier', 1],
  ])
})
