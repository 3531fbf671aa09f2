import { describe, expect, test } from 'vitest'
import { makeForm } from '../forms/testing.ts'
import { pickValues, withoutWaiting } from './submit-input.ts'

const form = makeForm()
const shown = (part: typeof form) => part.layout.flatMap((section) => section.fields.map(({ id }) => id))
const [first = '', second = ''] = shown(form)

describe('a field that appears because of an error', () => {
  test('is hidden before the error, unlike all other fields', () => {
    const before = withoutWaiting(form, { 'error.more': second }, [])
    expect(shown(before)).toEqual(shown(form).filter((id) => id !== second))
    expect(shown(before)).toContain(first)
  })

  test('appears in its position in the form after the error', () => {
    expect(withoutWaiting(form, { 'error.more': second }, ['error.other', 'error.more'])).toBe(form)
  })

  test('appears after either of two errors that reveal it', () => {
    expect(shown(withoutWaiting(form, { 'error.one': second, 'error.two': second }, ['error.two']))).toContain(second)
  })
})

test('only filled-in values are carried from dialog to dialog', () => {
  expect(pickValues({ account: '13800000000', password: 'secret' }, ['account', 'name'])).toEqual({ account: '13800000000' })
})
