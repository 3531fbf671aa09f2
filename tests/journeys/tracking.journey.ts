import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readCalendar } from '../support/read-calendar.ts'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openCaller } from './order-calls.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'

/** Far from the ports, whose clocks count. */
test.use({ timezoneId: 'America/Los_Angeles' })

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`a shipment is tracked, followed and shared at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const base = baseURL ?? ''
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = customer
    const main = page.getByRole('main')
    const caller = await openCaller(base, 'shipper')
    const orders = await caller.get('/api/orders?orderType=sea-booking&pageSize=100')
    const order = orders.data.rows.find((row: { state: string; mblNo?: string }) => row.state === 'in-process' && row.mblNo)
    const query = `number=${order.mblNo}&carrier=${order.carrier}`

    await test.step('the timeline shows what happened and what is to come, with sources', async () => {
      await openAlive(customer, `/logistics/tracking?${query}`)
      await expect(main.getByText(say('text/tracking.found'))).toBeVisible()
      await expect(main.locator('.qs-tracking-lines > li[data-milestone="departure"]')).toBeVisible()
      await expect(main.locator('.qs-tracking-time small').first()).not.toBeEmpty()
      await checkPage(customer, 'tracking')
    })

    await test.step('times are those of the ports, with their zone, on a browser that is elsewhere', async () => {
      const { data } = await caller.get(`/api/tracking?${query}`)
      const line = data.shipments[0].boxes[0].lines.find((one: { milestone?: string }) => one.milestone === 'departure')
      const { local, offset } = line.actual ?? line.estimated ?? line.planned
      expect(offset).toBe('UTC+8')
      const times = main.locator('.qs-tracking-lines > li[data-milestone="departure"] time')
      await expect(times.last()).toContainText(`${local.slice(11)} ${offset}`)
    })

    await test.step('it is followed', async () => {
      await main.getByRole('button', { name: say('page/tracking.found.do.watch') }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.getByText(say('page/tracking.found.do.watch.done'))).toBeVisible()
    })

    await test.step('an unknown number says which sources were asked', async () => {
      await openAlive(customer, '/logistics/tracking?number=CSQU3054384&carrier=COSU')
      await expect(main.getByText(say('text/tracking.none'))).toBeVisible()
      await expect(main.getByRole('link', { name: 'CSQU3054383' })).toBeVisible()
      await expect(main.getByText(say('text/tracking.asked'))).toBeVisible()
      await expect(main.getByText(say.pattern('text/tracking.tryAt'))).toBeVisible()
    })

    await test.step('a link shows it to people without an account', async () => {
      await openAlive(customer, `/logistics/copyTracking?numbers=${order.mblNo}&carrier=${order.carrier}`)
      await expect(main.getByRole('button', { name: say('text/tracking.copyText') })).toBeVisible()
      await checkPage(customer, 'several numbers')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await main.getByRole('button', { name: say('text/tracking.copyText') }).click()
      await expect(main.getByText(say('text/engine.share.copied'))).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(order.mblNo)
      const fileOf = async (name: string) => {
        const download = page.waitForEvent('download')
        await main.getByRole('button', { name }).first().click()
        return await readFile(await (await download).path())
      }
      const dates = readCalendar((await fileOf(say('text/tracking.calendar'))).toString('utf8'))
      expect(dates.map(({ title }) => title).join()).toMatch(/[A-Z]{4}\d{7}/)
      expect((await fileOf(say('text/engine.export'))).subarray(0, 2).toString()).toBe('PK')
      await main.getByRole('button', { name: say('form/share-tracking.submit') }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      const address = await main.locator('.qs-share-link').inputValue()
      const visitor = await openPerson(browser, base, { brand: 'quayside', language, width })
      await openAlive(visitor, new URL(address).pathname)
      await expect(visitor.page.getByRole('main').locator('.qs-tracking-lines > li').first()).toBeVisible()
      await expect(visitor.page.getByText(order.omsOrderNo)).toHaveCount(0)
      await checkPage(visitor, 'shared tracking')
    })
  })
}
