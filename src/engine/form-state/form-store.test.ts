import { describe, expect, test, vi } from 'vitest'
import { createFormStore } from './form-store.ts'

const required = { path: '/pol', id: 'invalid.required', params: {} }
const wrong = { path: '/boxes/0/quantity', id: 'invalid.minimum', params: { limit: 1 } }
const refused = { path: '/pol', id: 'error.no-service', params: {} }

describe('the errors shown by a form', () => {
  test('a field shows its error after losing focus; other fields show none', () => {
    const store = createFormStore()
    store.setErrors([required, wrong])
    expect(store.shown()).toEqual([])
    store.touch('/boxes/0/quantity')
    expect(store.shown()).toEqual([wrong])
    expect(store.errorAt('/pol')).toBeUndefined()
  })

  test('after an attempt to submit, every error is shown at its field', () => {
    const store = createFormStore()
    store.setErrors([required, wrong])
    store.reveal()
    expect(store.shown()).toEqual([required, wrong])
  })

  test('a corrected error disappears at once', () => {
    const store = createFormStore()
    store.touch('/pol')
    store.setErrors([required])
    store.setErrors([])
    expect(store.errorAt('/pol')).toBeUndefined()
  })

  test('an error from the server is shown until the field changes', () => {
    const store = createFormStore()
    store.refuse([refused])
    store.changed('/pod')
    expect(store.errorAt('/pol')).toEqual(refused)
    store.changed('/pol')
    expect(store.errorAt('/pol')).toBeUndefined()
  })

  test('when a row is removed, the marks of the rows after it move with them', () => {
    const store = createFormStore()
    const at = (row: number) => ({ path: `/boxes/${row}/quantity`, id: 'invalid.minimum', params: { limit: 1 } })
    const full = { path: '/boxes/3', id: 'error.no-service', params: {} }
    for (const row of [0, 1, 2]) store.touch(`/boxes/${row}/quantity`)
    store.setErrors([at(0), at(1), at(2), at(11)])
    store.refuse([full, required])
    store.removeRow('/boxes', 1)
    expect(store.shown()).toEqual([at(0), at(1), { ...full, path: '/boxes/2' }, required])
    store.setErrors([at(0), at(1), at(10)])
    expect(store.shown()).toEqual([at(0), at(1), { ...full, path: '/boxes/2' }, required])
  })

  test('listeners are not called for a validation without visible changes', () => {
    const store = createFormStore()
    const listener = vi.fn()
    store.subscribe(listener)
    store.setErrors([required])
    expect(listener).not.toHaveBeenCalled()
    store.touch('/pol')
    store.setErrors([{ ...required }])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
