/** The Fastify server: its limits, and what applies to every request. */

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { LogFn } from 'pino'
import type { FieldError } from '#rules'
import { refuse, toRefusal } from '../kernel/index.ts'
import { checkCookies, checkHeaders, refuseFields } from './input-characters.ts'
import { openerPolicy, securityHeaders } from './security.ts'
import { sendAnswer, type WordingOf } from './send.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

export interface CreateServerOptions {
  readonly log: FastifyBaseLogger
  readonly trustedProxies: TrustedProxies
  /** Served over TLS, according to the public address. */
  readonly secure: boolean
  /** The id of the current release. */
  readonly servedRelease: () => string
  readonly wordingOf: WordingOf
  readonly observeAnswer: (method: string, status: number, seconds: number) => void
}

/** Smaller responses fit into one or two packets anyway. */
const worthCompressing = 2_048

export async function createServer(options: CreateServerOptions): Promise<FastifyInstance> {
  const { log, trustedProxies, servedRelease, wordingOf } = options
  const security = securityHeaders(options)
  const app = fastify({
    loggerInstance: log,
    trustProxy: trustedProxies,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings) => logOnDemand(parent, bindings),
    // A connection that sends half a request is closed within seconds, though not at once: a busy server must not drop what it
    // has not read yet. A body has its own limits while it is read.
    requestTimeout: 70_000,
    // Longer than proxies keep theirs (nginx 60 s): a server that closes first may reset a request in flight.
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // A URL with an invalid escape sequence never reaches a hook or a route.
    frameworkErrors: (_error, request, reply) => void answerUnroutable(request, reply),
    routerOptions: { maxParamLength: 500 },
  })

  async function answerUnroutable(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    nameAnswer(request, reply)
    await sendAnswer(request, reply, toRefusal(refuse('error.malformed'), wordingOf(request)))
  }

  function nameAnswer(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(security).headers(openerPolicy(request.headers['sec-fetch-site']))
    reply.header('x-request-id', request.id).header('config-version', servedRelease())
  }

  // @fastify/under-pressure is not used: it returns 503 while the event loop lags, as it does for two seconds while a release
  // is compiled, and would turn customers away for that. The bottleneck under load is the database, which reports it itself.
  await app.register(cookie)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: worthCompressing,
    customTypes: /^(text\/html|application\/json)(;|$)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 5 },
    // Refuse a small compressed body that unpacks to a large one.
    globalDecompression: false,
  })
  // Bodies are read once the caller and the operation's limit are known.
  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.addHook('onRequest', async (request, reply) => {
    nameAnswer(request, reply)
    const refusal = refuseFields(checkEntrance(request, reply))
    if (!refusal) return
    await sendAnswer(request, reply, toRefusal(refusal, wordingOf(request)))
    return reply
  })
  closeConnectionsWithServer(app)
  // Its lines hold nothing to redact, and redaction takes longer than the rest of a line.
  const requestLog = log.child({}, { redact: [] })
  const logsRequests = ['info', 'debug', 'trace'].includes(log.level)
  app.addHook('onResponse', (request, reply, done) => {
    if (logsRequests) {
      // The path without its query, which may contain user input.
      const path = hideSecrets(request.url.split('?', 1)[0] ?? '').slice(0, 200)
      const { id: reqId, method } = request
      requestLog.info({ reqId, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request completed')
    }
    options.observeAnswer(request.method, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    await sendAnswer(request, reply, toRefusal(refuse(errorOf(status)), wordingOf(request)))
    return reply
  })
  return app
}

/**
 * The log of a request, made with its first line: most requests write none of their own, and making it takes a third of the time
 * of a short answer, because its id passes through the redaction of secrets.
 */
function logOnDemand(parent: FastifyBaseLogger, bindings: Parameters<FastifyBaseLogger['child']>[0]): FastifyBaseLogger {
  let child: FastifyBaseLogger | undefined
  const own = () => {
    child ??= parent.child(bindings)
    return child
  }
  const write = (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent') =>
    ((...line: Parameters<LogFn>) => own()[level](...line)) as LogFn
  return {
    level: parent.level,
    child: (...more) => own().child(...more),
    fatal: write('fatal'),
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    trace: write('trace'),
    silent: write('silent'),
  }
}

/** The response to a failed request; anything unforeseen is the server's fault. */
function errorOf(status: number): string {
  if (status === 413) return 'error.too-large'
  if (status === 415) return 'error.unsupported-type'
  return status < 500 ? 'error.malformed' : 'error.broken'
}

/** An idle keep-alive connection would delay the exit of the process. */
function closeConnectionsWithServer(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  // The header came too late for responses already being sent.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}

/** Paths that need no parser to be accepted: one leading slash, and printable ASCII. */
const isPlainPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** Rejects a request with an invalid URL, header or cookie before anything else reads it. */
function checkEntrance(request: FastifyRequest, reply: FastifyReply): readonly FieldError[] {
  if (!isPlainPath.test(request.url) && !URL.canParse(request.url, 'http://portal'))
    return [{ path: '', id: 'invalid.format.uri-path', params: {} }]
  // The brand of one host must not answer for another (RFC 9112, 3.2); Node passes on the first of two.
  if (request.raw.rawHeaders.filter(isHostName).length > 1) return [{ path: '/host', id: 'invalid.unique', params: {} }]
  const cookies = checkCookies(request.cookies)
  // Clear it: users cannot find and remove a broken cookie by hand.
  for (const { path } of cookies) reply.clearCookie(path.slice(1), { path: '/' })
  return [...checkHeaders(request.headers), ...cookies]
}

/** Names and values alternate. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
}

/** Malformed, late or oversized requests get a response in the usual envelope, without details. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
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
 * Invitation links contain tokens, and callers may put anything into an address: long segments, and those starting with a digit
 * like ids of people and companies, are masked. Release hashes, which grant nothing, and order numbers are kept.
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
