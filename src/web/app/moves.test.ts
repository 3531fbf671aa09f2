import { expect, it } from 'vitest'
import type { PortalSession } from '#engine'
import { movesOf } from './moves.ts'

const session = (actor: PortalSession['actor']) => ({ actor }) as PortalSession
const text = (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`

it('uses the same membership state machine as the server', async () => {
  const applicant = { membership: 'under-review', relation: 'own', role: 'registered', active: true, otherAdmins: 0 }
  const own = await movesOf('membership', applicant, session('registered'), text)
  expect(own.withdraw).toEqual({ allowed: true })
  expect(own['apply-certification']).toEqual({
    allowed: false,
    reason: 'membership.refused.already-applied {"event":"apply-certification","state":"under-review"}',
  })
  const desk = await movesOf('membership', { ...applicant, relation: 'other' }, session('staff'), text)
  expect(desk.approve).toEqual({ allowed: true })
  const last = { membership: 'certified', relation: 'own', role: 'admin', active: true, otherAdmins: 0 }
  expect((await movesOf('membership', last, session('admin'), text)).remove).toMatchObject({
    allowed: false,
    reason: expect.stringContaining('membership.refused.last-admin'),
  })
})

it('uses the order state machine, and none for an unknown name', async () => {
  const order = { state: 'fees-confirmed', payment: 'unpaid', paymentTerms: 'before-generation', milestonesDone: false, relation: 'own' }
  expect((await movesOf('order', order, session('member'), text))['accept-fees']).toEqual({ allowed: true })
  expect(await movesOf('other', order, session('member'), text)).toEqual({})
  expect(await movesOf('order', null, session('member'), text)).toEqual({})
})
