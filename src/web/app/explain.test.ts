import { describe, expect, it } from 'vitest'
import { type CompanyStanding, errors } from '#domain'
import { makeRow, makeShell } from '../../config/testing-plans.ts'
import { explain, remedyOf } from './explain.ts'

type Actor = Parameters<typeof explain>[0]['session']['actor']

const prices = makeRow({ visitor: 'login', registered: 'certify', pending: 'certify', analyst: 'removed' })
const texts = { 'access.certify.tracking': '', 'access.hidden.consent': '' }
const shell = makeShell({ grid: { prices, tracking: prices }, purposes: { prices: 'see prices' }, texts })
const site = makeShell({ ...shell, brand: { site: 'https://bank.example/' } })

function viewer(actor: Actor, standing: CompanyStanding = 'none', of = shell) {
  const text = (key: string, params: object = {}) => `${key} ${Object.values(params).join()}`.trim()
  return { shell: of, session: { actor, staffAdmin: false, standing }, text }
}

describe('the explanation on a page', () => {
  it('names what is missing and the page that helps', () => {
    const signIn = { page: 'sign-in', label: 'access.do.sign-in' }
    expect(explain(viewer('visitor'), 'prices')).toEqual({ label: 'access.sign-in-certified see prices', remedy: signIn })
    const request = { page: 'certification', label: 'access.do.see-request' }
    expect(explain(viewer('pending'), 'prices')).toEqual({ label: 'access.consent see prices', remedy: request })
    const again = { page: 'certification', label: 'access.do.apply-again' }
    expect(explain(viewer('registered', 'refused'), 'prices')).toEqual({ label: 'access.refused see prices', remedy: again })
    expect(explain(viewer('analyst'), 'prices')).toEqual({ label: 'access.not-for-analysts see prices' })
    expect(explain(viewer('member'), 'prices')).toBeUndefined()
    expect(explain(viewer('visitor'), 'unknown')).toBeUndefined()
  })

  it("uses the row's own sentence, the page's purpose, and few words in a cell", () => {
    expect(explain(viewer('registered'), 'tracking')?.label).toBe('access.certify.tracking access.purpose')
    expect(explain(viewer('registered'), 'prices', { purpose: 'see totals' })?.label).toBe('access.certify see totals')
    expect(explain(viewer('pending'), 'prices', { short: true })?.label).toBe('access.hidden.consent see prices')
    expect(explain(viewer('analyst'), 'prices', { short: true })?.label).toBe('access.not-for-analysts see prices')
  })

  it('links an error to the page that helps, and to nothing otherwise', () => {
    const pages = Object.keys(errors).flatMap((id) => {
      const remedy = remedyOf(id, viewer('registered'))
      return remedy ? [[id, `${remedy.page} ${remedy.label}`]] : []
    })
    expect(Object.fromEntries(pages)).toEqual({
      'error.not-signed-in': 'sign-in access.do.sign-in',
      'error.not-certified': 'certification access.do.certify',
      'error.needs-consent': 'certification access.do.see-request',
      'error.awaiting-consent': 'certification access.do.see-request',
      'error.under-review': 'certification access.do.see-request',
      'error.certification-refused': 'certification access.do.apply-again',
      'error.join-declined': 'certification access.do.apply-again',
      'error.membership-ended': 'certification access.do.apply-again',
    })
    expect(remedyOf('toString', viewer('registered'))).toBeUndefined()
  })

  it('offers customers neither sign-in nor company verification if another site signs them in', () => {
    for (const id of [...Object.keys(errors)]) expect(remedyOf(id, viewer('visitor', 'none', site))).toBeUndefined()
    expect(explain(viewer('registered', 'ended', site), 'prices')).toEqual({ label: 'access.ended see prices' })
  })
})
