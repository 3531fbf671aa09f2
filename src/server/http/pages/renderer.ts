/** Source of rendered pages: the built bundle, or Vite in development. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ListParts, OutlinePage, PageBundle, RenderOwnPage, RenderPage } from '#config'
import { readPageScripts } from './page-scripts.ts'

export interface Renderer {
  readonly load: (url: string) => Promise<Loaded>
  /** Serves the modules of a page in development; true if it has responded. */
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  readonly dev: boolean
  readonly close: () => Promise<void>
}

interface ServerEntry {
  readonly renderPage: RenderPage
  readonly renderOwnPage: RenderOwnPage
  readonly outlinePage: OutlinePage
  readonly listParts: ListParts
}

export interface Loaded {
  readonly template: string
  readonly renderPage: RenderPage
  readonly renderOwnPage: RenderOwnPage
  readonly outlinePage: OutlinePage
  /** Addresses of the scripts that a page needs at once. */
  readonly scriptsOf: (bundle: PageBundle) => readonly string[]
}

export async function openBuiltRenderer(root: string): Promise<Renderer> {
  const entry = join(root, 'dist/server/entry-server.js')
  if (!existsSync(entry)) throw new Error('dist/ is missing: npm start builds it, or run npm run build')
  const [template, { listParts, ...draws }, pageScripts] = await Promise.all([
    readFile(join(root, 'dist/client/index.html'), 'utf8'),
    import(pathToFileURL(entry).href) as Promise<ServerEntry>,
    readPageScripts(root),
  ])
  const loaded: Loaded = { template, ...draws, scriptsOf: (bundle) => pageScripts.of(listParts(bundle)) }
  return { load: () => Promise.resolve(loaded), serve: () => Promise.resolve(false), dev: false, close: () => Promise.resolve() }
}

export async function openDevRenderer(root: string, server: Server): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  return {
    dev: true,
    load: async (url) => {
      const template = await vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'))
      const { listParts: _, ...draws } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry
      return { template, ...draws, scriptsOf: () => [] }
    },
    serve: async (request, reply) => {
      const handled = await new Promise<boolean>((done) => {
        reply.raw.once('close', () => done(true))
        vite.middlewares(request.raw, reply.raw, () => done(false))
      })
      if (handled) reply.hijack()
      return handled
    },
    close: () => vite.close(),
  }
}
