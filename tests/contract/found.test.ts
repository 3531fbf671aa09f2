/** What search engines and social networks read: robots.txt, sitemaps, the heads of pages, and their pictures. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { openBuiltRenderer } from '../../src/server/http/pages/index.ts'
import { openWorldPortal, root } from '../server/support.ts'

const hosts = { quayside: 'quayside.localhost', yongjiang: 'yongjiang.localhost' }
/** Its pages are only seen inside a bank's. */
const closed = 'yinqiao.localhost'

let portal: TestPortal
beforeAll(async () => {
  portal = await openWorldPortal({ renderer: await openBuiltRenderer(root) })
})
afterAll(() => portal?.close())

const get = (url: string, host: string) => portal.app.inject({ url, headers: { host } })
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: Readonly<Record<string, string>>
  readonly shared: Readonly<Record<string, string>>
  readonly graph: readonly Record<string, unknown>[]
}

function headOf(html: string): Head {
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const one = (pattern: RegExp) => plain(html.match(pattern)?.[1])
  const pairs = (pattern: RegExp) => Object.fromEntries([...html.matchAll(pattern)].map(([, name, value]) => [name, plain(value)]))
  return {
    title: one(/<title>([^<]*)/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    alternates: pairs(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
    shared: pairs(/<meta property="(og:[^"]*)" content="([^"]*)"/g),
    graph: JSON.parse(html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/)?.[1] ?? '{"@graph":[]}')['@graph'],
  }
}

describe.each(Object.entries(hosts))('of %s, search engines', (_brand, host) => {
  test('find the sitemap of each language', async () => {
    const robots = await get('/robots.txt', host)
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    const [, sitemap = ''] = robots.body.match(/^Sitemap: (.+)$/m) ?? []
    const index = await get(pathOf(sitemap), host)
    expect(locs(index.body).map((loc) => new URL(loc).searchParams.get('language'))).toEqual(['zh', 'en'])
    expect((await get('/sitemap.xml?language=fr', host)).statusCode).toBe(404)
  })

  test.each(['zh', 'en'])('reach every page in %s once, by the address that the page calls its own', async (language) => {
    const addresses = locs((await get(`/sitemap.xml?language=${language}`, host)).body)
    expect(addresses.length).toBeGreaterThan(40)
    expect(new Set(addresses).size).toBe(addresses.length)
    const titles = new Map<string, string>()
    for (const address of addresses) {
      const page = await get(pathOf(address), host)
      const head = headOf(page.body)
      const named = {
        address,
        status: page.statusCode,
        canonical: head.canonical,
        url: head.shared['og:url'],
        here: head.alternates[language],
      }
      expect(named).toEqual({ address, status: 200, canonical: address, url: address, here: address })
      expect(Object.keys(head.alternates)).toEqual(['zh', 'en', 'x-default'])
      expect(head.description, address).not.toBe('')
      expect(titles.get(head.title), `${head.title} of ${address}`).toBeUndefined()
      titles.set(head.title, address)
    }
  })
})

describe('a page', () => {
  test('of a news item says what it is, and who published it', async () => {
    const address = locs((await get('/sitemap.xml?language=en', hosts.quayside)).body).find((loc) => loc.includes('/newsDetail/'))
    const { title, graph, shared } = headOf((await get(pathOf(address ?? ''), hosts.quayside)).body)
    const [organization, article] = graph
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Quayside' })
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      publisher: { '@id': organization?.['@id'] },
      inLanguage: 'en',
    })
    expect(title).toBe(`${article?.['headline']} · Quayside`)
    expect(shared['og:type']).toBe('article')
  })

  test('of questions, of a service and of a vacancy say so', async () => {
    const [, questions] = headOf((await get('/contactUs?language=en', hosts.quayside)).body).graph
    expect(questions).toMatchObject({ '@type': 'FAQPage' })
    expect(questions?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: 'How is free time counted?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('Free time') },
    })
    const [, service] = headOf((await get('/service/lcLService?language=zh', hosts.quayside)).body).graph
    expect(service).toMatchObject({ '@type': 'Service', provider: expect.anything(), name: expect.stringMatching(/拼箱/) })
    const vacancy = locs((await get('/sitemap.xml?language=en', hosts.yongjiang)).body).find((loc) => loc.includes('/joinUs/'))
    const [, posting] = headOf((await get(pathOf(vacancy ?? ''), hosts.yongjiang)).body).graph
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: expect.any(String),
      hiringOrganization: expect.anything(),
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'CN' } },
    })
  })

  test('with several addresses has one for search engines, whatever else is in its query', async () => {
    const { canonical, alternates } = headOf((await get('/route/seaQuery?pol=CNSHA&pod=NLRTM&sort=eta&language=en', hosts.quayside)).body)
    expect(pathOf(canonical)).toBe('/route/seaQuery?pol=CNSHA&pod=NLRTM&language=en')
    expect(pathOf(alternates['x-default'] ?? '')).toBe('/route/seaQuery?pol=CNSHA&pod=NLRTM')
    expect(pathOf(headOf((await get('/ABOUTUS/?language=zh', hosts.quayside)).body).canonical)).toBe('/aboutUs')
  })

  test.each([
    ['that is not there', '/nowhere', hosts.quayside],
    ['for users who are signed in', '/workbench/home', hosts.quayside],
    ['that someone shared', '/service/sharedQuote/abcdefghij', hosts.quayside],
    ['with an invitation', '/invite/abc', hosts.quayside],
    ['of a preview', '/newsDetail/x?preview=y', hosts.quayside],
    ['inside another site', '/', closed],
  ])('%s is left out', async (_what, url, host) => {
    const { body } = await get(url, host)
    if (body === '') return
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headOf(body)).toMatchObject({ canonical: '', graph: [], shared: {} })
  })

  test('inside another site is not listed either', async () => {
    expect((await get('/robots.txt', closed)).body).toBe('User-agent: *\nDisallow: /\n')
    expect(locs((await get('/sitemap.xml', closed)).body)).toEqual([])
  })
})

describe('the picture of a page', () => {
  test('shows its title in the colours of the brand, and only titles that the server has written', async () => {
    const pictures: Buffer[] = []
    for (const [host, url] of [
      [hosts.quayside, '/?language=zh'],
      [hosts.quayside, '/contactUs?language=en'],
      [hosts.yongjiang, '/contactUs?language=en'],
    ] as const) {
      const card = new URL(headOf((await get(url, host)).body).shared['og:image'] ?? '')
      const answer = await get(card.pathname + card.search, host)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        etag: expect.any(String),
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      pictures.push(answer.rawPayload)
      card.searchParams.set('title', 'Something else')
      expect((await get(card.pathname + card.search, host)).statusCode).toBe(404)
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3)
    // Letters of both languages are drawn: a missing font would leave the ground alone.
    for (const picture of pictures) {
      const { data } = await sharp(picture)
        .extract({ left: 88, top: 222, width: 600, height: 100 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(new Set(data).size).toBeGreaterThan(8)
    }
  })
})
