import { expect, test } from 'vitest'
import { toSwitchRows } from './desk.ts'

const entry = (release: string, action: string) => ({ release, action, who: 'Song Zhixing', at: '2026-11-21T08:00:00.000Z' })

test('an analyst can go back to each earlier release from its last switch, so many steps as a rollback takes', () => {
  const rows = toSwitchRows([entry('c', 'publish'), entry('b', 'publish'), entry('a', 'start')])
  expect(rows.map(({ switchId, state, steps }) => [switchId, state, steps])).toEqual([
    ['3', 'served', undefined],
    ['2', 'earlier', 1],
    ['1', 'earlier', 2],
  ])
})

test('after a rollback, what it undid is past and what is below it can still be gone back to', () => {
  const rows = toSwitchRows([entry('b', 'rollback'), entry('c', 'publish'), entry('b', 'publish'), entry('a', 'start')])
  expect(rows.map(({ state, steps }) => [state, steps])).toEqual([
    ['served', undefined],
    ['past', undefined],
    ['past', undefined],
    ['earlier', 1],
  ])
})
