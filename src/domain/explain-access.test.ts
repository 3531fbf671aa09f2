import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type AccessReason,
  type CompanyStanding,
  companyError,
  companyStandings,
  explainAccess,
  type Reader,
  reasonOfError,
  standingOf,
  stepFor,
} from './explain-access.ts'
import { type Asker, decide, type GridRow } from './grid.ts'

interface DeclaredRow {
  readonly id: string
  readonly cells: GridRow
}
const rows = globSync('schemas/portal/permissions/*.json').flatMap((path): DeclaredRow[] => JSON.parse(readFileSync(path, 'utf8')).rows)
const askers: readonly Asker[] = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'staff-admin', 'analyst']
const grid = Object.fromEntries(rows.map(({ id, cells }) => [id, cells]))

/** Every kind of reader: customers without a company by their standing. */
const readers: readonly Reader[] = [
  ...askers.filter((asker) => asker !== 'registered').map((asker) => ({ asker, standing: 'none' }) as const),
  ...companyStandings.map((standing) => ({ asker: 'registered', standing }) as const),
]
const nameOf = ({ asker, standing }: Reader) => (standing === 'none' ? asker : `${asker} ${standing}`)

/** What each requirement answers, in the order of the readers. */
const expected: Readonly<Record<string, Readonly<Record<string, AccessReason | undefined>>>> = {
  'open to everyone': {},
  'signing in': { visitor: 'sign-in' },
  'a verified company': {
    visitor: 'sign-in-certified',
    registered: 'certify',
    'registered under-review': 'under-review',
    'registered awaiting-consent': 'consent',
    'registered refused': 'refused',
    'registered declined': 'declined',
    'registered ended': 'ended',
    pending: 'consent',
    analyst: 'not-for-analysts',
  },
  'a company administrator': {
    visitor: 'sign-in-certified',
    registered: 'certify',
    'registered under-review': 'under-review',
    'registered awaiting-consent': 'consent',
    'registered refused': 'refused',
    'registered declined': 'declined',
    'registered ended': 'ended',
    pending: 'consent',
    member: 'admin-only',
    staff: 'not-for-staff',
    'staff-admin': 'not-for-staff',
    analyst: 'not-for-analysts',
  },
  'customer service': {
    visitor: 'sign-in-staff',
    ...Object.fromEntries(companyStandings.map((standing) => [nameOf({ asker: 'registered', standing }), 'staff-only'])),
    pending: 'staff-only',
    member: 'staff-only',
    admin: 'staff-only',
    analyst: 'not-for-analysts',
  },
  'a staff administrator': {
    visitor: 'sign-in-staff',
    ...Object.fromEntries(companyStandings.map((standing) => [nameOf({ asker: 'registered', standing }), 'staff-only'])),
    pending: 'staff-only',
    member: 'staff-only',
    admin: 'staff-only',
    staff: 'staff-admin-only',
    analyst: 'not-for-analysts',
  },
}

function rowOf(cells: string): GridRow {
  const [visitor = '', registered = '', pending = '', member = '', admin = '', staff = '', analyst = ''] = cells.split(' ')
  return { visitor, registered, pending, member, admin, staff, analyst }
}

const requirements: Readonly<Record<keyof typeof expected, GridRow>> = {
  'open to everyone': rowOf('allow allow allow allow allow allow allow'),
  'signing in': rowOf('login self self self self self self'),
  'a verified company': rowOf('login certify certify allow own-company for-company removed'),
  'a company administrator': rowOf('login missing missing forbidden own-company forbidden forbidden'),
  'customer service': rowOf('login forbidden forbidden forbidden forbidden allow forbidden'),
  'a staff administrator': rowOf('login forbidden forbidden forbidden forbidden staff-admin forbidden'),
}

describe('why someone lacks something', () => {
  it.each(Object.keys(expected))('explains to every kind of reader a row that requires %s', (requirement) => {
    const answers = readers.flatMap((reader) => {
      const reason = explainAccess(requirements[requirement], reader)
      return reason === undefined ? [] : [[nameOf(reader), reason]]
    })
    expect(Object.fromEntries(answers)).toEqual(expected[requirement])
  })

  it.each(rows.map(({ id }) => id))('gives a reason exactly where the grid refuses: %s', (id) => {
    for (const reader of readers) {
      const allowed = decide(grid, id, reader.asker, 'own').allow
      expect(explainAccess(grid[id], reader) === undefined, nameOf(reader)).toBe(allowed)
    }
  })

  it('never sends someone who waits for consent to verify a company, whatever the cell says', () => {
    for (const cell of ['certify', 'consent', 'missing', 'forbidden']) {
      const row = { ...rowOf('login certify certify allow allow allow forbidden'), pending: cell }
      expect(explainAccess(row, { asker: 'pending', standing: 'awaiting-consent' })).toBe('consent')
    }
    expect(decide({ row: rowOf('login certify certify allow allow allow removed') }, 'row', 'pending', 'none')).toEqual({
      allow: false,
      error: 'error.awaiting-consent',
    })
  })

  it('offers the step that helps, and none where this account cannot help itself', () => {
    const reasons = Object.values(expected).flatMap((answers) => Object.values(answers))
    const stepless = new Set(reasons.filter((reason) => reason !== undefined && stepFor(reason) === undefined))
    expect([...stepless].sort()).toEqual(['admin-only', 'not-for-analysts', 'not-for-staff', 'staff-admin-only', 'staff-only'])
    expect(stepFor('consent')).toBe('see-request')
    expect(stepFor('refused')).toBe('apply-again')
  })

  it('names the same reason for the error of a call', () => {
    for (const standing of companyStandings) {
      const error = companyError('registered', standing)
      const reason = explainAccess(requirements['a verified company'], { asker: 'registered', standing })
      expect(reasonOfError(error), error).toBe(reason)
    }
    expect(reasonOfError('error.no-price')).toBeUndefined()
    expect(reasonOfError('toString')).toBeUndefined()
  })
})

it.each<[string, string, CompanyStanding]>([
  ['certification', 'open', 'under-review'],
  ['certification', 'refused', 'refused'],
  ['certification', 'withdrawn', 'none'],
  ['certification', 'approved', 'none'],
  ['certification', 'ended', 'ended'],
  ['join', 'open', 'awaiting-consent'],
  ['join', 'refused', 'declined'],
  ['join', 'withdrawn', 'none'],
  ['join', 'ended', 'ended'],
])('the standing after a %s request that is %s', (kind, state, standing) => {
  expect(standingOf({ kind, state })).toBe(standing)
  expect(standingOf(undefined)).toBe('none')
})
