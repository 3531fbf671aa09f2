import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, type openPerson, openSignedIn, type Person } from './person.ts'
import type { Language } from './say.ts'

/** Both languages and both widths, so that every variant is seen once. */
const readers = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const

for (const { language, width } of sampleOne(readers, 1)) {
  test(`an analyst reads the manual and the desk at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const analyst = await openAnalyst(browser, baseURL ?? '', { language, width })
    const { page, say } = analyst
    await expect(page).toHaveURL(/\/analyst$/)
    await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible()
    await checkPage(analyst, 'the desk of the analyst')

    await page.getByRole('button', { name: say('page/analyst.sound.action'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: say('text/engine.cancel') }).click()
    await expect(dialog).toBeHidden()

    await page.goto('/analyst/guide/change-a-charge')
    const change = page.locator('#change-a-charge')
    await expect(change).toBeInViewport()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await change
      .getByRole('button', { name: say('text/engine.manual.copy'), exact: true })
      .last()
      .click()
    await expect(change.getByRole('button', { name: say('text/engine.manual.copied') })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"20GP": "780",')
    await checkPage(analyst, 'the guide of changes')

    await page.goto('/analyst/reference/form')
    await expect(page.getByRole('heading', { name: 'layout[].fields[].span' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: say('text/engine.manual.search') })).toBeFocused()
    await page.keyboard.type('span')
    // Only the property itself and at most an example with it remain.
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeLessThan(4)
    await expect(page.getByRole('heading', { name: 'layout[].fields[].span' })).toBeVisible()
    await checkPage(analyst, 'the reference, searched')

    await page.goto('/analyst/findings/CONTRAST')
    await expect(page.locator('#CONTRAST')).toBeInViewport()
    await checkPage(analyst, 'the findings explained')
    expect(analyst.complaints).toEqual([])
  })
}

test('an analyst moves between topics without leaving the page', async ({ browser, baseURL }) => {
  const analyst = await openAnalyst(browser, baseURL ?? '', { language: 'en', width: 1440 })
  const { page, say } = analyst
  await page.goto('/analyst/reference')
  const contents = page.getByRole('navigation', { name: say('text/engine.manual.contents') })
  await contents.getByRole('link', { name: 'Expressions', exact: true }).click()
  await expect(page).toHaveURL(/\/analyst\/reference\/expressions$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Expressions' })).toBeVisible()
  // The match may be in another topic.
  await page.keyboard.press('/')
  await page.keyboard.type('record.operation')
  await expect(contents.getByRole('link', { name: 'Form', exact: true })).toBeHidden()
  await contents.getByRole('link', { name: 'Page', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'record.operation' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Expressions' })).toBeVisible()
  expect(analyst.complaints).toEqual([])
})

test('only analysts see links to the manual and the desk', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  await openAlive(customer, '/')
  await expect(customer.page.getByRole('link', { name: customer.say('portal.navigation.analyst'), exact: true })).toHaveCount(0)
  await customer.page.goto('/analyst')
  await expect(customer.page.getByRole('button', { name: customer.say('page/analyst.sound.action'), exact: true })).toHaveCount(0)
  await expect(customer.page.getByRole('button', { name: customer.say('text/engine.manual.copy'), exact: true })).toHaveCount(0)
  expect(customer.complaints).toEqual([])
})

async function openAnalyst(
  browser: Parameters<typeof openPerson>[0],
  baseURL: string,
  { language, width }: { language: Language; width: number },
): Promise<Person> {
  const analyst = await openSignedIn(browser, baseURL, { brand: 'quayside', language, account: 'analyst' })
  await openAlive(analyst, '/')
  await analyst.page
    .getByRole('banner')
    .getByRole('link', { name: analyst.say('portal.navigation.analyst'), exact: true })
    .click()
  await analyst.page.setViewportSize({ width, height: 900 })
  return analyst
}
