import { beforeEach, expect, test, vi } from 'vitest'
import type { FieldView, FormView } from '#config'
import { claimInterrupted, clearInterrupted, takeInterrupted, takeInterruptedText, writeInterrupted } from './interrupted-entries.ts'

const text = { type: 'string', required: false, rules: {} } as const satisfies Partial<FieldView>
const form: FormView = {
  id: 'refusal',
  renderer: 'rjsf',
  schema: {},
  fields: [
    { ...text, name: 'reason', label: 'Reason', widget: 'textarea' },
    { ...text, name: 'password', label: 'Password', widget: 'password' },
  ],
  layout: [],
  rules: { validator: 'refusal', fields: {}, checks: [], messages: {} },
  validatorUrl: '',
  defaults: {},
}
const entries = { form, given: '', values: { reason: 'No space', password: 'Harbour2026' } }

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(items))
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
function storageOf(items: Map<string, string>): Storage {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value)
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true })
    },
    removeItem: (key: string) => {
      items.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false })
  return storage as Storage
}
