/** Declared bounds refuse absurd dates, rates and names, and the refusal names the bound. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../../support/documents.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const account of ['staff', 'admin']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

async function post(as: string, url: string, payload: object) {
  const headers = { 'access-token': tokens[as] ?? '', 'idempotency-key': randomUUID() }
  const answer = await portal.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, fields: answer.json().error?.fields ?? [] }
}

const rate = { currency: 'USD', rate: '7.1', validFrom: '2026-12-01' }

it.each([
  ['a day in 1970', { validFrom: '1970-01-01' }, '/validFrom', 'invalid.minYear', 2000],
  ['the last day of 1999', { validFrom: '1999-12-31' }, '/validFrom', 'invalid.minYear', 2000],
  ['a day in 9999', { validTo: '9999-12-31' }, '/validTo', 'invalid.maxYear', 2099],
  ['a rate near zero', { rate: '0.0000001' }, '/rate', 'invalid.atLeast', '0.00001'],
  ['a rate of a billion', { rate: '1000000000' }, '/rate', 'invalid.atMost', '1000'],
])('an exchange rate with %s is refused with the bound', async (_what, odd, path, id, limit) => {
  const { status, fields } = await post('staff', '/api/desk/exchange-rates', { ...rate, ...odd })
  expect(status).toBe(400)
  expect(fields).toMatchObject([{ path, id, params: { limit } }])
})

it('an exchange rate within the bounds is accepted', async () => {
  expect((await post('staff', '/api/desk/exchange-rates', { ...rate, validFrom: '2026-12-02' })).status).toBe(200)
})

it.each([
  ['only whitespace', '   ', 'blank'],
  ['a letter from another script that looks alike', 'H\u0430rbour Trucks', 'mixed'],
  ['an invisible character', 'Harbour\u200bTrucks', 'unseen'],
])('a supplier name with %s is refused with the reason', async (_what, name, reason) => {
  const { status, fields } = await post('admin', '/api/suppliers', { name, kind: 'trucker' })
  expect(status).toBe(400)
  expect(fields).toMatchObject([{ path: '/name', id: `invalid.name.${reason}` }])
})

it('a supplier name in Chinese and Latin script is accepted', async () => {
  expect((await post('admin', '/api/suppliers', { name: '宁波ABC车队', kind: 'trucker' })).status).toBe(200)
})
