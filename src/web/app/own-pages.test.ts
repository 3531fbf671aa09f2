import { expect, test } from 'vitest'
import { errors } from '#domain'
import { portalPages } from '../../config/kinds.ts'
import { makeShell } from '../../config/testing-plans.ts'
import { isSignedInElsewhere, ownPages, remedyOf } from './own-pages.ts'

test('the pages that the app opens are those that the check requires of every brand', () => {
  expect([...portalPages].filter((id) => id !== 'not-found').sort()).toEqual(Object.values(ownPages).sort())
})

test('links an error to signing in or company verification if that helps, and to nothing otherwise', () => {
  const led = Object.keys(errors).flatMap((id) => {
    const remedy = remedyOf(id, makeShell(), (key) => key)
    return remedy ? [[id, remedy.page]] : []
  })
  expect(Object.fromEntries(led)).toEqual({ 'error.not-signed-in': 'sign-in', 'error.not-certified': 'certification' })
  expect(remedyOf('toString', makeShell(), (key) => key)).toBeUndefined()
})

test('offers customers neither sign-in nor company verification if another site signs them in', () => {
  const shell = makeShell({ brand: { site: 'https://bank.example/', confine: { to: 'search', routes: [], free: ['staff'] } } })
  for (const id of ['error.not-signed-in', 'error.not-certified', 'login', 'certify']) expect(remedyOf(id, shell, String)).toBeUndefined()
  expect((['visitor', 'member', 'staff'] as const).map((actor) => isSignedInElsewhere(shell, { actor }))).toEqual([true, true, false])
})
