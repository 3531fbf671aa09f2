/** Responds to an address that is neither an operation nor a file: a page of the brand, rendered as a visitor sees it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalAddress, type PageBundle, type RenderAnswer, type Shell } from '#config'
import { isClosedAtOnce } from '#domain'
import type { Previews } from '../../preview/index.ts'
import type { LiveBrand, Releases } from '../../releases/index.ts'
import { chooseBrand, chooseLanguage, languageQuery } from '../call.ts'
import type { Dispatcher, VisitorPlace } from '../dispatch.ts'
import { createNonce, pagePolicy } from '../security.ts'
import { sendText } from '../send.ts'
import { clientAddress } from '../trusted-proxies.ts'
import type { Renderer } from './renderer.ts'
import { fillTemplate } from './template.ts'

export interface PageServer {
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export interface PageServerOptions {
  readonly releases: Releases
  readonly dispatcher: Dispatcher
  readonly renderer: Renderer
  readonly previews: Previews
  readonly demo: boolean
}

const missingPage = 'not-found'

export function createPageServer({ releases, dispatcher, renderer, previews, demo }: PageServerOptions): PageServer {
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
      await reply.redirect(`${pathOf(shell, match.route.redirect)}${url.search}`, 302)
      return
    }
    const found = match?.route.page === undefined ? undefined : plan.pages[language]?.[match.route.page]
    const bundle = found ?? plan.pages[language]?.[missingPage]
    if (!bundle) throw new Error(`The brand ${plan.id} has no page ${missingPage}`)
    const place: VisitorPlace = {
      live,
      brand,
      language,
      requestId: request.id,
      remoteAddress: clientAddress(request),
      at: preview?.at ?? null,
    }
    await send({ request, reply, shell, bundle, status: found ? 200 : 404, url: `${url.pathname}${url.search}`, place })
  }

  interface Page {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly shell: Shell
    readonly bundle: PageBundle
    readonly status: number
    readonly url: string
    readonly place: VisitorPlace
  }

  async function send(page: Page): Promise<void> {
    const { reply, shell, bundle, status, url, place } = page
    const nonce = createNonce()
    const { template, rendered } = await draw(page)
    const frameOrigins = place.brand.plan.frameOrigins.filter((origin) => demo || !isLocalAddress(origin))
    const policy = pagePolicy({ nonce, dev: renderer.dev, frameOrigins })
    reply.code(status).header('content-security-policy', policy).header('cache-control', 'private, no-cache')
    await sendText(reply, fillTemplate(template, { shell, bundle, rendered, url, status, nonce }), 'text/html; charset=utf-8')
  }

  /** If rendering fails here, the browser renders the page: users see it a moment later, and the log says why. */
  async function draw({ request, shell, bundle, status, url, place }: Page): Promise<{ template: string; rendered: RenderAnswer }> {
    const { template, renderPage } = await renderer.load(url)
    if (bundle.page.render === 'browser') return { template, rendered: undrawn(shell, bundle) }
    try {
      const call = (operation: string, input: Parameters<Parameters<typeof renderPage>[0]['call']>[1]) =>
        dispatcher.callAsVisitor(place, operation, () => Promise.resolve({ ok: true, value: { values: input, upload: null } }))
      return { template, rendered: await renderPage({ url, shell, bundle, status, call }) }
    } catch (error) {
      request.log.error({ err: error, page: bundle.page.id }, 'a page could not be rendered on the server')
      return { template, rendered: undrawn(shell, bundle) }
    }
  }

  return { serve }
}

function undrawn(shell: Shell, { page }: PageBundle): RenderAnswer {
  return { html: '', styles: '', data: {}, title: `${page.label} · ${shell.brand.name}`, description: page.about ?? shell.brand.claim }
}

/** The path of a route, without optional parts. */
function pathOf({ routes }: Shell, id: string): string {
  const path = routes.find((route) => route.id === id)?.path ?? '/'
  return path.replace(/\/:\w+\?/g, '') || '/'
}
