/** Builds the HTTP server from its parts; does not open anything. */

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { cardAddress } from './content/seo/index.ts'
import { addPushRoute, type KeyOf, type Locate } from './feeds/sources/index.ts'
import {
  addRoutes,
  assertHandlers,
  type Control,
  chooseBrand,
  chooseLanguage,
  createDispatcher,
  createPageServer,
  createServer,
  type Renderer,
  readBody,
  type Services,
  type TrustedProxies,
} from './http/index.ts'
import type { AnswerWording, Handlers } from './kernel/index.ts'
import type { Metrics } from './metrics.ts'
import { createPreviews } from './platform/preview/index.ts'
import type { LiveBrand } from './platform/releases/index.ts'
import { recordServices } from './record-services.ts'

export interface BuildAppOptions {
  readonly services: Omit<Services, keyof typeof recordServices>
  readonly handlers: Handlers
  readonly control: Control
  readonly demo: boolean
  readonly secure: boolean
  readonly trustedProxies: TrustedProxies
  /** Location of dist/. */
  readonly root: string
  readonly log: FastifyBaseLogger
  /** Keys of the sources of events. */
  readonly sourceKey: KeyOf
  /** Where sources are called. */
  readonly locate: Locate
  readonly observeAnswer: Metrics['observeAnswer']
  /** Created once the server exists, because in development Vite shares its port; null serves no pages. */
  readonly openRenderer: ((app: FastifyInstance) => Promise<Renderer>) | null
}

export async function buildApp(options: BuildAppOptions): Promise<FastifyInstance> {
  const { handlers, control, demo, secure } = options
  const services: Services = { ...options.services, ...recordServices }
  const { releases } = services
  assertHandlers(releases.current(), handlers)
  const wordingOf = (request: FastifyRequest): AnswerWording => {
    const { headers, cookies = {} } = request
    const facts = { host: request.hostname, query: new URLSearchParams(), cookies, headers }
    const brand = chooseBrand(releases.current(), facts, demo)
    return { brand, language: chooseLanguage(brand, facts), requestId: request.id }
  }
  const app = await createServer({ ...options, wordingOf, servedRelease: () => releases.current().release.id })
  const previews = createPreviews({ db: services.db, now: services.now, secure })
  const dispatcher = createDispatcher({ services, handlers, demo, control, previews, onChange: () => pages?.server.drop() })
  const renderer = (await options.openRenderer?.(app)) ?? null
  if (renderer) app.addHook('onClose', () => renderer.close())
  if (renderer && !renderer.dev) await addAssets(app, options.root)
  const server =
    renderer &&
    createPageServer({ ...services, dispatcher, renderer, previews, demo, cardOf: (...of) => cardAddress(services.vault, ...of) })
  const pages = renderer && server && { renderer, server }
  addPushRoute(app, {
    ...services,
    keyOf: options.sourceKey,
    locate: options.locate,
    brandOf: (request) => {
      const { plan, validators } = releases.current().brands[wordingOf(request).brand.id] as LiveBrand
      return { brand: plan, validators }
    },
    readBody: (request, limits) => readBody(request.raw, limits),
  })
  addRoutes(app, { releases, previews, dispatcher, pages, wordingOf })
  return app
}

/** Build output for browsers; its names change with its contents. */
async function addAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(root, 'dist/client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    decorateReply: false,
  })
}
