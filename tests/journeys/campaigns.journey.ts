import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson, signIn } from './person.ts'
import type { Language } from './say.ts'
import { password } from './sign-ins.ts'

const people: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of sampleOne(people)) {
  test(`a yard is compared and ordered from a campaign at ${who.brand} in ${who.language} at ${who.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openPerson(browser, baseURL ?? '', who)
    const { page, say } = person
    const main = page.getByRole('main')
    const offers = main.locator('[data-block=offers]')

    await test.step('a visitor sees how long it lasts and what is offered, without prices', async () => {
      await openAlive(person, '/yardAct?port=CNNGB&quantity=2&storageDays=40')
      await expect(main.getByText(say.pattern('text/engine.countdown.left')).first()).toBeAttached()
      await expect(main.getByRole('heading', { name: say('page/yard-act.offers') })).toBeVisible()
      await expect(offers).not.toContainText('CNY')
      await checkPage(person, 'campaign of a visitor')
    })

    await test.step('signed in, the cheapest offer is ordered with the values of the comparison', async () => {
      await signIn(person, 'shipper', password)
      await offers
        .getByRole('link', { name: say('list/yard-offers.actions.order'), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/containerYard\/quote\?.*storageDays=40/)
      await expect(field(main, say('form/yard-order.storageDays'))).toHaveValue('40')
      await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
      await field(main, say('form/yard-order.arrivalDate')).fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10))
      await field(main, say('form/yard-order.arrivalDate')).press('Tab')
      await field(main, say('form/yard-order.contact')).fill('Zhou')
      await field(main, say('form/yard-order.mobile')).fill('13800000102')
      await main.getByRole('button', { name: say('form/yard-order.submit'), exact: true }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\//)
    })
    expect(person.complaints).toEqual([])
  })
}
