/** A server renders pages for months: it must not retain memory of them. */
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isClosed } from '#domain'
import { openTestPortal, type TestPortal } from '#server'
import { buildIfStale } from '../../scripts/build.ts'
import { openBuiltRenderer } from '../../src/server/http/pages/index.ts'
import { root, shippedRelease } from '../support/documents.ts'
import { isWhole, sample } from '../support/sample.ts'

const release = await shippedRelease()
/** Every server-rendered page with an address without parameters, in every brand and language. */
const visits = Object.values(release.brands).flatMap((brand) =>
  brand.languages.flatMap((language) =>
    (brand.shells[language]?.routes ?? []).flatMap((route) => {
      const { path, page = '' } = route
      const bundle = brand.pages[language]?.[page]
      const { confine } = brand.shells[language]?.brand ?? {}
      if (confine && isClosed(confine, route, 'visitor')) return []
      if (bundle?.page.render !== 'server' || path.includes(':')) return []
      const hasRules = Object.values(bundle.forms).some((form) => form.renderer === 'formily')
      return [{ page, hasRules, path, headers: { host: brand.hosts[0] ?? '', cookie: `default-language=${language}` } }]
    }),
  ),
)
type Visit = (typeof visits)[number]

const drawnPages = isWhole ? 1000 : 120
const mostGrowthMb = 5
const collectGarbage = exposeCollection()

let portal: TestPortal
beforeAll(async () => {
  await buildIfStale(root)
  portal = await openTestPortal({ root, renderer: await openBuiltRenderer(root) })
}, 300_000)
afterAll(() => portal?.close())

test(`the server uses no more memory after ${drawnPages} pages than before`, async () => {
  // Forms with rules between their fields are the expensive ones; of the others take a few.
  const chosen = sample(visits, 10, ({ page, hasRules }) => hasRules && page)
  // Twice, to warm up: compiled code and parsed rules are retained on the first render only.
  for (const visit of [...chosen, ...chosen]) await draw(visit)
  const before = await heapMb()
  for (let count = 0; count < drawnPages; count += 1) await draw(chosen[count % chosen.length] as Visit)
  expect((await heapMb()) - before).toBeLessThan(mostGrowthMb)
})

async function draw({ path, headers }: Visit): Promise<void> {
  const { statusCode, body } = await portal.app.inject({ url: path, headers })
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1')
}

function exposeCollection(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** Collects several times, with an event loop turn in between for finalizers. */
async function heapMb(): Promise<number> {
  for (let count = 0; count < 3; count += 1) {
    collectGarbage()
    await turnOfLoop()
  }
  return process.memoryUsage().heapUsed / 1e6
}
