import { expect } from '@playwright/test'
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
  },
  en: {
    found: 'query success',
    none: 'no logistics info found',
    follow: 'Follow changes',
    followed: 'You will be notified of changes',
    create: 'Create link',
    copy: 'Copy as text',
  },
} as const

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

    await test.step('it is followed', async () => {
      await main.getByRole('button', { name: words.follow }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.getByText(words.followed)).toBeVisible()
    })

    await test.step('an unknown number says which sources were asked', async () => {
      await openAlive(customer, '/logistics/tracking?number=CSQU3054384&carrier=COSU')
      await expect(main.getByText(words.none)).toBeVisible()
      await expect(main.getByRole('link', { name: 'CSQU3054383' })).toBeVisible()
    })

    await test.step('a link shows it to people without an account', async () => {
      await openAlive(customer, `/logistics/copyTracking?numbers=${order.mblNo}&carrier=${order.carrier}`)
      await expect(main.getByRole('button', { name: words.copy })).toBeVisible()
      await checkPage(customer, 'several numbers')
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
