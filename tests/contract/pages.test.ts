import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BrandPlan, type OutlinePage, type PageBundle, type RenderAnswer, type RenderPage, recordKey, type Shell } from '#config'
import { isClosedAtOnce } from '#domain'
import type { JsonObject } from '#rules'
import { openTestPortal, type TestPortal } from '#server'
import { buildIfStale } from '../../scripts/build.ts'
import { addContent } from '../../src/server/demo/content.ts'
import { readDemoFacts } from '../../src/server/demo/demo-documents.ts'
import { listPeople } from '../../src/server/demo/people.ts'
import { root, shippedRelease } from '../support/documents.ts'
import { addressesOf, headingsOf, keysIn, wordsOf } from '../support/markup.ts'
import { sample } from '../support/sample.ts'

const release = await shippedRelease()
/** Every page in every brand and language, so that new brands and pages are tested automatically. */
const pages = Object.values(release.brands).flatMap((brand) =>
  Object.entries(brand.pages).flatMap(([language, bundles]) =>
    Object.entries(bundles).flatMap(([page, bundle]) => {
      const shell = brand.shells[language]
      if (!shell) throw new Error(`${brand.id} has no frame in ${language}`)
      return isServed(brand, shell, bundle) ? { name: `${page} of ${brand.id} in ${language}`, brand, language, shell, bundle } : []
    }),
  ),
)
const known = new Set(Object.values(release.brands).flatMap((brand) => Object.keys(brand.texts.en ?? {})))

/** A confined brand redirects visitors before it renders a page outside their part. */
function isServed({ confine }: BrandPlan, { grid, routes }: Shell, { page }: PageBundle): boolean {
  if (!confine) return true
  const own = routes.filter((route) => route.page === page.id)
  return own.length === 0 ? page.render === 'browser' : own.some((route) => !isClosedAtOnce(confine, grid, route))
}

let portal: TestPortal
let renderPage: RenderPage
let outlinePage: OutlinePage
beforeAll(async () => {
  await buildIfStale(root)
  const entry = join(root, 'dist/server/entry-server.js')
  expect(existsSync(entry)).toBe(true)
  const drawing = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { renderPage: RenderPage; outlinePage: OutlinePage }
  renderPage = drawing.renderPage
  outlinePage = drawing.outlinePage
  portal = await openTestPortal({ root })
  const facts = readDemoFacts(release)
  const today = portal.clock.now.toISOString().slice(0, 10)
  for (const brand of Object.values(release.brands)) {
    const { people } = listPeople(facts, brand.id, release.defaultBrand)
    await portal.test.db
      .transaction()
      .execute((tx) => addContent(tx, { brand, release, today, people, content: facts.content, files: null }))
  }
}, 300_000)
afterAll(() => portal?.close())

/** Console output while rendering. */
const complaints: unknown[] = []
const spies = (['error', 'warn'] as const).map((method) =>
  vi.spyOn(console, method).mockImplementation((...words) => void complaints.push(words)),
)
afterAll(() => {
  for (const spy of spies) spy.mockRestore()
})

type Page = (typeof pages)[number]

interface Drawn extends RenderAnswer {
  readonly calls: readonly { operation: string; status: number }[]
  readonly complaints: readonly unknown[]
}

/** Renders the page for a visitor, with results of the real operations. */
async function draw(page: Page): Promise<Drawn> {
  const { shell, bundle } = page
  complaints.length = 0
  const calls: { operation: string; status: number }[] = []
  const call = async (operation: string, input: JsonObject): Promise<unknown> => {
    const { status, data } = await ask(page, operation, input)
    calls.push({ operation, status })
    return data
  }
  const url = urlOf(page).replace(/:\w+\??/g, (await firstRecordOf(page)) ?? 'QS0000001')
  const answer = await renderPage({ url, today: '2026-11-20', shell, bundle, status: bundle.page.id === 'not-found' ? 404 : 200, call })
  return { ...answer, calls, complaints: [...complaints] }
}

function urlOf({ shell, bundle }: Page): string {
  const path = shell.routes.find((route) => route.page === bundle.page.id)?.path ?? '/no/such/page'
  const query = bundle.page.id === 'sea-search' ? '?pol=CNNGB&pod=USLAX' : ''
  return path + query
}

/** Id of a published record that the page can show; undefined for other pages. */
async function firstRecordOf(page: Page): Promise<string | undefined> {
  const entity = /^read-(.+)$/.exec(page.bundle.page.record?.operation ?? '')?.[1] ?? ''
  const path = page.brand.operations[`search-${entity}`]?.path
  if (path === undefined || !isPublic(page)) return undefined
  const answer = await portal.app.inject({ url: path, headers: { host: page.brand.hosts[0] ?? '' } })
  const [row] = (answer.json() as { data: { rows: readonly Record<string, string>[] } }).data.rows
  return Object.entries(row ?? {}).find(([name]) => name === recordKey(entity))?.[1]
}

async function ask({ brand, language, shell }: Page, operation: string, input: JsonObject) {
  const plan = shell.calls[operation]
  if (!plan) throw new Error(`The page calls ${operation}, which no release declares`)
  const rest = { ...input }
  const path = plan.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const answer = await portal.app.inject({
    method: plan.method,
    url: path,
    headers: { host: brand.hosts[0] ?? '', cookie: `default-language=${language}` },
    ...(plan.method === 'GET'
      ? { query: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])) }
      : { payload: rest }),
  })
  const { success, data } = answer.json() as { success: boolean; data: unknown }
  return { status: answer.statusCode, data: success ? data : undefined }
}

const isPublic = ({ bundle }: Page): boolean => bundle.page.render === 'server'

/** Rendering all of them takes a minute, so each page is drawn for one brand and language, and a seventh of the others. */
const sampled = (all: readonly Page[]): readonly Page[] => sample(all, 7, ({ bundle }) => bundle.page.id)

describe.each(sampled(pages.filter(isPublic)))('the page $name', (page) => {
  let drawn: Drawn
  beforeAll(async () => {
    drawn = await draw(page)
  })

  test('is rendered on the server with one heading, a title and all texts', () => {
    const { html, title, description, calls } = drawn
    expect(drawn.complaints).toEqual([])
    const words = wordsOf(html)
    expect(words, 'it has text').not.toHaveLength(0)
    // Code samples name events, which look like keys of texts.
    const prose = wordsOf(html.replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, ''))
    expect(keysIn([...prose, title, description], known)).toEqual([])
    expect(headingsOf(html)).toHaveLength(1)
    expect(headingsOf(html)[0]).not.toBe('')
    expect(title).toContain(page.shell.brand.name)
    expect(description).not.toBe('')
    expect(calls.filter(({ status }) => status >= 500 || status === 400)).toEqual([])
    if (page.language === 'en') expect([...words, title, description].filter((text) => /[\u3400-\u9fff]/u.test(text))).toEqual([])
  })

  test('uses only existing pictures and links', () => {
    const { brand, shell } = page
    const paths = shell.routes.map(({ path }) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`))
    for (const address of addressesOf(drawn.html)) {
      const path = address.split(/[?#]/)[0] ?? ''
      if (path === '' || /^(mailto|tel):/.test(path)) continue
      const found = path.startsWith('/brand/')
        ? Object.hasOwn(release.assets, path.slice('/brand/'.length))
        : paths.some((pattern) => pattern.test(path))
      expect(found, `${brand.id} has nothing at ${address}`).toBe(true)
    }
  })
})

/** Pages for visitors that are only rendered in the browser, because they depend on the session. */
const isLeftToBrowser = ({ brand, shell, bundle }: Page): boolean =>
  brand.confine !== null && shell.routes.some(({ page, grid }) => page === bundle.page.id && grid === undefined)

test.each(sampled(pages.filter((page) => !isPublic(page) && !isLeftToBrowser(page))))(
  'the page $name is not for visitors: it is not rendered and every call is refused',
  async (page) => {
    const { html, data, calls } = await draw(page)
    // Visitors must not learn that a draft exists.
    expect(calls.filter(({ status }) => ![401, 403, 404].includes(status))).toEqual([])
    expect(data).toEqual({})
    expect(wordsOf(html.replace(/<(header|footer|nav)\b[\s\S]*?<\/\1>/g, ''))).not.toContain(page.bundle.page.label)
    expect(headingsOf(html)).toEqual([])
  },
)

test.each(sampled(pages.filter((page) => !isPublic(page))))(
  'the page $name begins with its frame, its title and its blocks in outline',
  async (page) => {
    const { shell, bundle } = page
    const { html, styles } = await outlinePage({ url: urlOf(page), today: '2026-11-20', shell, bundle })
    expect(html).toMatch(/<main id="main"/)
    if (bundle.page.heading === 'shown') expect(headingsOf(html)).toEqual([bundle.page.label])
    expect(headingsOf(html).length).toBeLessThan(2)
    const drawn = bundle.page.blocks.filter(({ block, visible }) => block !== 'notice' && visible === undefined)
    expect(html.match(/class="qs-outline-block"/g) ?? []).toHaveLength(Math.min(drawn.length, 6))
    // Colours are those of the theme, and the frame is most of the document.
    expect(html).not.toMatch(/style="[^"]*(#[0-9a-f]{3}|rgb)/i)
    expect(styles).toMatch(/^:root\{--qs-/)
    expect(html.length).toBeLessThan(30_000)
  },
)
