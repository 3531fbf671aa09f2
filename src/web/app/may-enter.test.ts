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

test('a member is offered links to what the grid lets them enter, and to what leads on there', () => {
  expect(followedBy('member')).toEqual(['news', 'bench', 'old-bench'])
})

test('staff and analysts are offered no link to a route that is closed to them, whichever address leads there', () => {
  expect(followedBy('staff')).toEqual(['news'])
  expect(followedBy('analyst')).toEqual(['news'])
})

test('a visitor is offered the links of members: they lead there after signing in', () => {
  expect(followedBy('visitor')).toEqual(['news', 'bench', 'old-bench'])
})
