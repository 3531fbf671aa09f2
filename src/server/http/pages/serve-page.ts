/** Responds to an address that is neither an operation nor a file: a page of the brand, rendered as a visitor sees it. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Boot,
  type BrandPlan,
  isLocalAddress,
  type OperationPlan,
  type PageBundle,
  type Part,
  type RenderAnswer,
  type Shell,
} from '#config'
import { isClosedAtOnce } from '#domain'
import { dayIn, isNoRecord, type JsonObject } from '#rules'
import { decodeWords, mainRouteOf, type OriginOf } from '../../kernel/index.ts'
import type { Previews } from '../../preview/index.ts'
import type { LiveBrand, LiveRelease, Releases } from '../../releases/index.ts'
import { chooseBrand, chooseLanguage, languageQuery } from '../call.ts'
import type { Dispatcher, VisitorPlace } from '../dispatch.ts'
import { createNonce, pagePolicy } from '../security.ts'
import { isTagged, sendPage } from '../send.ts'
import { clientAddress } from '../trusted-proxies.ts'
import { createKeptPages, type DrawnPage, nonceMark, toKept } from './kept-pages.ts'
import type { Renderer } from './renderer.ts'
import { fillTemplate } from './template.ts'

export interface PageServer {
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Drops the kept pages: what they show has changed. */
  readonly drop: () => void
}

export interface PageServerOptions {
  readonly releases: Releases
  readonly dispatcher: Dispatcher
  readonly renderer: Renderer
  readonly previews: Previews
  readonly demo: boolean
  readonly originOf: OriginOf
  /** Address of the picture with this title, below the brand's origin. */
  readonly cardOf: (brand: BrandPlan, language: string, title: string) => string
  readonly now: () => Date
}

const missingPage = 'not-found'

export function createPageServer({ releases, dispatcher, renderer, previews, demo, originOf, cardOf, now }: PageServerOptions): PageServer {
  const kept = createKeptPages()

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (await previews.enterOrLeave(request, reply)) return
    const preview = await previews.ofVisit(request)
    const live = preview ? await releases.at(preview.at, undefined) : releases.current()
    const url = new URL(request.url, 'http://portal')
    reply.header('config-version', live.release.id)
    const facts = { host: request.hostname, query: url.searchParams, cookies: request.cookies, headers: request.headers }
    const plan = chooseBrand(live, facts, demo)
    const brand = live.brands[plan.id] as LiveBrand
    const language = chooseLanguage(plan, facts)
    const compiled = plan.shells[language] as Shell
    const shell = preview ? { ...compiled, preview: { id: preview.id, at: preview.at.toISOString() } } : compiled
    if (demo && url.searchParams.get('brand') === plan.id) reply.header('set-cookie', `brand=${plan.id}; Path=/; HttpOnly; SameSite=Lax`)
    const match = brand.pages.match(url.pathname)
    if (plan.confine && isClosedAtOnce(plan.confine, brand.grid, match?.route)) {
      const chosen = url.searchParams.get(languageQuery)
      await reply.redirect(
        `${pathOf(shell, plan.confine.to)}${chosen === null ? '' : `?${new URLSearchParams({ [languageQuery]: chosen })}`}`,
        302,
      )
      return
    }
    if (match?.route.redirect !== undefined) {
      // For search engines it is permanent; browsers ask again, because a brand may give the address a page of its own.
      await reply.header('cache-control', 'no-cache').redirect(`${pathOf(shell, match.route.redirect, match.params)}${url.search}`, 301)
      return
    }
    const found = match?.route.page === undefined ? undefined : plan.pages[language]?.[match.route.page]
    const bundle = found ?? missingBundle(plan, language)
    const place: VisitorPlace = {
      live,
      brand,
      language,
      requestId: request.id,
      remoteAddress: clientAddress(request),
      at: preview?.at ?? null,
    }
    const main = found && mainRouteOf(shell, found.page)
    const path = (main && fillPath(main.path, match?.params ?? {})) ?? url.pathname
    const isClosed = !found || match?.route.grid !== undefined || plan.confine !== null || url.searchParams.has('preview')
    await send({ request, reply, shell, bundle, status: found ? 200 : 404, isClosed, path, url: `${url.pathname}${url.search}`, place })
  }

  interface Page {
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
    readonly place: VisitorPlace
  }

  async function send(page: Page): Promise<void> {
    const { request, reply, shell, url, place } = page
    const { live, brand } = place
    // A preview is for one visitor; in development, a page changes with the sources.
    const isKept = place.at === null && !renderer.dev
    const key = JSON.stringify([live.release.id, brand.plan.id, shell.language, url])
    const draw = async () => (await drawPage(page)) ?? drawMissing(page)
    const drawn = isKept ? await kept.obtain(key, Number(shell.limits.pageKeptSeconds), draw) : toKept(await draw())
    reply.code(drawn.status).header('cache-control', 'private, no-cache').header('etag', drawn.tag)
    // The browser keeps the policy that came with the page: its nonces belong together.
    if (drawn.status === 200 && isTagged(request, drawn.tag))
      return void (await reply.removeHeader('content-security-policy').code(304).send())
    const nonce = createNonce()
    const frameOrigins = brand.plan.frameOrigins.filter((origin) => demo || !isLocalAddress(origin))
    reply.header('content-security-policy', pagePolicy({ nonce, dev: renderer.dev, frameOrigins }))
    await sendPage(request, reply, drawn, nonce)
  }

  async function drawMissing(page: Page): Promise<DrawnPage> {
    const drawn = await drawPage({
      ...page,
      bundle: missingBundle(page.place.brand.plan, page.shell.language),
      status: 404,
      isClosed: true,
    })
    if (!drawn) throw new Error(`The page ${missingPage} has no record of its own`)
    return drawn
  }

  /**
   * If rendering fails here, the browser renders the page: users see it a moment later, and the log says why. Null if the page's
   * record does not exist.
   */
  async function drawPage({ request, shell, bundle, status, isClosed, path, url, place }: Page): Promise<DrawnPage | null> {
    const { template, renderPage, outlinePage, scriptsOf } = await renderer.load(url)
    const scripts = scriptsOf(bundle)
    const today = dayIn(place.brand.plan.timeZone, place.at ?? now())
    const { plan } = place.brand
    const origin = originOf(plan)
    const { found, render } = bundle.page
    const hidden = isClosed || place.at !== null || render === 'browser' || found?.hidden === true
    const fill = (rendered: RenderAnswer, isStill: boolean) =>
      fillTemplate(template, {
        found: {
          origin,
          path,
          query: new URL(url, origin).searchParams,
          hidden,
          card: origin + cardOf(plan, shell.language, rendered.title),
        },
        shell,
        bundle,
        rendered,
        boot: { ...bootOf(place, shell, bundle, rendered.data), today, ...(isStill ? { still: scripts } : {}) },
        scripts: isStill ? [] : scripts,
        nonce: nonceMark,
      })
    let partial = false
    let isMissing = false
    try {
      if (render === 'browser') {
        const outline = await outlinePage({ url, today, shell, bundle })
        return { html: fill({ ...undrawn(shell, bundle), ...outline }, false), status, partial: false }
      }
      const call = async (operation: string, input: JsonObject) => {
        const values = typedValues(input, place.brand.plan.operations[operation])
        const answer = await dispatcher.callAsVisitor(place, operation, () =>
          Promise.resolve({ ok: true, value: { values, upload: null } }),
        )
        isMissing ||= operation === bundle.page.record?.operation && answer.refused !== undefined && isNoRecord(answer.refused)
        partial ||= answer.data === undefined
        return answer.data
      }
      const rendered = await renderPage({ url, today, shell, bundle, status, call })
      if (isMissing) return null
      // What is missing is fetched by the browser, which then must not wait.
      return { html: fill(rendered, rendered.still && !partial), status, partial }
    } catch (error) {
      request.log.error({ err: error, page: bundle.page.id }, 'a page could not be rendered on the server')
      return { html: fill(undrawn(shell, bundle), false), status, partial: true }
    }
  }

  return { serve, drop: kept.drop }
}

function missingBundle(plan: BrandPlan, language: string): PageBundle {
  const bundle = plan.pages[language]?.[missingPage]
  if (!bundle) throw new Error(`The brand ${plan.id} has no page ${missingPage}`)
  return bundle
}

/** Browsers keep shell and bundle; those of a preview are its own. */
function bootOf(
  { live, brand, at }: VisitorPlace,
  shell: Shell,
  bundle: PageBundle,
  data: Boot['data'],
): Pick<Boot, 'shell' | 'bundle' | 'data'> {
  if (at !== null) return { shell, bundle, data }
  const root = `/config/${live.release.id}/${brand.plan.id}/${shell.language}`
  return { shell: stamped(live, `${root}/shell.json`), bundle: stamped(live, `${root}/pages/${bundle.page.id}.json`), data }
}

const stamps = new WeakMap<Part, string>()

/**
 * The part's address with a stamp of its content: a demo and a production of the same release serve different parts, and a browser
 * keeps them for ever.
 */
function stamped({ parts }: LiveRelease, address: string): string {
  const part = parts.get(address)
  if (!part) throw new Error(`The release has no part ${address}`)
  const stamp = stamps.get(part) ?? createHash('sha256').update(part.bytes).digest('base64url').slice(0, 12)
  stamps.set(part, stamp)
  return `${address}?${stamp}`
}

function undrawn(shell: Shell, { page }: PageBundle): RenderAnswer {
  return {
    html: '',
    styles: '',
    data: {},
    title: `${page.label} · ${shell.brand.name}`,
    description: page.about ?? shell.brand.claim,
    still: false,
  }
}

/** The address of a route with these values; undefined if one is missing. */
function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string | undefined {
  let isWhole = true
  const path = pattern.replace(/\/:(\w+)(\?)?/g, (_part, name: string, optional?: string) => {
    const value = params[name]
    isWhole &&= value !== undefined || optional !== undefined
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return isWhole ? path || '/' : undefined
}

/** The path of a route, without the optional parts that have no value. */
function pathOf({ routes }: Shell, id: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return fillPath(routes.find((route) => route.id === id)?.path ?? '/', params) ?? '/'
}

/** Filters of a list are words in the page's address, and a browser's request would name them as such. */
function typedValues(input: JsonObject, plan: OperationPlan | undefined): JsonObject {
  if (plan?.method !== 'GET') return input
  const words = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ...input, ...decodeWords(Object.fromEntries(words), plan.input) }
}
