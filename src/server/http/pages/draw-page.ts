/** Draws a page on the server, from the release's plan and the operations' answers to a visitor. */
import { createHash } from 'node:crypto'
import type { Boot, BrandPlan, PageBundle, Part, RenderAnswer, Shell } from '#config'
import { dayIn, once } from '#rules'
import type { OriginOf } from '../../kernel/index.ts'
import type { LiveRelease } from '../../platform/releases/index.ts'
import { type Dispatcher, type PagePlace, visitingReader } from '../dispatch.ts'
import { missingBundle, missingPage, type Page } from './find-page.ts'
import { type DrawnPage, nonceMark } from './kept-pages.ts'
import { createPageCalls } from './page-calls.ts'
import type { Renderer } from './renderer.ts'
import { fillTemplate } from './template.ts'

export interface DrawingParts {
  readonly dispatcher: Dispatcher
  readonly renderer: Renderer
  readonly originOf: OriginOf
  /** Address of the picture with this title, below the brand's origin. */
  readonly cardOf: (brand: BrandPlan, language: string, title: string) => string
  readonly now: () => Date
}

/** The page, or the one for a missing page if its record does not exist. */
export async function drawPage(parts: DrawingParts, page: Page): Promise<DrawnPage> {
  return (await drawExisting(parts, page)) ?? (await drawMissing(parts, page))
}

async function drawMissing(parts: DrawingParts, page: Page): Promise<DrawnPage> {
  const bundle = missingBundle(page.place.brand.plan, page.shell.language)
  const drawn = await drawExisting(parts, { ...page, bundle, status: 404, isClosed: true })
  if (!drawn) throw new Error(`The page ${missingPage} has no record of its own`)
  return drawn
}

type Drawing = Awaited<ReturnType<Renderer['load']>>

/**
 * If rendering fails here, the browser renders the page: users see it a moment later, and the log says why. Null if the page's
 * record does not exist.
 */
async function drawExisting(parts: DrawingParts, page: Page): Promise<DrawnPage | null> {
  const { request, shell, bundle, status, url, place } = page
  const drawing = await parts.renderer.load(url)
  const today = dayIn(place.brand.plan.timeZone, place.at ?? parts.now())
  const fill = (rendered: RenderAnswer, isStatic: boolean) => fillPage(parts, page, { drawing, today, rendered, isStatic })
  try {
    if (bundle.page.render === 'browser') {
      const outline = await drawing.outlinePage({ url, today, shell, bundle })
      return { html: fill({ ...undrawn(shell, bundle), ...outline }, false), status, partial: false }
    }
    const { call, seen } = createPageCalls(parts.dispatcher, page, visitingReader)
    const rendered = await drawing.renderPage({ url, today, shell, bundle, status, call })
    if (seen.isMissing) return null
    // What is missing is fetched by the browser, which then must not wait.
    return { html: fill(rendered, rendered.still && !seen.isPartial), status, partial: seen.isPartial }
  } catch (error) {
    request.log.error({ err: error, page: bundle.page.id }, 'a page could not be rendered on the server')
    return { html: fill(undrawn(shell, bundle), false), status, partial: true }
  }
}

interface Filling {
  readonly drawing: Drawing
  readonly today: string
  readonly rendered: RenderAnswer
  /** Whether it stays as it was drawn until its reader uses it. */
  readonly isStatic: boolean
}

function fillPage({ originOf, cardOf }: DrawingParts, page: Page, { drawing, today, rendered, isStatic }: Filling): string {
  const { shell, bundle, isClosed, path, url, place } = page
  const { plan } = place.brand
  const { found, render } = bundle.page
  const origin = originOf(plan)
  const scripts = drawing.scriptsOf(bundle)
  return fillTemplate(drawing.template, {
    found: {
      origin,
      path,
      query: new URL(url, origin).searchParams,
      hidden: isClosed || place.at !== null || render === 'browser' || found?.hidden === true,
      card: origin + cardOf(plan, shell.language, rendered.title),
    },
    shell,
    bundle,
    rendered,
    boot: { ...bootOf(place, shell, bundle, rendered.data), today, ...(isStatic ? { still: scripts } : {}) },
    scripts: isStatic ? [] : scripts,
    nonce: nonceMark,
  })
}

/** Browsers keep shell and bundle; those of a preview are its own. */
function bootOf(
  { live, brand, at }: PagePlace,
  shell: Shell,
  bundle: PageBundle,
  data: Boot['data'],
): Pick<Boot, 'shell' | 'bundle' | 'data'> {
  if (at !== null) return { shell, bundle, data }
  const root = `/config/${live.release.id}/${brand.plan.id}/${shell.language}`
  return { shell: stamped(live, `${root}/shell.json`), bundle: stamped(live, `${root}/pages/${bundle.page.id}.json`), data }
}

/**
 * The part's address with a stamp of its content: a demo and a production of the same release serve different parts, and a browser
 * keeps them for ever.
 */
function stamped({ parts }: LiveRelease, address: string): string {
  const part = parts.get(address)
  if (!part) throw new Error(`The release has no part ${address}`)
  return `${address}?${stampOf(part)}`
}

const stampOf = once((part: Part): string => createHash('sha256').update(part.bytes).digest('base64url').slice(0, 12))

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
