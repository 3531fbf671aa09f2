import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterTyping, dropTyping, followKeys, settleTyping, takeSoon } from './typing.ts'

const page = new EventTarget()
followKeys(page)

const taken: string[] = []
const field = {}

function type(text: string, into: object = field): void {
  page.dispatchEvent(new Event('keydown'))
  takeSoon(into, () => taken.push(text))
}

beforeEach(() => {
  vi.useFakeTimers()
  taken.length = 0
})
afterEach(() => {
  dropTyping(field)
  vi.useRealTimers()
})

it('has the form take the last text once typing pauses', () => {
  for (const text of ['s', 'sh', 'sha']) {
    type(text)
    vi.advanceTimersByTime(50)
  }
  expect(taken).toEqual([])
  vi.advanceTimersByTime(120)
  expect(taken).toEqual(['sha'])
})

it('makes the form wait at most a second while the user keeps typing', () => {
  for (let index = 0; index < 30; index++) {
    type(String(index))
    vi.advanceTimersByTime(50)
  }
  expect(taken.length).toBeGreaterThan(0)
})

it('takes every text at once when it is asked to, and only once', () => {
  type('one')
  type('two', {})
  settleTyping()
  expect(taken.sort()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(2000)
  expect(taken).toHaveLength(2)
})

it('takes at once what came without a key', () => {
  vi.advanceTimersByTime(1000)
  takeSoon(field, () => taken.push('pasted'))
  expect(taken).toEqual(['pasted'])
})

it('drops the text of a field that is gone, and keeps that of a page that is left', () => {
  type('gone')
  dropTyping(field)
  type('kept')
  page.dispatchEvent(new Event('pagehide'))
  expect(taken).toEqual(['kept'])
})

it('waits for a pause between writing keys only', () => {
  const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key }))
  const open = vi.fn()
  press('a')
  afterTyping(open)
  vi.advanceTimersByTime(700)
  press('b')
  vi.advanceTimersByTime(700)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(open).toHaveBeenCalledOnce()
  press('Enter')
  afterTyping(open)
  expect(open).toHaveBeenCalledTimes(2)
})
