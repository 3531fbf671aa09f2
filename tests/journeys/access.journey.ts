import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPerson, openSignedIn, signIn } from './person.ts'
import type { Language } from './say.ts'
import { password } from './sign-ins.ts'

const people: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'quayside', language: 'en', width: 390 },
  { brand: 'yongjiang', language: 'en', width: 768 },
]

for (const who of sampleOne(people)) {
  test(`the journey's screens are accessible on ${who.brand} in ${who.language} at ${who.width} pixels`, async ({ browser, baseURL }) => {
    const customer = await openPerson(browser, baseURL ?? '', who)
    await customer.page.goto('/')
    await checkPage(customer, 'home')
    await customer.page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
    await checkPage(customer, 'rates of a visitor')
    await signIn(customer, 'admin', password)
    await expect(
      customer.page
        .getByRole('main')
        .getByRole('link', { name: customer.say('list/sea-rates.actions.book'), exact: true })
        .first(),
    ).toBeVisible()
    await checkPage(customer, 'rates with prices')
    await customer.page
      .getByRole('main')
      .getByRole('link', { name: customer.say('list/sea-rates.actions.book'), exact: true })
      .first()
      .click()
    await expect(customer.page.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
    await checkPage(customer, 'booking with its price')
    await customer.page
      .getByRole('main')
      .getByRole('button', { name: customer.say('form/sea-booking.submit') })
      .click()
    await expect(customer.page.locator('[aria-invalid=true]').first()).toBeVisible()
    await checkPage(customer, 'booking with errors')
    await customer.page.goto('/workbench/BookCargoSpaceList')
    await checkPage(customer, 'orders')
    const staff = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'service' })
    await staff.page.goto('/desk')
    await checkPage(staff, 'desk')
    await staff.page
      .getByRole('main')
      .getByRole('link', { name: /^[A-Z]{2}SE\d/ })
      .first()
      .click()
    await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage(staff, 'order at the desk')
    expect([...customer.complaints, ...staff.complaints]).toEqual([])
  })
}
