import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openPerson, signIn } from './person.ts'
import { password } from './sign-ins.ts'

const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 390 },
    { language: 'en', width: 1440 },
  ] as const,
  1,
)) {
  test(`a visitor to the Fujian pages signs in, checks the containers and orders a truck, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'minjiang', language, width })
    const { page, say } = person
    const main = page.getByRole('main')
    const boxes = main.locator('[data-block=boxes]')

    await test.step('a visitor compares the yards, but sees no containers', async () => {
      await openAlive(person, '/glj/containerManagement')
      await expect(boxes).toHaveCount(0)
      await main.getByRole('link', { name: say('page/fujian-containers.next.yards') }).click()
      await expect(page).toHaveURL(/\/glj\/containerYard/)
      await expect(main.locator('[data-block=yards]').getByText('5,200').first()).toBeVisible()
      await checkPage(person, 'Fujian yards of a visitor')
    })

    await test.step('signs in and sees the charges until a chosen day', async () => {
      await openAlive(person, '/glj/containerManagement')
      await signIn(person, 'shipper', password)
      const rows = boxes.getByText(/^DEMU\d{7}$/).locator('visible=true')
      await expect(rows.first()).toBeVisible()
      const totals = main.locator('[data-block=totals]')
      const before = await totals.textContent()
      // A phone shows the search as one line first.
      if (width < 600) await main.getByRole('button', { name: say('text/engine.searchChange') }).click()
      await field(main, say('form/yard-box-until.until')).fill(month)
      await field(main, say('form/yard-box-until.until')).press('Tab')
      await main.getByRole('button', { name: say('form/yard-box-until.submit') }).click()
      await expect(page).toHaveURL(new RegExp(`until=${month}`))
      await expect(totals).toContainText(month)
      expect(await totals.textContent()).not.toBe(before)
      await checkPage(person, 'Fujian containers with charges')
    })

    await test.step('takes a price of the list over into an order for a truck', async () => {
      await main.getByRole('link', { name: say('page/fujian-containers.next.truck') }).click()
      const prices = main.locator('[data-block=prices]')
      await expect(prices).toContainText(say('page/fujian-truck.prices'))
      await prices
        .getByRole('link', { name: say('list/fujian-truck-prices.actions.take'), exact: true })
        .first()
        .click()
      await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
      await checkPage(person, 'Fujian truck quote')
      await main.getByRole('link', { name: say('page/fujian-truck.quote.go.order') }).click()
      await expect(page).toHaveURL(/\/domestic\/newTruckDetail\?.*pol=CNXMN/)
      await choose(main, say('form/truck-order.carrier'), 'COSU')
      await field(main, say('form/truck-order.mblNo')).fill('COSU6300000888')
      await field(main, say('form/truck-order.vessel')).fill('COSCO SHIPPING ARIES')
      await field(main, say('form/truck-order.voyage')).fill('052E')
      await field(main, say('form/truck-order.points.address')).fill('No. 18 Hubin Road')
      await field(main, say('form/truck-order.loadingDate')).fill(month)
      await field(main, say('form/truck-order.loadingDate')).press('Tab')
      await field(main, say('form/truck-order.grossWeight')).fill('18500')
      await field(main, say('form/truck-order.contact')).fill('Lin')
      await field(main, say('form/truck-order.mobile')).fill('13800000102')
      const total = (await main.locator('.qs-fee-total dd').textContent()) ?? ''
      await main.getByRole('button', { name: say('form/truck-order.submit') }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\/MJTR/)
      await expect(main.getByText(total).locator('visible=true').first()).toBeVisible()
    })
    expect(person.complaints).toEqual([])
  })
}
