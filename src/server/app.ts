/** Builds the HTTP server from its parts; opens nothing. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { FieldError } from '#rules'
import {
  assertHandlers,
  type Control,
  chooseBrand,
  chooseLanguage,
  createDispatcher,
  createPageServer,
  judgeAddress,
  judgeCookies,
  judgeHeaders,
  type Renderer,
  refuseFields,
  type Services,
  securityHeaders,
  sendJson,
  sendPart,
  type TrustedProxies,
} from './http/index.ts'
import { type Answer, type AnswerWording, type Handlers, refuse, toRefusal } from './kernel/index.ts'
import type { Metrics } from './metrics.ts'
import { createPreviews } from './preview/index.ts'

export interface BuildAppOptions {
  readonly services: Services
  readonly handlers: Handlers
  readonly control: Control
  readonly demo: boolean
  readonly secure: boolean
  readonly trustedProxies: TrustedProxies
  /** Where dist/ is. */
  readonly root: string
  readonly log: FastifyBaseLogger
  readonly observeAnswer: Metrics['observeAnswer']
  /** Made once the server exists, because in development Vite shares its port; null serves no pages. */
  readonly openRenderer: ((app: FastifyInstance) => Promise<Renderer>) | null
}

const forever = 'public, max-age=31536000, immutable'

export async function buildApp(options: BuildAppOptions): Promise<FastifyInstance> {
  const { services, handlers, control, demo, log } = options
  assertHandlers(services.releases.current(), handlers)
  const security = securityHeaders(options)
  const app = fastify({
    loggerInstance: log,
    trustProxy: options.trustedProxies,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // A connection that sends half a request is closed within seconds, though not at once: a busy server must not turn away what it has
    // not read yet. A body has limits of its own while it is read.
    requestTimeout: 70_000,
    // Longer than proxies keep theirs (nginx 60 s): one that closes first may reset a request under way.
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // An address with a broken escape never gets as far as a hook or a handler.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(security).header('x-request-id', request.id).header('config-version', services.releases.current().release.id)
      void sendAnswer(request, reply, toRefusal(refuse('error.malformed'), wordingOf(request)))
    },
    routerOptions: { maxParamLength: 500 },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(security).header('x-request-id', request.id).header('config-version', services.releases.current().release.id)
    done()
  })
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection kept after its last answer would hold up the end of the process.
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The path without its query, which may hold what people typed.
    const path = hideSecrets(request.url.split('?', 1)[0] ?? '').slice(0, 200)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    options.observeAnswer(request.method, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  await app.register(cookie)
  // Bodies are read by the dispatcher, once it is known who asks and how much the operation takes.
  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const previews = createPreviews({ db: services.db, now: services.now, secure: options.secure })
  const dispatcher = createDispatcher({ services, handlers, demo, control, previews })
  const renderer = await options.openRenderer?.(app)
  const pages = renderer && createPageServer({ releases: services.releases, dispatcher, renderer, previews, demo })
  if (renderer) app.addHook('onClose', () => renderer.close())
  if (renderer && !renderer.dev) {
    await app.register(fastifyStatic, {
      root: join(options.root, 'dist/client/assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      decorateReply: false,
    })
  }

  async function answerAnything(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (await refuseUnsound(request, reply, () => judgeEntrance(request, reply))) return reply
    if (await dispatcher.dispatch(request, reply)) return reply
    if (await refuseUnsound(request, reply, () => judgeAddress(new URL(request.url, 'http://portal')))) return reply
    const part = await findPart(path)
    const previewed = part ? undefined : await findPreviewedPart(request, path)
    if (part && isRead(request)) await sendPart(request, reply, part, path.startsWith('/config/') ? forever : 'public, max-age=300')
    else if (previewed && isRead(request)) await sendPart(request, reply, previewed, 'private, no-store')
    else if (path === '/favicon.ico') await reply.code(204).header('cache-control', 'public, max-age=86400').send()
    else if (/^\/(config|brand|assets)\//.test(path) || !isRead(request) || !pages || !renderer) await answerMissing(request, reply)
    else if (!(await renderer.serve(request, reply))) await pages.serve(request, reply)
    return reply
  }

  /** A page of an older release, or of a record made under it, may still fetch what belongs to it. */
  async function findPart(path: string) {
    const part = services.releases.current().parts.get(path)
    const hash = /^\/config\/([0-9a-f]{64}(?:\.\d{1,4})?)\//.exec(path)?.[1]
    if (part || hash === undefined) return part
    return (await services.releases.remembered(hash))?.parts.get(path)
  }

  /** What only a preview shows is nobody else's, and is kept nowhere. */
  async function findPreviewedPart(request: FastifyRequest, path: string) {
    const named = /^\/config\/([^/]+)\//.exec(path)?.[1]
    const preview = named === undefined ? null : await previews.ofVisit(request)
    return preview ? (await services.releases.at(preview.at, named)).parts.get(path) : undefined
  }

  async function refuseUnsound(request: FastifyRequest, reply: FastifyReply, judge: () => readonly FieldError[]): Promise<boolean> {
    const refusal = refuseFields(judge())
    if (refusal) await sendAnswer(request, reply, toRefusal(refusal, wordingOf(request)))
    return refusal !== null
  }

  async function answerMissing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendAnswer(request, reply, toRefusal(refuse('error.not-found'), wordingOf(request)))
  }

  function wordingOf(request: FastifyRequest): AnswerWording {
    const facts = { host: request.hostname, query: new URLSearchParams(), cookies: request.cookies ?? {} }
    const brand = chooseBrand(services.releases.current(), facts, demo)
    return { brand, language: chooseLanguage(brand, facts), requestId: request.id }
  }

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    const id =
      status === 413 ? 'error.too-large' : status === 415 ? 'error.unsupported-type' : status < 500 ? 'error.malformed' : 'error.broken'
    await sendAnswer(request, reply, toRefusal(refuse(id), wordingOf(request)))
    return reply
  })
  app.setNotFoundHandler(answerAnything)
  return app
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Answer): Promise<void> {
  reply.headers(headers)
  if (!request.raw.complete) reply.header('connection', 'close')
  await sendJson(request, reply, status, body)
}

/** Rejects a request by its address, headers and cookies, before anything else reads it. */
function judgeEntrance(request: FastifyRequest, reply: FastifyReply): readonly FieldError[] {
  if (!URL.canParse(request.url, 'http://portal')) return [{ path: '', id: 'invalid.format.uri-path', params: {} }]
  const cookies = judgeCookies(request.cookies)
  // Clear it: users cannot find and remove a broken cookie by hand.
  for (const { path } of cookies) reply.clearCookie(path.slice(1), { path: '/' })
  return [...judgeHeaders(request.headers), ...cookies]
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/** What is not HTTP, too late or too long is told in the envelope's shape and without a word about why. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const id = late ? 'error.timed-out' : 'error.malformed'
  const line = late
    ? '408 Request Timeout'
    : error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request'
  const body = JSON.stringify({ code: 500, success: false, data: '', error: { id, params: {}, fields: [] }, requestId: randomUUID() })
  socket.end(
    `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Type: application/json\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/**
 * Links of invitations carry what opens them, and callers may put anything into an address: what is long, or begins with a digit
 * as numbers of people and companies do, is not told. Hashes of releases, which open nothing, and numbers of orders stay.
 */
function hideSecrets(path: string): string {
  return decodePath(path).replace(/(?<![A-Za-z0-9])\d[A-Za-z0-9]{8,}|[A-Za-z0-9_-]{20,}/g, (part) =>
    /^[0-9a-f]{64}$/.test(part) ? part : '*',
  )
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
