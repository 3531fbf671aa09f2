import { expect, test } from 'vitest'
import type { ActorKind, RoutePlan } from '#config'
import { makeRow, makeShell } from '../../config/testing-plans.ts'
import { mayFollow } from './may-enter.ts'

const route = (id: string, more: Partial<RoutePlan> = {}): RoutePlan => ({ id, path: `/${id}`, layout: 'main', page: id, ...more })
const routes = [route('news'), route('bench', { grid: 'bench' }), route('old-bench', { redirect: 'bench' })]
const cells = makeRow({ visitor: 'login', staff: 'forbidden', analyst: 'removed' })
const shell = makeShell({ routes, grid: { bench: cells } })

/** Routes that this actor sees links to. */
function followedBy(actor: ActorKind): string[] {
  const viewer = { shell, session: { actor, staffAdmin: false, signedIn: actor !== 'visitor' } }
  return routes.filter((one) => mayFollow(viewer, one)).map(({ id }) => id)
}

test('shows a member links to the pages that the grid allows, and to pages that redirect there', () => {
  expect(followedBy('member')).toEqual(['news', 'bench', 'old-bench'])
})

test('shows staff and analysts no link to a route closed to them, by any address', () => {
  expect(followedBy('staff')).toEqual(['news'])
  expect(followedBy('analyst')).toEqual(['news'])
})

test("shows a visitor the members' links, which work after signing in", () => {
  expect(followedBy('visitor')).toEqual(['news', 'bench', 'old-bench'])
})
