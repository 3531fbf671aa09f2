import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ActorKind, askerOf, decide, fieldAllowed, type Grid, type Relation } from './grid.ts'

const actors: readonly ActorKind[] = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst']
const relations: readonly Relation[] = ['none', 'own', 'own-company', 'other']
const meta: { properties: { rows: { items: { properties: { cells: { properties: { visitor: { enum: string[] } } } } } } } } = JSON.parse(
  readFileSync('schemas/meta/grid.json', 'utf8'),
)
const cells = meta.properties.rows.items.properties.cells.properties.visitor.enum

/** Results for the relations none, own, own-company, other. */
const expected: Readonly<Record<string, readonly string[]>> = {
  allow: ['yes', 'yes', 'yes', 'yes'],
  'own-company': ['yes', 'yes', 'yes', 'error.not-found'],
  own: ['yes', 'yes', 'error.not-found', 'error.not-found'],
  self: ['yes', 'yes', 'error.not-found', 'error.not-found'],
  'for-company': ['for-company', 'for-company', 'for-company', 'for-company'],
  'staff-admin': Array(4).fill('error.forbidden'),
  masked: ['masked', 'masked', 'masked', 'error.not-found'],
  login: Array(4).fill('error.not-signed-in'),
  certify: Array(4).fill('error.not-certified'),
  consent: Array(4).fill('error.needs-consent'),
  missing: Array(4).fill('error.not-found'),
  forbidden: Array(4).fill('error.forbidden'),
  removed: Array(4).fill('error.forbidden'),
}

describe('the permission grid', () => {
  it('supports every cell that a document may contain', () => {
    expect(Object.keys(expected).sort()).toEqual([...cells].sort())
  })

  it.each(cells)('evaluates the cell %s by relation', (cell) => {
    for (const actor of actors) {
      const waits = cell === 'certify' && actor === 'pending'
      const answers = relations.map((relation) => answer(gridOf(cell), 'row', actor, relation))
      expect(answers).toEqual(waits ? Array(4).fill('error.awaiting-consent') : expected[cell])
    }
  })

  it('gives staff administrators the access of cells that name them', () => {
    const asker = askerOf({ kind: 'staff', staffAdmin: true })
    expect(decide(gridOf('staff-admin'), 'row', asker, 'none')).toEqual({ allow: true })
    expect(fieldAllowed(gridOf('staff-admin'), 'row', asker, 'none')).toEqual({ allow: true })
    expect(decide(gridOf('forbidden'), 'row', asker, 'none')).toEqual({ allow: false, error: 'error.forbidden' })
    expect(decide(gridOf('allow'), 'row', asker, 'none')).toEqual({ allow: true })
    // The additional permission applies to this kind of user only.
    expect(askerOf({ kind: 'analyst', staffAdmin: true })).toBe('analyst')
    expect(askerOf({ kind: 'staff' })).toBe('staff')
  })

  it('rejects unknown rows and cells', () => {
    expect(decide(gridOf('allow'), 'other-row', 'staff', 'own')).toEqual({ allow: false, error: 'error.forbidden' })
    expect(decide(gridOf('allow'), 'constructor', 'staff', 'own')).toEqual({ allow: false, error: 'error.forbidden' })
    expect(decide(gridOf('everything'), 'row', 'staff', 'own')).toEqual({ allow: false, error: 'error.forbidden' })
  })

  it('returns only the condition for seeing a removed field', () => {
    expect(fieldAllowed(gridOf('login'), 'row', 'visitor', 'none')).toEqual({ allow: false, hidden: 'login' })
    expect(fieldAllowed(gridOf('certify'), 'row', 'registered', 'none')).toEqual({ allow: false, hidden: 'certify' })
    expect(fieldAllowed(gridOf('certify'), 'row', 'pending', 'none')).toEqual({ allow: false, hidden: 'consent' })
    expect(fieldAllowed(gridOf('removed'), 'row', 'analyst', 'none')).toEqual({ allow: false })
    expect(fieldAllowed(gridOf('own'), 'row', 'member', 'other')).toEqual({ allow: false })
    expect(fieldAllowed(gridOf('allow'), 'row', 'member', 'other')).toEqual({ allow: true })
  })
})

function gridOf(cell: string): Grid {
  return { row: { visitor: cell, registered: cell, pending: cell, member: cell, admin: cell, staff: cell, analyst: cell } }
}

function answer(grid: Grid, row: string, actor: ActorKind, relation: Relation): string {
  const decision = decide(grid, row, actor, relation)
  if (!decision.allow) return decision.error
  return decision.forCompany ? 'for-company' : decision.masked ? 'masked' : 'yes'
}
