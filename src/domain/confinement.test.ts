import { expect, test } from 'vitest'
import { type Confinement, isClosed, isClosedAtOnce, isHouseOnly } from './confinement.ts'
import type { Grid } from './grid.ts'

const confinement: Confinement = { to: 'search', routes: ['search', 'orders'], free: ['staff'] }
const row = (open: string) => ({
  visitor: 'login',
  registered: 'forbidden',
  pending: 'forbidden',
  member: open,
  admin: open,
  staff: 'allow',
  analyst: 'forbidden',
})
const grid: Grid = { workbench: row('allow'), desk: row('forbidden') }

test('customers and visitors can open only the listed routes', () => {
  expect((['visitor', 'member', 'staff'] as const).map((kind) => isClosed(confinement, { id: 'news' }, kind))).toEqual([true, true, false])
  expect(isClosed(confinement, { id: 'orders' }, 'member')).toBe(false)
  expect(isClosed(confinement, undefined, 'visitor')).toBe(true)
})

test('asks a visitor to sign in only on pages for staff and analysts', () => {
  expect(isHouseOnly(confinement, grid, { grid: 'desk' })).toBe(true)
  expect(isHouseOnly(confinement, grid, { grid: 'workbench' })).toBe(false)
  expect(isHouseOnly(confinement, grid, {})).toBe(false)
})

test('a request without a session is redirected, unless the page asks for one', () => {
  expect(isClosedAtOnce(confinement, grid, undefined)).toBe(true)
  expect(isClosedAtOnce(confinement, grid, { id: 'news' })).toBe(true)
  expect(isClosedAtOnce(confinement, grid, { id: 'settings', grid: 'workbench' })).toBe(false)
  expect(isClosedAtOnce(confinement, grid, { id: 'search' })).toBe(false)
})
