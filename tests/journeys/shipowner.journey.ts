import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, fillSignIn, openAlive, openPerson, openSignedIn } from './person.ts'
import { password } from './sign-ins.ts'
import type { Language } from './words.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    booked: '本企业的订舱',
    next: '订最近一班',
    rates: '查看运价',
    carrier: '中远海运',
    search: '查询',
    certify: '企业认证通过后可查看运价',
  },
  en: {
    booked: "Our company's bookings",
    next: 'Book next sailing',
    rates: 'See rates',
    carrier: 'COSCO Shipping',
    search: 'Search',
    certify: 'Complete company verification to see prices',
  },
} as const

const journeys: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of caseOfToday(journeys)) {
  test(`a visitor reads the shipowner area without interruption and signs in there on ${who.brand} in ${who.language} at ${who.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const say = words[who.language]
    const person = await openPerson(browser, baseURL ?? '', who)
    const { page } = person
    const main = page.getByRole('main')
    const refused: string[] = []
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()))
    await test.step('the public part is shown without a dialog, and no call needs a session', async () => {
      await openAlive(person, '/route/shipownerArea?pol=CNNGB')
      await page.waitForLoadState('networkidle')
      await expect(main.getByText(say.carrier).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(main.getByRole('heading', { name: say.booked })).toHaveCount(0)
      expect(await main.getByText(/USD\s[\d,]+/).count()).toBe(0)
      expect(refused).toEqual([])
      await checkPage(person, 'the shipowner area of a visitor')
    })
    await test.step('signing in shows prices and bookings on the same page', async () => {
      await main.getByRole('button', { name: person.say.signIn, exact: true }).click()
      await checkPage(person, 'the sign-in over the shipowner area')
      await fillSignIn(person, 'shipper', password)
      await expect(page).toHaveURL(/\/route\/shipownerArea\?pol=CNNGB$/)
      await expect(main.getByText(/USD\s[\d,]+/).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: say.booked })).toBeVisible()
      await expect(main.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
      await checkPage(person, 'the shipowner area of a member')
    })
    await test.step('a carrier leads to its rates and to the booking of its next sailing', async () => {
      const row = main.getByRole('row').filter({ hasText: say.carrier }).first()
      await expect(row.getByRole('link', { name: say.rates })).toHaveAttribute('href', /\/route\/seaQuery\?carrier=COSU&pol=CNNGB$/)
      await row.getByRole('link', { name: say.next }).click()
      await expect(page).toHaveURL(/\/service\/booking\?rate=/)
    })
    expect(person.complaints).toEqual([])
  })
}

test('when a session ends in the shipowner area, the sign-in dialog opens and the user continues on the same page', async ({
  browser,
  baseURL,
}) => {
  const say = words.en
  const shipper = { brand: 'quayside', language: 'en', account: 'shipper', ownSession: true } as const
  const person = await openSignedIn(browser, baseURL ?? '', shipper)
  const { page } = person
  const main = page.getByRole('main')
  await openAlive(person, '/route/shipownerArea')
  await expect(main.getByRole('heading', { name: say.booked })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access-token', 'x'.repeat(43)))
  await choose(main, 'Carrier', 'COSCO')
  await main.getByRole('button', { name: say.search, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/route\/shipownerArea\?carrier=COSU$/)
  await fillSignIn(person, 'shipper', password)
  await expect(page).toHaveURL(/\/route\/shipownerArea\?carrier=COSU$/)
  await expect(main.getByText(/USD\s[\d,]+/).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: say.booked })).toBeVisible()
  await test.step('closing the sign-in dialog leaves the page as a visitor sees it', async () => {
    await page.evaluate(() => localStorage.setItem('access-token', 'x'.repeat(43)))
    await page.reload()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(main.getByRole('heading', { name: say.booked })).toHaveCount(0)
    await expect(main.getByText('COSU').first()).toBeVisible()
    await expect(page).toHaveURL(/\/route\/shipownerArea\?carrier=COSU$/)
  })
  expect(person.complaints).toEqual([])
})

test('the shipowner area can be searched by carrier, and works at its second address', async ({ browser, baseURL }) => {
  const say = words.zh
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'new' })
  await openAlive(person, '/service/shipownerAreaService')
  await expect(person.page).toHaveURL(/\/route\/shipownerArea$/)
  const main = person.page.getByRole('main')
  await expect(main.getByText(say.certify)).toBeVisible()
  await expect(main.getByRole('heading', { name: say.booked })).toHaveCount(0)
  await choose(main, '船公司', '中远')
  await main.getByRole('button', { name: say.search, exact: true }).click()
  await expect(person.page).toHaveURL(/carrier=COSU/)
  await expect(main.getByRole('row').filter({ hasText: 'COSU' })).toHaveCount(1)
  await expect(main.getByRole('row').filter({ hasText: 'MAEU' })).toHaveCount(0)
  expect(person.complaints).toEqual([])
})
