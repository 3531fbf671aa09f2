/** What a visit asks for: a page of the brand, or another address. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandPlan, PageBundle, Shell } from '#config'
import { isClosedAtOnce } from '#domain'
import { mainRouteOf } from '../../kernel/index.ts'
import type { Previews } from '../../platform/preview/index.ts'
import type { LiveBrand, LiveRelease } from '../../platform/releases/index.ts'
import { chooseBrand, chooseLanguage, languageQuery } from '../call.ts'
import type { PagePlace } from '../dispatch.ts'
import { clientAddress } from '../trusted-proxies.ts'
import { fillPath, pathOf } from './route-paths.ts'

/** A page to be drawn for a visit. */
export interface Page {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly shell: Shell
  readonly bundle: PageBundle
  readonly status: number
  /** Not every visitor may see it. */
  readonly isClosed: boolean
  /** Path of the address that search engines keep. */
  readonly path: string
  readonly url: string
  readonly place: PagePlace
}

/** A visit, with the brand and the language that it chooses. */
export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly url: URL
  readonly live: LiveRelease
  readonly brand: LiveBrand
  readonly language: string
  readonly shell: Shell
  readonly preview: Preview | null
}

type Preview = NonNullable<Awaited<ReturnType<Previews['ofVisit']>>>

export interface VisitOptions {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly live: LiveRelease
  readonly preview: Preview | null
  readonly demo: boolean
}

export function findVisit({ request, reply, live, preview, demo }: VisitOptions): Visit {
  const url = new URL(request.url, 'http://portal')
  const facts = { host: request.hostname, query: url.searchParams, cookies: request.cookies, headers: request.headers }
  const plan = chooseBrand(live, facts, demo)
  const language = chooseLanguage(plan, facts)
  const compiled = plan.shells[language] as Shell
  const shell = preview ? { ...compiled, preview: { id: preview.id, at: preview.at.toISOString() } } : compiled
  return { request, reply, url, live, brand: live.brands[plan.id] as LiveBrand, language, shell, preview }
}

type RouteMatch = ReturnType<LiveBrand['pages']['match']>

/** Another address, if the brand does not open the page to anyone or the route only leads on. */
export function findRedirect(
  { url, brand, shell }: Visit,
  match: RouteMatch,
): { readonly to: string; readonly status: 301 | 302 } | undefined {
  const { confine } = brand.plan
  if (confine && isClosedAtOnce(confine, brand.grid, match?.route)) {
    const language = url.searchParams.get(languageQuery)
    const query = language === null ? '' : `?${new URLSearchParams({ [languageQuery]: language })}`
    return { to: `${pathOf(shell, confine.to)}${query}`, status: 302 }
  }
  if (match?.route.redirect === undefined) return undefined
  return { to: `${pathOf(shell, match.route.redirect, match.params)}${url.search}`, status: 301 }
}

export function findPage(visit: Visit, match: RouteMatch): Page {
  const { request, reply, url, live, brand, language, shell, preview } = visit
  const { plan } = brand
  const bundle = match?.route.page === undefined ? undefined : plan.pages[language]?.[match.route.page]
  const main = bundle && mainRouteOf(shell, bundle.page)
  return {
    request,
    reply,
    shell,
    bundle: bundle ?? missingBundle(plan, language),
    status: bundle ? 200 : 404,
    isClosed: !bundle || match?.route.grid !== undefined || plan.confine !== null || url.searchParams.has('preview'),
    path: (main && fillPath(main.path, match?.params ?? {})) ?? url.pathname,
    url: `${url.pathname}${url.search}`,
    place: { live, brand, language, requestId: request.id, remoteAddress: clientAddress(request), at: preview?.at ?? null },
  }
}

export const missingPage = 'not-found'

export function missingBundle(plan: BrandPlan, language: string): PageBundle {
  const bundle = plan.pages[language]?.[missingPage]
  if (!bundle) throw new Error(`The brand ${plan.id} has no page ${missingPage}`)
  return bundle
}
