import { expect, test } from 'vitest'
import type { ActorKind, LinkPlan, NavigationItem } from '#config'
import { makeRow, makeShell } from '../../config/testing-plans.ts'
import { offeredItems } from '../app/may-enter.ts'

const entry = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({ id, label: id, link: { route: id }, ...more })
const items = [
  entry('news'),
  entry('narrow', { grid: 'managers' }),
  { id: 'menu', label: 'menu', items: [entry('bench'), entry('news')] },
  { id: 'closed', label: 'closed', items: [entry('bench')] },
]
const shell = makeShell({ grid: { managers: makeRow({ member: 'forbidden' }) } })

/** Entries offered to a user who may open these routes. */
function offered(actor: ActorKind, ...open: string[]): string {
  const href = ({ route }: LinkPlan) => (open.includes(route) ? `/${route}` : undefined)
  const session = { actor, staffAdmin: false, signedIn: true, name: '', company: '', userId: '', avatar: '', standing: 'none' as const }
  const say = ({ id, items: inside }: NavigationItem): string => (inside ? `${id}(${inside.map(say).join(' ')})` : id)
  return offeredItems({ shell, session, href }, items).map(say).join(' ')
}

test('shows users the entries that they can open, and no empty menus', () => {
  expect(offered('admin', 'news', 'narrow', 'bench')).toBe('news narrow menu(bench news) closed(bench)')
  expect(offered('admin', 'news')).toBe('news menu(news)')
})

test('shows an entry with a grid row only to users whom the row allows, even if others may open the page', () => {
  expect(offered('member', 'news', 'narrow')).toBe('news menu(news)')
})
