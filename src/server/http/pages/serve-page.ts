/**
 * Responds to an address that is neither an operation nor a file: a page of the brand, rendered as a visitor sees it, or as the user
 * sees it whose token comes with the request.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalAddress } from '#config'
import type { Previews } from '../../platform/preview/index.ts'
import type { Releases } from '../../platform/releases/index.ts'
import { headerOf } from '../request-headers.ts'
import { createNonce, pagePolicy } from '../security.ts'
import { isTagged, sendJson, sendPage } from '../send.ts'
import { type DrawingParts, drawPage } from './draw-page.ts'
import { findPage, findRedirect, findVisit, type Page } from './find-page.ts'
import { createKeptPages, toKept } from './kept-pages.ts'
import { createOwnPages, type DrawOwnPage } from './own-page.ts'

export interface PageServer {
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Drops the kept pages: what they show has changed. */
  readonly drop: () => void
}

export interface PageServerOptions extends DrawingParts {
  readonly releases: Releases
  readonly previews: Previews
  readonly demo: boolean
}

export function createPageServer(options: PageServerOptions): PageServer {
  const { releases, previews, demo } = options
  const keptPages = createKeptPages()
  const drawOwnPage = createOwnPages(options)
  return {
    drop: keptPages.drop,
    serve: async (request, reply) => {
      const token = headerOf(request, 'access-token')
      if (token === null && (await previews.enterOrLeave(request, reply))) return
      const preview = await previews.ofVisit(request)
      const live = preview ? await releases.at(preview.at, undefined) : releases.current()
      reply.header('config-version', live.release.id)
      const visit = findVisit({ request, reply, live, preview, demo })
      const { url, brand } = visit
      if (demo && url.searchParams.get('brand') === brand.plan.id)
        reply.setCookie('brand', brand.plan.id, { path: '/', httpOnly: true, sameSite: 'lax' })
      const match = brand.pages.match(url.pathname)
      const redirect = findRedirect(visit, match)
      if (token !== null) return await sendOwn(drawOwnPage, redirect ? null : findPage(visit, match), { reply, token })
      if (redirect === undefined) return await send(options, keptPages, findPage(visit, match))
      // For search engines a 301 is permanent; browsers ask again, because a brand may give the address a page of its own.
      if (redirect.status === 301) reply.header('cache-control', 'no-cache')
      await reply.redirect(redirect.to, redirect.status)
    },
  }
}

interface OwnRequest {
  readonly reply: FastifyReply
  readonly token: string
}

/** The page as its user sees it; nothing for an address that leads elsewhere, and in a preview. */
async function sendOwn(draw: DrawOwnPage, page: Page | null, { reply, token }: OwnRequest): Promise<void> {
  const isOwn = page?.status === 200 && page.place.at === null && !new URL(page.url, 'http://portal').searchParams.has('preview')
  const own = isOwn ? await draw(page, token) : null
  if (own) return void (await sendJson(reply, 200, own))
  await reply.code(204).header('cache-control', 'no-store').send()
}

async function send(options: PageServerOptions, kept: ReturnType<typeof createKeptPages>, page: Page): Promise<void> {
  const { renderer, demo } = options
  const { request, reply, shell, url, place } = page
  const { live, brand } = place
  // A preview is for one visitor; in development, a page changes with the sources.
  const isKept = place.at === null && !renderer.dev
  const key = JSON.stringify([live.release.id, brand.plan.id, shell.language, url])
  const draw = () => drawPage(options, page)
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
