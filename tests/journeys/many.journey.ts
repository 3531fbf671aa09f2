/** Bookings from a file with a preview, a followed lane, and several orders taken at the desk by keyboard. */
import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openSignedIn } from './person.ts'

for (const { language, width } of sampleOne([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)) {
  test(`a lane is followed, and shipments booked from a file are taken at the desk, at ${width} in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, '/route/seaQuery?pol=CNSHA&pod=USLAX&sort=etd')
    const { carrier, etd } = await page.evaluate(async () => {
      const headers = { 'access-token': localStorage.getItem('access-token') ?? '' }
      const answer = await fetch('/api/rates/sea?pol=CNSHA&pod=USLAX&sort=etd&pageSize=1', { headers })
      return (await answer.json()).data.rows[0] as { carrier: string; etd: string }
    })

    await test.step('the lane is followed, and listed with its best total', async () => {
      await main.getByRole('button', { name: say('page/sea-search.follow.follow-lane') }).click()
      await expect(main.getByRole('heading', { name: say('page/sea-search.followed') })).toBeVisible()
      await checkPage(person, 'rates with followed lanes')
    })

    await test.step('the search is offered again', async () => {
      if (width === 390) await main.locator('.qs-search-short').first().getByRole('button').click()
      await main
        .getByRole('button', { name: say('form/sea-search.submit') })
        .first()
        .click()
      await openAlive(person, '/route/seaQuery')
      await main
        .getByRole('navigation', { name: say('text/engine.search.recent') })
        .getByRole('link')
        .first()
        .click()
      await expect(page).toHaveURL(/pol=CNSHA/)
    })

    await test.step('a file becomes two bookings, each with its sailing and total', async () => {
      await openAlive(person, '/service/booking')
      await main.getByRole('link', { name: say('page/sea-booking.many.batch') }).click()
      await expect(page).toHaveURL(/bookingBatch/)
      await main.getByRole('button', { name: say('text/engine.paste.open') }).click()
      const dialog = page.getByRole('dialog')
      const rows = ['40HQ,2', '20GP,1'].map((boxes) => `CNSHA,USLAX,${carrier},${etd},${boxes},Towels,1200,50000`)
      const heading = [
        say('form/sea-batch.bookings.pol'),
        say('form/sea-batch.bookings.pod'),
        say('form/sea-batch.bookings.carrier'),
        say('form/sea-batch.bookings.etd'),
        say('form/sea-batch.bookings.boxType'),
        say('form/sea-batch.bookings.quantity'),
        say('form/sea-batch.bookings.goodsName'),
        say('form/sea-batch.bookings.goodsAmount'),
        say('form/sea-batch.bookings.goodsValue'),
      ]
      const buffer = Buffer.from([heading.join(','), ...rows, ''].join('\n'))
      await dialog.locator('input[type=file]').setInputFiles({ name: 'bookings.csv', mimeType: 'text/csv', buffer })
      await dialog.getByRole('button', { name: say('text/engine.paste.take', { count: 2 }) }).click()
      await expect(dialog).toBeHidden()
      await expect(main.getByText(etd).nth(1)).toBeVisible()
      await checkPage(person, 'preview of many bookings')
      await field(main, say('form/sea-batch.contact')).fill('Zhou')
      await field(main, say('form/sea-batch.mobile')).fill('13800000102')
      await main
        .getByRole('button', { name: say('form/sea-batch.submit') })
        .first()
        .click()
      await expect(page).toHaveURL(/BookCargoSpaceList/)
      await expect(main.locator('.qs-list-row').nth(1)).toContainText(say('dictionary/order-status.submitted'))
    })
    await test.step('the desk takes both by keyboard', async () => {
      const clerk = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
      await openAlive(clerk, '/desk?owner=nobody&tab=fees')
      // Placeholders of rows ignore keys.
      const orders = clerk.page.getByRole('main').locator('.qs-list-row:has(.qs-row-choice)')
      // With reduced motion, links become visible some frames after their rows, and take no focus before.
      await expect(orders.nth(1).getByRole('link').first()).toBeVisible()
      // Faster than the page is drawn: both clicks count, and both again.
      const clickTwo = () =>
        orders.locator('.qs-row-choice input').evaluateAll((boxes: HTMLElement[]) => boxes.slice(0, 2).map((box) => box.click()))
      await clickTwo()
      await expect(clerk.page).toHaveURL(/=QS\w+(?:,|%2C)QS\w+/)
      await clickTwo()
      await expect(clerk.page.getByRole('region', { name: say('list/desk-orders.choose.action') })).toHaveCount(0)
      for (const key of ['j', 'x', 'j', 'x']) await clerk.page.keyboard.press(key)
      await expect(clerk.page.locator('.qs-row-choice input:checked')).toHaveCount(2)
      await expect(clerk.page).toHaveURL(/=QS\w+(?:,|%2C)QS\w+/)
      const first = (await orders.first().getByRole('link').first().textContent()) ?? ''
      await checkPage(clerk, 'selected orders')
      await clerk.page.getByRole('button', { name: say('list/desk-orders.choose.action') }).click()
      await expect(clerk.page.locator('.qs-row-choice input:checked')).toHaveCount(0)
      await expect(clerk.page.getByRole('main').getByRole('link', { name: first })).toHaveCount(0)
      expect(clerk.complaints).toEqual([])
    })
    expect(person.complaints).toEqual([])
  })
}
