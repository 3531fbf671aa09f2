import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { OutlineRequest, OwnRenderRequest, RenderAnswer, RenderRequest } from '#config'
import {
  currentPeriod,
  type DataRequest,
  loadEvaluator,
  PageOutline,
  recordRequest,
  type Scope,
  subjectOf,
  summaryOf,
  tidyQuery,
  titleOf,
} from '#engine'
import type { JsonObject } from '#rules'
import { App } from './app/App.tsx'
import { matchRoute, missingAddress } from './app/match-route.ts'
import { ownPages } from './app/own-pages.ts'
import { loadPageCode, preparePage } from './app/page-loader.ts'
import { themeRule } from './app/theme.ts'
import { isStaticPage, planRequests } from './page-code.ts'
import type { CallAnswer, Client } from './request/client.ts'
import { createPageBundles } from './request/page-bundles.ts'
import { createSessionStore, type Session, visitor } from './session/session-store.ts'
import { createUseClock } from './session/use-clock.ts'

export { listParts } from './page-code.ts'

/** Renders a public page for a visitor, with the results of its blocks' operations. */
export async function renderPage(request: RenderRequest): Promise<RenderAnswer> {
  const { shell, bundle } = request
  const url = new URL(request.url, 'http://portal')
  await preparePage(bundle)
  const scope = scopeOf(request, url, visitor)
  const data = await fetchData(request, scope)
  const html = await draw(app(request, data))
  return {
    html,
    // No part of the toolkit is rendered here: its dialogs open on click, and its calendar replaces a plain field. So there are
    // no toolkit styles to collect.
    styles: themeRule(shell.brand.theme),
    data: Object.fromEntries(data),
    ...(await present(request, scope, data)),
    still: isStaticPage(bundle),
  }
}

/** Renders a page as a user who is signed in sees it, with the results of its blocks' operations. */
export async function renderOwnPage(request: OwnRenderRequest): Promise<Pick<RenderAnswer, 'html' | 'data'>> {
  const session: Session = { ...visitor, ...request.session, signedIn: true }
  await preparePage(request.bundle)
  const data = await fetchData(request, scopeOf(request, new URL(request.url, 'http://portal'), session))
  return { html: await draw(app(request, data, { session })), data: Object.fromEntries(data) }
}

/**
 * The frame of a page that depends on its reader, with the page in outline: what a signed-in user sees before any script has run.
 * Calls nothing, because page requests carry no token.
 */
export async function outlinePage(request: OutlineRequest): Promise<Pick<RenderAnswer, 'html' | 'styles'>> {
  const { shell, bundle, url } = request
  await loadPageCode()
  const inside = matchRoute(shell, new URL(url, 'http://portal').pathname)?.route.grid !== undefined && shell.brand.frame !== 'compact'
  const outline = (
    <>
      {inside ? <div className="qs-inside-bar qs-inside-waiting" /> : null}
      <PageOutline bundle={bundle} />
    </>
  )
  return { html: await draw(app(request, new Map(), { outline })), styles: themeRule(shell.brand.theme) }
}

interface Drawn {
  readonly outline?: ReactNode
  /** Default: a visitor's. */
  readonly session?: Session
}

function app({ shell, bundle, today, url }: OutlineRequest, data: ReadonlyMap<string, unknown>, drawn: Drawn = {}): ReactNode {
  const { outline, session } = drawn
  const store = createSessionStore(null, null)
  if (session) store.signIn(session)
  return (
    <StaticRouter location={url}>
      <App
        shell={shell}
        bundles={createPageBundles(shell, bundle)}
        clock={createUseClock(null)}
        session={store}
        data={data}
        own={session && { userId: session.userId, data }}
        today={today}
        nonce={undefined}
        isMissing={bundle.page.id === ownPages.missing}
        outline={outline}
        client={silentClient}
      />
    </StaticRouter>
  )
}

/** Title, description and subject of the page, with its record if it has one. */
async function present({ shell, bundle: { page } }: RenderRequest, scope: Scope, data: ReadonlyMap<string, unknown>) {
  // The subject is for search engines alone: browsers need no evaluator for it.
  if (page.found) await loadEvaluator()
  const record = data.get(recordRequest(page, scope, shell)?.key ?? '')
  const whole = record === undefined ? scope : { ...scope, record }
  const subject = subjectOf(page, whole)
  return { title: titleOf(page, whole, shell.brand), description: summaryOf(page, whole, shell.brand), ...(subject ? { subject } : {}) }
}

function scopeOf({ shell, bundle, today }: OutlineRequest, url: URL, session: Session): Scope {
  return {
    session,
    route: (bundle.page.id !== ownPages.missing && matchRoute(shell, url.pathname)?.params) || missingAddress(url.pathname),
    query: tidyQuery(bundle.forms, Object.fromEntries(url.searchParams)),
    limits: shell.limits,
    today,
    ...(bundle.page.period ? { period: { ...currentPeriod(bundle.page.period, today) } } : {}),
  }
}

/** The results of the page's operations: first those that need no record, and with the record those that read it. */
async function fetchData(
  { shell, bundle, call }: Pick<RenderRequest, 'shell' | 'bundle' | 'call'>,
  scope: Scope,
): Promise<Map<string, unknown>> {
  const data = new Map<string, unknown>()
  const fetchAll = (requests: readonly DataRequest[]) =>
    Promise.all(
      requests.map(async ({ key, operation, input }) => {
        const value = await call(operation, input)
        if (value !== undefined) data.set(key, value)
      }),
    )
  await fetchAll(planRequests(bundle, scope, shell))
  const record = data.get(recordRequest(bundle.page, scope, shell)?.key ?? '')
  if (record !== undefined) await fetchAll(planRequests(bundle, { ...scope, record }, shell).filter(({ key }) => !data.has(key)))
  return data
}

/** All data for server rendering was fetched before; calls made while rendering never resolve. */
const silentClient: Client = {
  call: <T,>(_: string, __: JsonObject) => new Promise<CallAnswer<T>>(() => {}),
  upload: <T,>() => new Promise<CallAnswer<T>>(() => {}),
  download: () => new Promise(() => {}),
}

/** Waits for all lazy parts and emits no inline scripts of React, so that the policy needs no nonce for them. */
function draw(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough()
    const chunks: Buffer[] = []
    sink.on('data', (chunk: Buffer) => chunks.push(chunk))
    sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    })
  })
}
