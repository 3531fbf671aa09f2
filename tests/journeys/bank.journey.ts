import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { crawl } from './crawl.ts'
import { test } from './journey.ts'
import { attach, choose, field, fillSignIn } from './person.ts'
import { sayIn } from './say.ts'
import { password } from './sign-ins.ts'

/** A bank shows the portal in a frame and signs its customers in; the two are different sites. */
/** A customer of the demo's bank. */
const customerName = /孙海宁|Sun Haining/
const fees = /CNY\s[\d,.]+/
const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

function portalAt(baseURL: string | undefined): string {
  return `http://yinqiao.localhost:${new URL(baseURL ?? '').port}`
}

/** The frame's page, whose address changes as its user moves. */
function addressIn(page: Page): string {
  return page.frames()[1]?.url() ?? ''
}

for (const { language, width } of sampleOne([
  { language: 'en', width: 1440 },
  { language: 'zh', width: 390 },
] as const)) {
  test(`a bank’s customer books inside the bank’s page in ${language} at ${width} pixels`, async ({ browser, baseURL, bank }) => {
    const say = sayIn(language, 'yinqiao')
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${bank}?language=${language}`)
    await page.getByRole('link', { name: customerName }).click()
    const frame = page.frameLocator('iframe')
    const main = frame.getByRole('main')

    await test.step('arrives signed in, without the token in the address and without a cookie', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(frame.getByRole('banner').getByRole('button', { name: customerName })).toBeVisible()
      await expect.poll(() => addressIn(page)).toBe(`${portalAt(baseURL)}/bbzlService/bbzlshipping`)
      expect(await frame.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`))
      expect(await page.context().cookies(portalAt(baseURL))).toEqual([])
    })

    await test.step('is redirected to the search from anywhere else', async () => {
      for (const path of ['/aboutUs', '/service/warehousing', '/desk', '/no/such/page', '/']) {
        await moveTo(page, path)
        await expect.poll(() => addressIn(page), path).toBe(`${portalAt(baseURL)}/bbzlService/bbzlshipping`)
      }
      await expect(frame.getByRole('dialog')).toHaveCount(0)
    })

    const orderNo = await test.step('searches, prices a rate for their containers, books with a file', async () => {
      // On a phone the results come first, and the search is one line.
      if (width < 600)
        await main
          .getByRole('button', { name: say('text/engine.searchChange') })
          .first()
          .click()
      await choose(main, say('form/sea-booking.pol'), 'CNTAO')
      await main.getByRole('button', { name: say('form/sea-search.submit') }).click()
      await main
        .getByRole('link', { name: say('list/sea-rates.actions.detail'), exact: true })
        .first()
        .click()
      await expect(main.getByText(fees).first()).toBeVisible()
      await main.getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true }).click()
      await expect.poll(() => addressIn(page)).toContain('/bbzlService/bbzlbooking?rate=')
      await expect(main.getByText(fees).first()).toBeVisible()
      await field(main, say('form/sea-booking.goodsName')).fill('Tyres')
      await field(main, say('form/sea-booking.goodsAmount')).fill('1,200')
      await field(main, say('form/sea-booking.goodsValue')).fill('50000')
      await field(main, say('form/sea-booking.contact')).fill('Sun')
      await field(main, say('form/sea-booking.mobile')).fill('13800000102')
      await attach(main, { name: 'booking note.pdf', mimeType: 'application/pdf', buffer: smallPdf })
      await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
      await expect.poll(() => addressIn(page)).toContain('/workbench/orderDetail/YQ')
      return addressIn(page).split('/').at(-1) ?? ''
    })

    await test.step('finds the order in the list, and is still signed in after a reload', async () => {
      await frame.getByRole('link', { name: say('portal.navigation.orders') }).click()
      await expect(main.getByText(orderNo).first()).toBeVisible()
      await page.frames()[1]?.goto(`${portalAt(baseURL)}/workbench/OrderList`)
      await expect(main.getByText(orderNo).first()).toBeVisible()
      expect(await frame.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`))
    })
    expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([])
  })
}

test('a forged, an expired and a used token are refused with the same message', async ({ browser, bank }) => {
  const page = await (await browser.newContext()).newPage()
  const frame = page.frameLocator('iframe')
  await page.goto(`${bank}?language=en&customer=C-20417`)
  await expect(frame.getByRole('banner').getByRole('button', { name: customerName })).toBeVisible()
  const used = (await page.locator('iframe').getAttribute('src')) ?? ''
  const [header, claims, signature = ''] = used.split('.')
  const forged = [header, claims, [...signature].reverse().join('')].join('.')
  await page.goto(`${bank}?language=en&customer=C-20417&age=600`)
  const expired = (await page.locator('iframe').getAttribute('src')) ?? ''
  for (const [what, address] of Object.entries({ used, forged, expired })) {
    // A new visit, without a session.
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${bank}?language=en`)
    await frameIn(other, address)
    const alert = other.frameLocator('iframe').getByRole('alert')
    await expect(alert, what).toContainText(sayIn('en', 'yinqiao')('text/error.token-refused'))
    await expect(alert.getByRole('link')).toHaveAttribute('target', '_top')
    expect(addressIn(other), what).not.toContain('token')
  }
})

test('a site that is not on the list cannot show the portal', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext()).newPage()
  const refusals: string[] = []
  page.on('console', (message) => message.text().includes('frame-ancestors') && refusals.push(message.text()))
  const html = `<!doctype html><title>Elsewhere</title><iframe src="${portalAt(baseURL)}/bbzlService/bbzlshipping"></iframe>`
  // Use a site on this machine: browsers block internet sites from local ones before they read any policy.
  const elsewhere = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html)).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await expect.poll(() => refusals.length).toBeGreaterThan(0)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  elsewhere.close()
})

test('a visitor is sent to the bank, and only staff see a password form', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: portalAt(baseURL) })).newPage()
  const say = sayIn('en', 'yinqiao')
  await page.goto('/service/entrust?language=en')
  await expect(page).toHaveURL(/\/bbzlService\/bbzlshipping\?language=en$/)
  await expect(page.getByRole('heading', { name: say('page/sea-booking.entrance') })).toBeVisible()
  await expect(page.getByRole('button', { name: /sign in|register/i })).toHaveCount(0)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('portal.footer.staff') })
    .click()
  await fillSignIn({ page, say }, 'service', password)
  await expect(page).toHaveURL(/\/desk$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('with storage blocked as well, the customer can still sign in and change the language', async ({ browser, bank }) => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    if (location.hostname !== 'yinqiao.localhost') return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${bank}?language=zh&customer=C-20417`)
  const frame: FrameLocator = page.frameLocator('iframe')
  await expect(frame.getByRole('banner').getByRole('button', { name: customerName })).toBeVisible()
  await frame.getByRole('button', { name: 'English' }).click()
  // The session lived in memory; the language is in the address.
  await expect(frame.getByRole('heading', { name: sayIn('en', 'yinqiao')('page/sea-booking.entrance') })).toBeVisible()
  expect(errors).toEqual([])
})

test('no link shown to the bank’s customer leads to an error', async ({ browser, baseURL, bank }) => {
  const page = await (await browser.newContext({ baseURL: portalAt(baseURL) })).newPage()
  await page.goto(`${bank}?language=en&customer=C-20417`)
  const entrance = (await page.locator('iframe').getAttribute('src')) ?? ''
  // The frame has used up that token; open another page of the bank, with its own token, without a frame.
  const fresh = await (await fetch(`${bank}?language=en&customer=C-20417`)).text()
  const address = /<iframe src="([^"]+)"/.exec(fresh)?.[1]?.replaceAll('&amp;', '&') ?? entrance
  await page.goto(address)
  await expect(page.getByRole('banner').getByRole('button', { name: customerName })).toBeVisible()
  const { pages, faults } = await crawl({ page }, { signedIn: true, loads: false })
  expect(faults).toEqual([])
  expect(pages).toBeGreaterThan(8)
})

/** As the app's router does when a link is followed. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.frames()[1]?.evaluate((to) => {
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Shows an address in a frame of the bank's page. */
async function frameIn(page: Page, address: string): Promise<void> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.querySelector('main')?.replaceChildren(frame)
  }, address)
}
