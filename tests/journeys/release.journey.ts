import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect } from '@playwright/test'
import { withoutField } from '../support/edit-form.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { field, openSignedIn, type Person } from './person.ts'
import { reuseSignIn } from './sign-ins.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('a publish affects neither an open form nor an earlier order', async ({ browser, baseURL, request }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'shipper' })
  const { page, say } = person
  const main = page.getByRole('main')
  const analyst = await openAnalyst(baseURL ?? '')
  await openBooking(person)
  await field(main, say('form/sea-booking.remark')).fill('Keep dry, please')

  try {
    await test.step('an analyst publishes a form without the remark', () => publishWithoutRemark(request, analyst))
    await test.step('the open form is submitted unchanged, and the order shows its fields', async () => {
      await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\//)
      await openPart(page, 'booking')
      await expect(main.getByText('Keep dry, please')).toBeVisible()
      await expect(main.getByText(say('form/sea-booking.remark'), { exact: true })).toBeVisible()
      await page.reload()
      await expect(main.getByText('Keep dry, please')).toBeVisible()
    })
    await test.step('the next booking uses the new form', async () => {
      await page.goto('/service/booking')
      await expect(field(main, say('form/sea-booking.contact'))).toBeVisible()
      await expect(field(main, say('form/sea-booking.remark'))).toHaveCount(0)
    })
  } finally {
    await rollback(request, analyst)
  }
  expect(person.complaints).toEqual([])
})

test('an outdated form is reported, keeps the input and names its removed fields', async ({ browser, baseURL, request }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'shipper' })
  const { page, say } = person
  const main = page.getByRole('main')
  const analyst = await openAnalyst(baseURL ?? '')
  await openBooking(person)
  await field(main, say('form/sea-booking.remark')).fill('Keep dry, please')
  // The page names a release unknown to this server, like one that was replaced long ago.
  await page.route('**/api/orders/sea', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'config-version': 'f'.repeat(64) } }),
  )
  try {
    await publishWithoutRemark(request, analyst)
    await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
    await expect(main.getByRole('alert').filter({ hasText: say('text/error.form-changed') })).toBeVisible()
    // The button is visible on every screen size.
    await expect(main.getByRole('button', { name: say('text/engine.loadForm') })).toBeInViewport()
    await main.getByRole('button', { name: say('text/engine.loadForm') }).click()
    await expect(
      main.getByText(say('text/engine.fieldsGone', { fields: `${say('form/sea-booking.remark')} (Keep dry, please)` })),
    ).toBeVisible()
    await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Furniture')
    await expect(field(main, say('form/sea-booking.contact'))).toHaveValue('Zhou')
    await page.unroute('**/api/orders/sea')
    await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
    await expect(page).toHaveURL(/\/workbench\/orderDetail\//)
  } finally {
    await rollback(request, analyst)
  }
  expect(person.complaints).toEqual([])
})

async function openBooking(person: Person): Promise<void> {
  const { page, say } = person
  const main = page.getByRole('main')
  await page.goto('/route/seaQuery?pol=CNNGB&pod=USLAX')
  await main
    .getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/service\/booking\?rate=/)
  await expect(main.getByText(/CNY\s[\d,.]+/).first()).toBeVisible()
  await field(main, say('form/sea-booking.goodsName')).fill('Furniture')
  await field(main, say('form/sea-booking.goodsAmount')).fill('1,200')
  await field(main, say('form/sea-booking.goodsValue')).fill('50000')
  await field(main, say('form/sea-booking.contact')).fill('Zhou')
  await field(main, say('form/sea-booking.mobile')).fill('13800000102')
}

interface Analyst {
  readonly origin: string
  readonly headers: Record<string, string>
}

async function openAnalyst(baseURL: string): Promise<Analyst> {
  const { token } = await reuseSignIn(baseURL, { brand: 'quayside', language: 'en', account: 'analyst' })
  // The plain host also serves the default brand and needs no DNS.
  return { origin: baseURL, headers: { 'access-token': token } }
}

/** Without a time limit: a busy machine needs more than the default half minute. */
async function publishWithoutRemark(request: APIRequestContext, { origin, headers }: Analyst): Promise<void> {
  const documents = readDocuments()
  const path = 'schemas/sea/sea-booking.form.json'
  const text = withoutField(documents[path] ?? '', 'remark')
  expect(text).not.toContain('remark"')
  documents[path] = text
  const before = await served(request, origin)
  const answer = await request.post(`${origin}/api/releases`, { headers, data: { documents }, timeout: 0 })
  const body = await answer.text()
  // On a slow machine the response comes before the work is done, which continues.
  if (!body.includes('"error.outcome-unknown')) expect(JSON.parse(body), body).toMatchObject({ code: 0 })
  await expect.poll(() => served(request, origin), { timeout: 180_000 }).not.toBe(before)
}

async function served(request: APIRequestContext, origin: string): Promise<string | undefined> {
  return (await request.get(`${origin}/healthz`)).headers()['config-version']
}

async function rollback(request: APIRequestContext, { origin, headers }: Analyst): Promise<void> {
  await expect(async () => {
    const answer = await request.post(`${origin}/api/releases/rollback`, { headers, data: { steps: 1 }, timeout: 0 })
    const text = await answer.text()
    expect(JSON.parse(text), text).toMatchObject({ code: 0 })
  }).toPass({ timeout: 180_000 })
}

function readDocuments(): Record<string, string> {
  const paths = ['schemas', 'brands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  return Object.fromEntries(
    paths.filter((path) => path.endsWith('.json') && !path.includes('/.')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}
