/** Bookings from a file with a preview, a followed lane, and several orders taken at the desk by keyboard. */
import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openSignedIn } from './person.ts'

const said = {
  zh: {
    many: '从 Excel 批量订舱',
    file: '从 Excel 导入',
    heading: '起运港,目的港,船公司,开船日期,箱型,箱量,品名,商品数量,货值',
    add: '采用',
    contact: '联系人',
    mobile: '手机',
    submit: '提交全部委托',
    follow: '关注此航线，价格变动时通知我',
    followed: '关注的航线',
    recent: '最近查询',
    search: '查询运价',
    take: '接手所选订单',
  },
  en: {
    many: 'Book many from Excel',
    file: 'Import from Excel',
    heading: 'Port of loading,Port of discharge,Carrier,ETD,Type,Quantity,Commodity,Goods quantity,Goods value',
    add: 'Add',
    contact: 'Contact',
    mobile: 'Mobile',
    submit: 'Submit all bookings',
    follow: 'Follow this lane and tell me when the price changes',
    followed: 'Lanes you follow',
    recent: 'Recent searches',
    search: 'Search rates',
    take: 'Take the selected orders',
  },
} as const

for (const { language, width } of caseOfToday([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)) {
  const say = said[language]

  test(`a lane is followed, and shipments booked from a file are taken at the desk, at ${width} in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = person
    const main = page.getByRole('main')
    await openAlive(person, '/route/newShipping?pol=CNSHA&pod=USLAX&sort=etd')
    const { carrier, etd } = await page.evaluate(async () => {
      const headers = { 'access-token': localStorage.getItem('access-token') ?? '' }
      const answer = await fetch('/api/rates/sea?pol=CNSHA&pod=USLAX&sort=etd&pageSize=1', { headers })
      return (await answer.json()).data.rows[0] as { carrier: string; etd: string }
    })

    await test.step('the lane is followed, and listed with its best total', async () => {
      await main.getByRole('button', { name: say.follow }).click()
      await expect(main.getByRole('heading', { name: say.followed })).toBeVisible()
      await checkPage(person, 'rates with followed lanes')
    })

    await test.step('the search is offered again', async () => {
      if (width === 390) await main.locator('.qs-search-short').first().getByRole('button').click()
      await main.getByRole('button', { name: say.search }).first().click()
      await openAlive(person, '/route/newShipping')
      await main.getByRole('navigation', { name: say.recent }).getByRole('link').first().click()
      await expect(page).toHaveURL(/pol=CNSHA/)
    })

    await test.step('a file becomes two bookings, each with its sailing and total', async () => {
      await openAlive(person, '/service/booking')
      await main.getByRole('link', { name: say.many }).click()
      await expect(page).toHaveURL(/bookingBatch/)
      await main.getByRole('button', { name: say.file }).click()
      const dialog = page.getByRole('dialog')
      const rows = ['40HQ,2', '20GP,1'].map((boxes) => `CNSHA,USLAX,${carrier},${etd},${boxes},Towels,1200,50000`)
      const buffer = Buffer.from([say.heading, ...rows, ''].join('\n'))
      await dialog.locator('input[type=file]').setInputFiles({ name: 'bookings.csv', mimeType: 'text/csv', buffer })
      await dialog.getByRole('button', { name: new RegExp(`^${say.add} 2`) }).click()
      await expect(dialog).toBeHidden()
      await expect(main.getByText(etd).nth(1)).toBeVisible()
      await checkPage(person, 'preview of many bookings')
      await field(main, say.contact).fill('Zhou')
      await field(main, say.mobile).fill('13800000102')
      await main.getByRole('button', { name: say.submit }).first().click()
      await expect(page).toHaveURL(/[Bb]ooking.*/)
      await expect(main.locator('.qs-list-row').nth(1)).toContainText(/To be confirmed|待确认/)
    })
    await test.step('the desk takes both by keyboard', async () => {
      const clerk = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
      await openAlive(clerk, '/desk?owner=nobody&tab=fees')
      const orders = clerk.page.getByRole('main').locator('.qs-list-row')
      await expect(orders.nth(1)).toBeVisible()
      for (const key of ['j', 'x', 'j', 'x']) await clerk.page.keyboard.press(key)
      await expect(clerk.page.locator('.qs-row-choice input:checked')).toHaveCount(2)
      const first = (await orders.first().getByRole('link').first().textContent()) ?? ''
      await checkPage(clerk, 'selected orders')
      await clerk.page.getByRole('button', { name: say.take }).click()
      await expect(clerk.page.locator('.qs-row-choice input:checked')).toHaveCount(0)
      await expect(clerk.page.getByRole('main').getByRole('link', { name: first })).toHaveCount(0)
      expect(clerk.complaints).toEqual([])
    })
    expect(person.complaints).toEqual([])
  })
}
