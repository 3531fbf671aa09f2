import { expect, test } from 'vitest'
import { portalPages } from '../../config/resolve/kinds.ts'
import { makeShell } from '../../config/testing-plans.ts'
import { isSignedInElsewhere, ownPages } from './own-pages.ts'

test('the pages that the app opens are those that the check requires of every brand', () => {
  expect([...portalPages].sort()).toEqual(Object.values(ownPages).sort())
})

test('recognizes users whom another site signs in', () => {
  const shell = makeShell({ brand: { site: 'https://bank.example/', confine: { to: 'search', routes: [], free: ['staff'] } } })
  expect((['visitor', 'member', 'staff'] as const).map((actor) => isSignedInElsewhere(shell, { actor }))).toEqual([true, true, false])
})
