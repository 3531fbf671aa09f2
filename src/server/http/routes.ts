/**
 * Routes addresses. Operations and pages belong to the served release, so their tables are consulted instead of listed here.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, toRefusal } from '../kernel/index.ts'
import type { Previews } from '../platform/preview/index.ts'
import type { Releases } from '../platform/releases/index.ts'
import type { Dispatcher } from './dispatch.ts'
import { checkAddress, refuseFields } from './input-characters.ts'
import type { PageServer, Renderer } from './pages/index.ts'
import { sendAnswer, sendPart, type WordingOf } from './send.ts'

export interface AddRoutesOptions {
  readonly releases: Releases
  readonly previews: Previews
  readonly dispatcher: Dispatcher
  /** Null if no pages are served. */
  readonly pages: { readonly server: PageServer; readonly renderer: Renderer } | null
  readonly wordingOf: WordingOf
}

const forever = 'public, max-age=31536000, immutable'

export function addRoutes(app: FastifyInstance, options: AddRoutesOptions): void {
  const { releases, previews, dispatcher, pages, wordingOf } = options

  app.all('/api', dispatcher.dispatch)
  app.all('/api/*', dispatcher.dispatch)
  app.get('/config/*', (request, reply) => answerPart(request, reply, forever))
  app.get('/brand/*', (request, reply) => answerPart(request, reply, 'public, max-age=300'))
  app.get('/favicon.ico', (request, reply) => answerPart(request, reply, 'public, max-age=300'))
  app.all('/*', answerElsewhere)
  app.setNotFoundHandler(answerMissing)

  /** Some operations are outside /api, such as /healthz. Every other address is a page. */
  async function answerElsewhere(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (dispatcher.matches(request)) return await dispatcher.dispatch(request, reply)
    const unsound = refuseFields(checkAddress(new URL(request.url, 'http://portal')))
    if (unsound) return sendAnswer(request, reply, toRefusal(unsound, wordingOf(request)))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !pages) return answerMissing(request, reply)
    if (!(await pages.renderer.serve(request, reply))) await pages.server.serve(request, reply)
    return reply
  }

  /** A page of an older release, or of a record made under it, may still fetch that release's files. */
  async function answerPart(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '/'
    const part = releases.current().parts.get(path) ?? (await findOlderPart(path))
    if (part) return sendPart(request, reply, part, cacheControl)
    const previewed = await findPreviewedPart(request, path)
    if (previewed) return sendPart(request, reply, previewed, 'private, no-store')
    return path === '/favicon.ico' ? reply.code(204).header('cache-control', 'public, max-age=86400').send() : answerMissing(request, reply)
  }

  async function findOlderPart(path: string) {
    const hash = /^\/config\/([0-9a-f]{64}(?:\.\d{1,4})?)\//.exec(path)?.[1]
    return hash === undefined ? undefined : (await releases.remembered(hash))?.parts.get(path)
  }

  /** Preview content is meant only for its own visitor, and must not be cached. */
  async function findPreviewedPart(request: FastifyRequest, path: string) {
    const named = /^\/config\/([^/]+)\//.exec(path)?.[1]
    const preview = named === undefined ? null : await previews.ofVisit(request)
    return preview ? (await releases.at(preview.at, named)).parts.get(path) : undefined
  }

  function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return sendAnswer(request, reply, toRefusal(refuse('error.not-found'), wordingOf(request)))
  }
}
