import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, fillSignIn, openAlive, openPerson, openSignedIn } from './person.ts'
import type { Language } from './say.ts'
import { password } from './sign-ins.ts'

const journeys: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of sampleOne(journeys)) {
  test(`a visitor reads the shipowner area without interruption and signs in there on ${who.brand} in ${who.language} at ${who.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openPerson(browser, baseURL ?? '', who)
    const { page, say } = person
    const main = page.getByRole('main')
    const refused: string[] = []
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()))
    await test.step('the public part is shown without a dialog, and no call needs a session', async () => {
      await openAlive(person, '/route/shipownerArea?pol=CNNGB')
      await page.waitForLoadState('networkidle')
      await expect(main.getByText(say('reference/carrier.COSU')).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(main.getByRole('heading', { name: say('page/shipowner-area.bookings') })).toHaveCount(0)
      expect(await main.getByText(/USD\s[\d,]+/).count()).toBe(0)
      expect(refused).toEqual([])
      await checkPage(person, 'the shipowner area of a visitor')
    })
    await test.step('signing in shows prices and bookings on the same page', async () => {
      await main
        .getByRole('button', { name: say('text/access.do.sign-in'), exact: true })
        .first()
        .click()
      await checkPage(person, 'the sign-in over the shipowner area')
      await fillSignIn(person, 'shipper', password)
      await expect(page).toHaveURL(/\/route\/shipownerArea\?pol=CNNGB$/)
      await expect(main.getByText(/USD\s[\d,]+/).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: say('page/shipowner-area.bookings') })).toBeVisible()
      await expect(main.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
      await checkPage(person, 'the shipowner area of a member')
    })
    await test.step('a carrier leads to its rates and to the booking of its next sailing', async () => {
      const row = main
        .getByRole('row')
        .filter({ hasText: say('reference/carrier.COSU') })
        .first()
      await expect(row.getByRole('link', { name: say('list/carrier-offers.actions.rates') })).toHaveAttribute(
        'href',
        /\/route\/seaQuery\?carrier=COSU&pol=CNNGB$/,
      )
      await row.getByRole('link', { name: say('list/carrier-offers.actions.book') }).click()
      await expect(page).toHaveURL(/\/service\/booking\?rate=/)
    })
    expect(person.complaints).toEqual([])
  })
}

test('when a session ends in the shipowner area, the sign-in dialog opens and the user continues on the same page', async ({
  browser,
  baseURL,
}) => {
  const shipper = { brand: 'quayside', language: 'en', account: 'shipper', ownSession: true } as const
  const person = await openSignedIn(browser, baseURL ?? '', shipper)
  const { page, say } = person
  const main = page.getByRole('main')
  await openAlive(person, '/route/shipownerArea')
  await expect(main.getByRole('heading', { name: say('page/shipowner-area.bookings') })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access-token', 'x'.repeat(43)))
  await choose(main, say('form/carrier-search.carrier'), 'COSCO')
  await main.getByRole('button', { name: say('form/carrier-search.submit'), exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/route\/shipownerArea\?carrier=COSU$/)
  await fillSignIn(person, 'shipper', password)
  await expect(page).toHaveURL(/\/route\/shipownerArea\?carrier=COSU$/)
  await expect(main.getByText(/USD\s[\d,]+/).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: say('page/shipowner-area.bookings') })).toBeVisible()
  await test.step('closing the sign-in dialog leaves the page as a visitor sees it', async () => {
    await page.evaluate(() => localStorage.setItem('access-token', 'x'.repeat(43)))
    await page.reload()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(main.getByRole('heading', { name: say('page/shipowner-area.bookings') })).toHaveCount(0)
    await expect(main.getByText('COSU').first()).toBeVisible()
    await expect(page).toHaveURL(/\/route\/shipownerArea\?carrier=COSU$/)
  })
  expect(person.complaints).toEqual([])
})

test('the shipowner area can be searched by carrier, and works at its second address', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'new' })
  await openAlive(person, '/service/shipownerAreaService')
  await expect(person.page).toHaveURL(/\/route\/shipownerArea$/)
  const main = person.page.getByRole('main')
  const { say } = person
  await expect(main.getByText(say.pattern('text/access.certify'))).toBeVisible()
  await expect(main.getByRole('heading', { name: say('page/shipowner-area.bookings') })).toHaveCount(0)
  await choose(main, say('form/carrier-search.carrier'), '中远')
  await main.getByRole('button', { name: say('form/carrier-search.submit'), exact: true }).click()
  await expect(person.page).toHaveURL(/carrier=COSU/)
  await expect(main.getByRole('row').filter({ hasText: 'COSU' })).toHaveCount(1)
  await expect(main.getByRole('row').filter({ hasText: 'MAEU' })).toHaveCount(0)
  expect(person.complaints).toEqual([])
})
