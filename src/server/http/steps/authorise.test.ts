import { expect, test } from 'vitest'
import { visitor } from '../../people/accounts/index.ts'
import { makeOperation, makeRelease, makeRequest, makeServices, member } from '../testing-requests.ts'
import { authorise, explainStanding, limitStranger } from './authorise.ts'

const operations = [makeOperation({ id: 'read', grid: 'members' }), makeOperation({ id: 'write', method: 'POST' })]
const live = makeRelease('new', operations)
const services = makeServices([live])

test('the row of the grid decides', () => {
  expect(authorise(makeRequest(live, 'read', { actor: member }))).toBeNull()
  expect(authorise(makeRequest(live, 'read', { actor: { ...visitor, kind: 'registered' } }))).toMatchObject({
    error: 'error.not-certified',
  })
  expect(authorise(makeRequest(live, 'read'))).toMatchObject({ error: 'error.not-signed-in' })
})

test('a brand inside another site refuses its customers what the grid allows', () => {
  const confine = { operations: ['write'], free: ['staff' as const], to: 'home', routes: [] }
  const confined = makeRelease('new', operations, [{ confine }])
  expect(authorise(makeRequest(confined, 'write', { actor: member }))).toMatchObject({ error: 'error.forbidden' })
  expect(authorise(makeRequest(confined, 'write', { actor: { ...member, kind: 'staff' } }))).toBeNull()
})

test('reads and members are not limited', async () => {
  expect(await limitStranger({ services, request: makeRequest(live, 'read') })).toBeNull()
  expect(await limitStranger({ services, request: makeRequest(live, 'write', { actor: member }) })).toBeNull()
})

test('only a refusal for want of a certified company is explained, and not to staff', async () => {
  const refusal = { ok: false, error: 'error.not-certified' } as const
  const request = makeRequest(live, 'read', { actor: { ...member, kind: 'staff' } })
  expect(await explainStanding({ services, request }, refusal)).toBe(refusal)
  const other = { ok: false, error: 'error.forbidden' } as const
  expect(await explainStanding({ services, request: makeRequest(live, 'read') }, other)).toBe(other)
})
