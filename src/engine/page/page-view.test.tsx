import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ActorKind, BlockPlan, ListPlan, PageBundle } from '#config'
import { makeRow, makeShell } from '../../config/testing-plans.ts'
import { dataKey } from '../plan/plan-page.ts'
import { PortalProvider } from '../portal.ts'
import { makePortal } from '../testing.ts'
import { preparePage } from './block-table.ts'
import { PageView } from './PageView.tsx'

const shell = makeShell({
  calls: { 'query-things': { method: 'GET', path: '/api/things', body: 'json', idempotent: false } },
  grid: { inside: makeRow({ visitor: 'login' }) },
})

const things: ListPlan = {
  id: 'things',
  source: 'query-things',
  rowKey: 'id',
  pageSize: 20,
  pageSizes: [50, 100],
  columns: [
    { id: 'name', field: 'name', label: 'Name', display: 'text', sortable: true, phone: 'title' },
    { id: 'small', field: 'small', label: 'Small', display: 'money', currency: 'currency', hidden: 'hidden' },
    { id: 'large', field: 'large', label: 'Large', display: 'money', currency: 'currency', hidden: 'hidden' },
  ],
  details: [],
  filters: [],
  actions: [],
  empty: 'Nothing here',
  notices: [{ id: 'sign-in', when: 'rows', label: 'Never said: rows are no condition' }],
}

async function draw(
  blocks: readonly BlockPlan[],
  options: { actor?: ActorKind; data?: readonly [string, unknown][]; page?: object; closed?: string } = {},
): Promise<string> {
  const bundle: PageBundle = {
    page: { id: 'p', label: 'The page', render: 'server', width: 'page', heading: 'shown', blocks, ...options.page },
    forms: {},
    lists: { things },
    options: {},
  }
  const visitor = makePortal().session
  const portal = makePortal({
    shell,
    session: { ...visitor, actor: options.actor ?? 'visitor' },
    initialData: new Map(options.data ?? []),
    text: (key) => `[${key}]`,
    href: ({ route }) => (route === options.closed ? undefined : `/${route}`),
    remedyOf: (reason) => (reason === 'login' ? { page: 'sign-in', label: 'Sign in' } : undefined),
  })
  await preparePage(bundle)
  return renderToString(
    <PortalProvider value={portal}>
      <PageView bundle={bundle} />
    </PortalProvider>,
  )
}

const list: BlockPlan = { id: 'l', block: 'list', list: 'things' }
const asked = dataKey('query-things', { page: 1, pageSize: 20 })

test('a page has its label as its only h1', async () => {
  expect(await draw([])).toMatch(/<h1>The page<\/h1>/)
  const spoken = await draw([], { page: { heading: 'hidden' } })
  expect(spoken).toMatch(/<h1 class="qs-only-spoken">The page<\/h1>/)
  const hero = await draw([{ id: 'h', block: 'hero', label: 'A promise' }], { page: { heading: 'hidden' } })
  expect(hero.match(/<h1/g)).toHaveLength(1)
})

test('an unknown kind of block is reported with its page', async () => {
  expect(await draw([{ id: 'x', block: 'quote' }])).toMatch(/data-placeholder.*engine\.unknownBlock/)
})

test('a condition that cannot be evaluated is shown as a failure, not as a default', async () => {
  expect(await draw([{ id: 'x', block: 'prose', paragraphs: [], visible: '1 +' }])).toMatch(/data-placeholder.*engine\.failed/)
})

test('a block for signed-in users is not rendered for a visitor', async () => {
  const block: BlockPlan = { id: 'x', block: 'prose', grid: 'inside', paragraphs: [{ id: 'a', text: 'Members only' }] }
  expect(await draw([block])).not.toContain('Members only')
  expect(await draw([block], { actor: 'member' })).toContain('Members only')
})

test('a card with a forbidden link is omitted without a gap', async () => {
  const items = ['orders', 'rates'].map((id) => ({ id, label: `Card of ${id}`, link: { route: id } }))
  const block: BlockPlan = { id: 'x', block: 'cards', label: 'Ways on', columns: 3, items: [...items, { id: 'plain', label: 'No way on' }] }
  expect(await draw([block])).toMatch(/data-columns="3".*Card of orders.*Card of rates.*No way on/s)
  const closed = await draw([block], { closed: 'orders' })
  expect(closed).toMatch(/data-columns="2".*Card of rates.*No way on/s)
  expect(closed).not.toContain('Card of orders')
  expect(await draw([{ ...block, items: items.slice(0, 1) }], { closed: 'orders' })).not.toContain('Ways on')
})

test("a list renders the server's rows, with one prompt in place of hidden prices", async () => {
  const rows = [
    { id: 1, name: 'Alpha', small: '1250.00', large: '2000', currency: 'USD' },
    { id: 2, name: 'Beta', hidden: 'login' },
  ]
  const html = await draw([list], { data: [[asked, { rows, total: 2 }]] })
  expect(html).toMatch(/Alpha.*1,250.*2,000.*Beta/s)
  expect(html.match(/engine\.hidden\.login/g)).toHaveLength(1)
  expect(html).toMatch(/colspan="2"/i)
  expect(html).toMatch(/aria-sort="none"/)
})

test('a list without rows says so; one that is loading shows its outline', async () => {
  expect(await draw([list], { data: [[asked, { rows: [], total: 0 }]] })).toContain('Nothing here')
  expect(await draw([list])).toMatch(/qs-list-row-waiting/)
})
