import { expect, it } from 'vitest'
import type { PageBundle } from '#config'
import { makeShell } from '../../../config/testing-plans.ts'
import { fillTemplate } from './template.ts'

const shell = makeShell({ brand: { favicon: '/brand/x/icon.svg', theme: { deep: '#001122' } } })
const bundle = { page: { id: 'home' } } as PageBundle
const template =
  '<html lang="<!--language-->"><head><!--head--><script>early()</script></head><body><div id="root"><!--app--></div><!--boot--><script type="module" src="/x.js"></script></body></html>'

function fill(rendered: { html?: string; styles?: string; title?: string; data?: Record<string, unknown> }): string {
  const answer = { html: '', styles: '', title: 'T', description: 'D', data: {}, still: false, ...rendered }
  const boot = { shell: '/config/x/shell.json?1', bundle, data: answer.data, today: '2026-11-26' }
  return fillTemplate(template, { shell, bundle, rendered: answer, boot, scripts: ['/assets/list.js'], nonce: 'N' })
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
