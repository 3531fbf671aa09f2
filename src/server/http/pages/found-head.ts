/** What search engines and shared links read in a page's head: addresses, picture, and facts as JSON-LD. */
import type { PageBundle, RenderAnswer, Shell } from '#config'
import type { JsonObject } from '#rules'
import { languageQuery } from '../call.ts'

export interface FoundPlace {
  /** Base URL of the brand. */
  readonly origin: string
  /** Path of the page, the same for all addresses that lead to it. */
  readonly path: string
  /** The query as requested. */
  readonly query: URLSearchParams
  /** Search engines leave the page out: it is not there, not for visitors, or not meant for them. */
  readonly hidden: boolean
  /** Address of the page's preview picture. */
  readonly card: string
}

export interface FoundParts extends FoundPlace {
  readonly shell: Shell
  readonly bundle: PageBundle
  readonly rendered: Pick<RenderAnswer, 'title' | 'description' | 'subject'>
}

/** Property with which each type names the organisation behind it. */
const organisationOf: Readonly<Record<string, string>> = {
  NewsArticle: 'publisher',
  JobPosting: 'hiringOrganization',
  Event: 'organizer',
  Service: 'provider',
}

/** Properties of `link` and `meta` elements, one record for each. */
type HeadElement = readonly [element: 'link' | 'meta', attributes: Readonly<Record<string, string>>]

export function foundElements(parts: FoundParts): HeadElement[] {
  const { shell, rendered, hidden, card, bundle } = parts
  if (hidden) return [['meta', { name: 'robots', content: 'noindex' }]]
  const { language, brand } = shell
  const shared = {
    'og:type': bundle.page.found?.type === 'NewsArticle' ? 'article' : 'website',
    'og:site_name': brand.name,
    'og:title': rendered.title,
    'og:description': rendered.description,
    'og:url': addressIn(language, parts),
    'og:locale': localeOf(language),
    'og:image': card,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': rendered.title,
  }
  return [
    ['link', { rel: 'canonical', href: addressIn(language, parts) }],
    ...brand.languages.map((other): HeadElement => ['link', { rel: 'alternate', hreflang: other, href: addressIn(other, parts) }]),
    ['link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(brand.defaultLanguage, parts) }],
    ...Object.entries(shared).map(([property, content]): HeadElement => ['meta', { property, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ]
}

/** The organisation behind the page, and what the page describes. */
export function linkedData(parts: FoundParts): JsonObject | null {
  const { shell, rendered, hidden, origin, card } = parts
  if (hidden) return null
  const { brand, language } = shell
  const organisation = { '@id': `${origin}/#organization` }
  const address = addressIn(language, parts)
  const { subject } = rendered
  const role = organisationOf[String(subject?.['@type'])]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organisation,
        name: brand.name,
        legalName: brand.legalName,
        slogan: brand.claim,
        url: `${origin}/`,
        logo: origin + brand.logo,
      },
      ...(subject
        ? [
            {
              ...subject,
              '@id': `${address}#subject`,
              url: address,
              inLanguage: language,
              ...(subject['@type'] === 'NewsArticle' ? { image: [card], mainEntityOfPage: address } : {}),
              ...(role === undefined ? {} : { [role]: organisation }),
            },
          ]
        : []),
    ],
  }
}

/**
 * The page's address in a language. The brand's own language needs no mark: a crawler, which has no cookie, gets it. Only names that
 * matter stay in the query.
 */
function addressIn(language: string, { origin, path, query: asked, bundle, shell }: FoundParts): string {
  const query = new URLSearchParams()
  for (const name of bundle.page.found?.query ?? []) {
    const value = asked.get(name)
    if (value) query.set(name, value)
  }
  if (language !== shell.brand.defaultLanguage) query.set(languageQuery, language)
  const search = query.toString()
  return `${origin}${path}${search === '' ? '' : `?${search}`}`
}

/** Open Graph writes languages with a country: zh_CN, en_US. */
function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return `${code}_${region}`
}
