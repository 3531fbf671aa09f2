/** Compressed size of the scripts that a browser with an empty cache loads for a page, until the network is idle. */
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Browser, chromium, type Response } from 'playwright'
import { launchOptions } from '../../tests/journeys/browser.ts'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import type { BenchContext, Measure, Measured } from './measure.ts'

const demandedKb = 110
const textKinds = new Set(['prose', 'notice'])

export const pageScripts: Measure = {
  name: 'scripts',
  run: async (context) => {
    const tree = await copyTree()
    try {
      const portal = await startPortal(tree)
      const browser = await chromium.launch(launchOptions())
      try {
        const home = await weigh(browser, portal.url)
        const text = findTextPage(context)
        const prose = await weigh(browser, `${portal.url}${text}`)
        return [reportWeight('/', home, null, demandedKb), reportWeight(text, prose, { of: 'home page', median: home.kb }, null)]
      } finally {
        await browser.close()
        await portal.stop()
      }
    } finally {
      removeTree(tree)
    }
  },
}

interface Weight {
  readonly kb: number
  readonly files: number
}

function reportWeight(path: string, { kb, files }: Weight, baseline: Measured['baseline'], limit: number | null): Measured {
  return { what: `script of ${path}, brotli`, where: `Chromium, ${files} files`, unit: 'kB', median: kb, runs: 1, baseline, limit }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.set(response.url(), response)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  let bytes = 0
  for (const response of scripts.values()) bytes += await sizeOf(response)
  await context.close()
  if (scripts.size === 0) throw new Error(`${url} loads no script`)
  return { kb: bytes / 1000, files: scripts.size }
}

/** Bytes on the wire; uncompressed responses are compressed here. */
async function sizeOf(response: Response): Promise<number> {
  if (response.headers()['content-encoding'] === 'br') return (await response.request().sizes()).responseBodySize
  return (await promisify(brotliCompress)(await response.body())).length
}

/** Address of the first page that contains only text. */
function findTextPage({ release }: BenchContext): string {
  const brand = release.brands[release.defaultBrand]
  const language = brand?.defaultLanguage ?? ''
  const pages = brand?.pages[language] ?? {}
  const found = brand?.shells[language]?.routes.find(({ page = '', path }) => {
    const blocks = pages[page]?.page.blocks ?? []
    return path !== '/' && !path.includes(':') && blocks.length > 0 && blocks.every(({ block }) => textKinds.has(block))
  })
  if (!found) throw new Error('the default brand has no page that contains only text')
  return found.path
}
