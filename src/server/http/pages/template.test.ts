import { expect, it } from 'vitest'
import type { PageBundle } from '#config'
import type { JsonObject } from '#rules'
import { makeShell } from '../../../config/testing-plans.ts'
import { fillTemplate } from './template.ts'

const shell = makeShell({ brand: { favicon: '/brand/x/icon.svg', theme: { deep: '#001122' } } })
const bundle = { page: { id: 'home' } } as PageBundle
const template =
  '<html lang="<!--language-->"><head><!--head--><script>early()</script></head><body><div id="root"><!--app--></div><!--boot--><script type="module" src="/x.js"></script></body></html>'

interface Given {
  readonly html?: string
  readonly styles?: string
  readonly title?: string
  readonly data?: Record<string, unknown>
  readonly subject?: JsonObject
}

function fill(rendered: Given, of: { readonly page?: object; readonly hidden?: boolean; readonly query?: string } = {}): string {
  const answer = { html: '', styles: '', title: 'T', description: 'D', data: {}, still: false, ...rendered }
  const boot = { shell: '/config/x/shell.json?1', bundle, data: answer.data, today: '2026-11-26' }
  const found = {
    origin: 'https://one.example',
    path: '/news/7',
    query: new URLSearchParams(of.query),
    hidden: of.hidden ?? false,
    card: 'https://one.example/card.png?a&b',
  }
  const shown = { page: { ...bundle.page, ...of.page } } as PageBundle
  return fillTemplate(template, { shell, bundle: shown, rendered: answer, boot, found, scripts: ['/assets/list.js'], nonce: 'N' })
}

it('asks at once for the scripts and data that the page needs', () => {
  const html = fill({})
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/list.js">')
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/config/x/shell.json?1">')
  expect(html).not.toContain('href="[object')
})

it('prevents data from ending the boot script', () => {
  const html = fill({ data: { a: '</script><script>alert(1)</script>', b: '<!--' } })
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<script type="application\/json" id="boot" nonce="N">(.*?)<\/script>/)?.[1]).not.toContain('<')
})

it('inserts markers and dollar signs in page content literally', () => {
  expect(fill({ html: '<p>$& $1 <!--boot--></p>' })).toContain('<p>$& $1 <!--boot--></p>')
})

it('stamps styles and scripts with the nonce', () => {
  const html = fill({ styles: '<style data-x>a{}</style>' })
  expect(html).toContain('<style nonce="N" data-x>')
  expect(html).toContain('<script nonce="N" type="module" src="/x.js">')
  expect(html).toContain('<script nonce="N">early()</script>')
  expect(fill({ styles: 'a{}' })).toContain('<style nonce="N">a{}</style>')
})

it('prevents scripts in page content from running', () => {
  expect(fill({ html: '<script>alert(1)</script>' })).toContain('<div id="root"><script>alert(1)</script></div>')
})

it('escapes a title', () => {
  expect(fill({ title: '</title><b>' })).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>')
})

it('names one address for each language, with only those parts of the query that make a page of its own', () => {
  const html = fill({}, { page: { found: { query: ['pol'] } }, query: 'utm=x&pol=CNSHA&language=en' })
  expect(html).toContain('<link rel="canonical" href="https://one.example/news/7?pol=CNSHA&amp;language=en">')
  expect(html).toContain('<link rel="alternate" hreflang="zh" href="https://one.example/news/7?pol=CNSHA">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://one.example/news/7?pol=CNSHA">')
  expect(html).toContain('<meta property="og:image" content="https://one.example/card.png?a&amp;b">')
  expect(html).toContain('<meta property="og:locale" content="en_US">')
})

it('describes the organisation and what the page is about', () => {
  const html = fill({ subject: { '@type': 'NewsArticle', headline: '</script>' } })
  const json = html.match(/<script type="application\/ld\+json" nonce="N">(.*?)<\/script>/)?.[1] ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph']).toMatchObject([
    { '@type': 'Organization', name: 'One', url: 'https://one.example/' },
    {
      '@type': 'NewsArticle',
      headline: '</script>',
      url: 'https://one.example/news/7?language=en',
      publisher: { '@id': 'https://one.example/#organization' },
    },
  ])
})

it('asks search engines to leave out a page that is not for visitors, and tells them nothing else', () => {
  const html = fill({ subject: { '@type': 'NewsArticle' } }, { hidden: true })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/canonical|og:|ld\+json/)
})
