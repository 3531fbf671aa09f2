import { beforeEach, expect, test, vi } from 'vitest'
import type { FormView } from '#config'
import { claimInterrupted, clearInterrupted, takeInterrupted, takeInterruptedText, writeInterrupted } from './interrupted-entries.ts'

const form = {
  id: 'refusal',
  fields: [
    { name: 'reason', label: 'Reason', widget: 'textarea' },
    { name: 'password', label: 'Password', widget: 'password' },
  ],
} as unknown as FormView
const entries = { form, given: '', values: { reason: 'No space', password: 'Harbour2026' } }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(kept))
})

test('the person who typed it gets it once, without passwords', () => {
  writeInterrupted('desk.reject.Q1', 'ann', entries)
  expect(JSON.stringify({ ...localStorage })).not.toContain('Harbour2026')
  expect(takeInterrupted('desk.reject.Q1', 'bob', form)).toBeNull()
  expect(takeInterrupted('desk.reject.Q1', '', form)).toBeNull()
  expect(takeInterrupted('desk.reject.Q2', 'ann', form)).toBeNull()
  expect(takeInterrupted('desk.reject.Q1', 'ann', form)).toMatchObject({ values: { reason: 'No space' }, isChosen: true })
  expect(takeInterrupted('desk.reject.Q1', 'ann', form)).toBeNull()
})

test('one of several buttons opens the dialog again', () => {
  writeInterrupted('order.cancel.Q1', 'ann', entries)
  expect(claimInterrupted('order.cancel.Q1', 'bob')).toBe(false)
  expect(claimInterrupted('order.cancel.Q1', 'ann')).toBe(true)
  expect(claimInterrupted('order.cancel.Q1', 'ann')).toBe(false)
})

test('another person who signs in deletes it, and signing out deletes all', () => {
  writeInterrupted('a', 'ann', { given: '', values: { text: 'mine' } })
  writeInterrupted('b', 'bob', { given: '', values: { text: 'theirs' } })
  clearInterrupted('bob')
  expect(takeInterruptedText('a', 'ann')).toBeNull()
  expect(takeInterruptedText('b', 'bob')).toBe('theirs')
  writeInterrupted('b', 'bob', { given: '', values: { text: 'theirs' } })
  clearInterrupted()
  expect(takeInterruptedText('b', 'bob')).toBeNull()
})

test('full or damaged storage only loses the entry', () => {
  localStorage.setItem('interrupted.a', '{')
  expect(takeInterruptedText('a', 'ann')).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  writeInterrupted('a', 'ann', entries)
  expect(takeInterrupted('a', 'ann', form)).toBeNull()
})

/** As in a browser, its keys are properties. */
function storageOf(kept: Map<string, string>): Storage {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true })
    },
    removeItem: (key: string) => {
      kept.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false })
  return storage as Storage
}
