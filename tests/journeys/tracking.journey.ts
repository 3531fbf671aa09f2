import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readCalendar } from '../support/read-calendar.ts'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openCaller } from './order-calls.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: {
    found: '查询成功',
    none: '未查询到物流信息',
    follow: '关注变更',
    followed: '已关注，变更时会通知您',
    create: '创建链接',
    copy: '复制为文字',
    copied: '已复制',
    calendar: '下载日历（.ics）',
    excel: '导出 Excel',
    asked: '已查询的数据来源',
    again: /请于 .+ 后再查/,
  },
  en: {
    found: 'query success',
    none: 'no logistics info found',
    follow: 'Follow changes',
    followed: 'You will be notified of changes',
    create: 'Create link',
    copy: 'Copy as text',
    copied: 'Copied',
    calendar: 'Download calendar (.ics)',
    excel: 'Export to Excel',
    asked: 'Sources asked',
    again: /Try again after/,
  },
} as const

/** Far from the ports, whose clocks count. */
test.use({ timezoneId: 'America/Los_Angeles' })

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`a shipment is tracked, followed and shared at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const base = baseURL ?? ''
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = customer
    const main = page.getByRole('main')
    const caller = await openCaller(base, 'shipper')
    const orders = await caller.get('/api/orders?orderType=sea-booking&pageSize=100')
    const order = orders.data.rows.find((row: { state: string; mblNo?: string }) => row.state === 'in-process' && row.mblNo)
    const query = `number=${order.mblNo}&carrier=${order.carrier}`

    await test.step('the timeline shows what happened and what is to come, with sources', async () => {
      await openAlive(customer, `/logistics/tracking?${query}`)
      await expect(main.getByText(words.found)).toBeVisible()
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
      await main.getByRole('button', { name: words.follow }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.getByText(words.followed)).toBeVisible()
    })

    await test.step('an unknown number says which sources were asked', async () => {
      await openAlive(customer, '/logistics/tracking?number=CSQU3054384&carrier=COSU')
      await expect(main.getByText(words.none)).toBeVisible()
      await expect(main.getByRole('link', { name: 'CSQU3054383' })).toBeVisible()
      await expect(main.getByText(words.asked)).toBeVisible()
      await expect(main.getByText(words.again)).toBeVisible()
    })

    await test.step('a link shows it to people without an account', async () => {
      await openAlive(customer, `/logistics/copyTracking?numbers=${order.mblNo}&carrier=${order.carrier}`)
      await expect(main.getByRole('button', { name: words.copy })).toBeVisible()
      await checkPage(customer, 'several numbers')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await main.getByRole('button', { name: words.copy }).click()
      await expect(main.getByText(words.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(order.mblNo)
      const fileOf = async (name: string) => {
        const download = page.waitForEvent('download')
        await main.getByRole('button', { name }).first().click()
        return await readFile(await (await download).path())
      }
      const dates = readCalendar((await fileOf(words.calendar)).toString('utf8'))
      expect(dates.map(({ title }) => title).join()).toMatch(/[A-Z]{4}\d{7}/)
      expect((await fileOf(words.excel)).subarray(0, 2).toString()).toBe('PK')
      await main.getByRole('button', { name: words.create }).click()
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
