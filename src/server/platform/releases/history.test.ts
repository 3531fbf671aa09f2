import { expect, it } from 'vitest'
import { isHonoured, lastTakenOver, servedStack } from './history.ts'
import type { PointerAction } from './store.ts'

const day = 24 * 3_600_000

function entries(...list: readonly [PointerAction, string][]) {
  return list.map(([action, hash], index) => ({ seq: index + 1, action, hash, who: 'x', at: new Date(index * 3_600_000) }))
}

it('a second rollback goes back further instead of undoing the first', () => {
  const log = entries(['start', 'a'], ['publish', 'b'], ['publish', 'c'], ['rollback', 'b'])
  expect(servedStack(log)).toEqual(['a', 'b'])
  expect(servedStack([...log, ...entries(['rollback', 'a'])])).toEqual(['a'])
})

it('a publish after a rollback follows the restored release', () => {
  expect(servedStack(entries(['start', 'a'], ['watch', 'b'], ['rollback', 'a'], ['watch', 'c']))).toEqual(['a', 'c'])
})

it('knows which files were last published although a rollback serves others', () => {
  expect(lastTakenOver(entries(['start', 'a'], ['watch', 'b'], ['rollback', 'a']))).toBe('b')
})

it('accepts a replaced release for the configured time', () => {
  const log = entries(['start', 'a'], ['publish', 'b'])
  expect(isHonoured(log, 'a', { now: new Date(24 * 3_600_000), graceMs: day })).toBe(true)
  expect(isHonoured(log, 'a', { now: new Date(26 * 3_600_000), graceMs: day })).toBe(false)
  expect(isHonoured(log, 'b', { now: new Date(999 * 3_600_000), graceMs: day })).toBe(true)
  expect(isHonoured(log, 'never', { now: new Date(0), graceMs: day })).toBe(false)
})
