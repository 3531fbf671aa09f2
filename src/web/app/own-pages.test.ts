import { expect, test } from 'vitest'
import { errors } from '#domain'
import { portalPages } from '../../config/kinds.ts'
import { ownPages, remedyOf } from './own-pages.ts'

test('the pages that the app opens are those that the check demands of every brand', () => {
  expect([...portalPages].filter((id) => id !== 'not-found').sort()).toEqual(Object.values(ownPages).sort())
})

test('a refusal that signing in or certification mends leads there, any other leads nowhere', () => {
  const led = Object.keys(errors).flatMap((id) => {
    const remedy = remedyOf(id, (key) => key)
    return remedy ? [[id, remedy.page]] : []
  })
  expect(Object.fromEntries(led)).toEqual({ 'error.not-signed-in': 'sign-in', 'error.not-certified': 'certification' })
  expect(remedyOf('toString', (key) => key)).toBeUndefined()
})
