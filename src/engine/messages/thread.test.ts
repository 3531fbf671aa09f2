import { expect, it } from 'vitest'
import { joinThread, lastOf, type Message, type ThreadAnswer } from './thread.ts'

const message = (messageId: number, mine = false): Message => ({
  messageId,
  mine,
  side: 'desk',
  by: 'Wei',
  body: `m${messageId}`,
  at: '2026-11-21T02:00:00Z',
})
const answer = (ids: readonly number[], more: Partial<ThreadAnswer> = {}): ThreadAnswer => ({
  rows: ids.map((id) => message(id)),
  more: false,
  unread: 0,
  readTo: 0,
  ...more,
})

it('contains each message once and in order, even if responses arrive out of order', () => {
  const first = joinThread(null, answer([4, 5], { more: true }))
  const later = joinThread(first, answer([7]))
  const crossed = joinThread(later, answer([6, 7]))
  expect(crossed.rows.map(({ messageId }) => messageId)).toEqual([4, 5, 6, 7])
  expect(crossed.more).toBe(true)
  const whole = joinThread(crossed, answer([2, 3]), true)
  expect(whole.rows.map(({ messageId }) => messageId)).toEqual([2, 3, 4, 5, 6, 7])
  expect(whole.more).toBe(false)
  expect(lastOf(whole)).toBe(7)
  expect(lastOf(null)).toBe(0)
})

it('marks the first message that was new when the page was opened, and keeps the mark there', () => {
  const opened = joinThread(null, { ...answer([]), rows: [message(1), message(2, true), message(3), message(4)], unread: 2 })
  expect(opened.newFrom).toBe(3)
  expect(joinThread(opened, answer([5], { unread: 1 })).newFrom).toBe(3)
  expect(joinThread(null, answer([1, 2])).newFrom).toBe(null)
})
