/**
 * Draws a page for a signed-in user. The browser's request for a page carries no token, so the page's first script (index.html) requests
 * the same address again, with the token. The result is never cached.
 */
import type { OwnPage } from '#config'
import { dayIn, isObject } from '#rules'
import type { DrawingParts } from './draw-page.ts'
import type { Page } from './find-page.ts'
import { createPageCalls } from './page-calls.ts'

/** Null if there is nothing to show: the browser then draws the page, and says why. */
export type DrawOwnPage = (page: Page, token: string) => Promise<OwnPage | null>

/** So many at a time: more would only wait for each other, while browsers can draw. */
const mostAtOnce = 8

export function createOwnPages(parts: DrawingParts): DrawOwnPage {
  let drawing = 0
  return async (page, token) => {
    if (drawing >= mostAtOnce) return null
    drawing += 1
    try {
      return await drawOwnPage(parts, page, token)
    } finally {
      drawing -= 1
    }
  }
}

/** Renews the token like any other call. */
async function drawOwnPage(
  { dispatcher, renderer, now }: DrawingParts,
  { request, reply, shell, bundle, url, place }: Page,
  token: string,
): Promise<OwnPage | null> {
  const { brand, live } = place
  const reader = await dispatcher.findReader(request, brand, token)
  if (!reader.ok) return null
  if (reader.value.renewed !== null) reply.header('access-token', reader.value.renewed)
  const { call, seen } = createPageCalls(dispatcher, { bundle, place }, reader.value)
  try {
    const session = await call('read-session', {})
    if (!isObject(session)) return null
    const drawing = await renderer.load(url)
    const today = dayIn(brand.plan.timeZone, now())
    const { html, data } = await drawing.renderOwnPage({ url, today, shell, bundle, session, call })
    return seen.isMissing ? null : { html, data, userId: String(reader.value.actor.userId), release: live.release.id }
  } catch (error) {
    request.log.error({ err: error, page: bundle.page.id }, 'a page could not be rendered for its user')
    return null
  }
}
