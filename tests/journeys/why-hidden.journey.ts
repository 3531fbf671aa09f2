/** Why someone does not see something: the same reason and the button that helps on every page. */
import { expect } from '@playwright/test'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'

const pages = ['/route/seaQuery?pol=CNNGB&pod=USLAX', '/logistics/tracking', '/service/booking', '/workbench/Account'] as const

for (const { language, width } of [
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
] as const) {
  test(`someone waiting for consent sees this reason everywhere, and is never sent to verify a company, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'pending' })
    const { page, say } = person
    const main = page.getByRole('main')
    for (const address of pages) {
      await openAlive(person, address)
      await expect(main.getByText(say.pattern('text/access.consent')).first(), address).toBeVisible()
      await expect(main.getByRole('button', { name: say('text/access.do.see-request') }).first(), address).toBeVisible()
      await expect(main.getByText(say.pattern('text/access.certify')), address).toHaveCount(0)
      await expect(main.getByText(say('text/error.not-certified')), address).toHaveCount(0)
      await expect(main.getByRole('button', { name: say('text/access.do.certify') }), address).toHaveCount(0)
      await checkPage(person, `${address} while waiting for consent`)
    }
    // Rows say it in a few words; the button leads to the request, which can be withdrawn.
    await openAlive(person, pages[0])
    await main
      .getByRole('button', { name: say('text/access.hidden.consent') })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(say('page/certification')).first()).toBeVisible()
    // A bookmark of customer service, and a page for members.
    await openAlive(person, '/desk/orders')
    await expect(main.getByRole('heading', { name: say('text/access.title') })).toBeVisible()
    await expect(main.getByText(say('text/access.staff-only'))).toBeVisible()
    await checkPage(person, 'a page of customer service')
    expect(person.complaints).toEqual([])
  })

  test(`a visitor sees that a verified company is needed too, in ${language}`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const main = person.page.getByRole('main')
    for (const address of pages.slice(0, 3)) {
      await openAlive(person, address)
      await expect(main.getByText(person.say.pattern('text/access.sign-in-certified')).first(), address).toBeVisible()
    }
    expect(person.complaints).toEqual([])
  })
}
