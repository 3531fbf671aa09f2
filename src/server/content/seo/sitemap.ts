/** robots.txt (RFC 9309) and sitemaps (sitemaps.org) of a brand, from its routes and its published records. */
import type { Shell } from '#config'
import { type Call, escapeXml, mainRouteOf } from '../../kernel/index.ts'
import { listSitemapPages } from '../../platform/records/index.ts'

interface ListedPage {
  readonly path: string
  readonly changed?: Date
}

/** A brand inside another site is found through that site. */
export function writeRobots({ brand, origin }: Call): string {
  if (brand.confine) return lines(['User-agent: *', 'Disallow: /'])
  return lines(['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`])
}

export function writeSitemapIndex({ brand, origin }: Call): string {
  const languages = brand.confine ? [] : brand.languages
  return document(
    'sitemapindex',
    '',
    languages.map((language) => element('sitemap', [element('loc', `${origin}/sitemap.xml?language=${language}`)])),
  )
}

/** Every page names its translations, as search engines ask. */
export async function writeSitemap(call: Call, language: string): Promise<string> {
  const { brand, origin } = call
  const shell = brand.shells[language]
  const pages: ListedPage[] = shell && !brand.confine ? [...listPages(call, shell), ...(await listSitemapPages(call))] : []
  const inLanguage = (path: string, other: string) => `${origin}${path}${other === brand.defaultLanguage ? '' : `?language=${other}`}`
  return document(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    pages.map(({ path, changed }) =>
      element('url', [
        element('loc', inLanguage(path, language)),
        ...(changed ? [element('lastmod', changed.toISOString())] : []),
        ...brand.languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeXml(inLanguage(path, other))}"/>`),
      ]),
    ),
  )
}

/** Pages that visitors may see and that need nothing from the address, each once. */
function listPages({ brand }: Call, shell: Shell): ListedPage[] {
  return Object.values(brand.pages[shell.language] ?? {}).flatMap(({ page }) => {
    const path = mainRouteOf(shell, page)?.path.replace(/\/:\w+\?/g, '')
    return path === undefined || page.render === 'browser' || page.found?.hidden || path.includes(':') ? [] : [{ path: path || '/' }]
  })
}

function document(name: string, namespaces: string, entries: readonly string[]): string {
  return lines([
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${name}>`,
  ])
}

/** The content is text, or elements. */
function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
