import { expect } from '@playwright/test'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openCaller } from './order-calls.ts'
import { choose, field, fillSignIn, openAlive, openPerson, openSignedIn } from './person.ts'
import { startOf } from './say.ts'
import { password } from './sign-ins.ts'

/** A day in the coming weeks, in input format. */
const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

test('a warehouse is found by its type, viewed, priced and ordered', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'zh' })
  const { page, say } = person
  const main = page.getByRole('main')
  await test.step('filters show the number of results, are in the address and survive a reload', async () => {
    await openAlive(person, '/service/warehousing/list')
    // Below the warehouses, the page also lists the desk to contact.
    const warehouses = main.getByRole('article').filter({ hasNotText: say('portal.contacts.inland') })
    await expect(warehouses).toHaveCount(10)
    await main.getByRole('button', { name: startOf(say('dictionary/warehouse-customs-type.supervised')) }).click()
    await main.getByRole('button', { name: /^宁波 1/ }).click()
    await expect(page).toHaveURL(/customsType=supervised/)
    await expect(warehouses).toHaveCount(1)
    await page.reload()
    await expect(warehouses).toHaveText([/北仑出口内装库/])
    await checkPage(person, 'the list of warehouses')
  })
  await test.step('no results show a message', async () => {
    await openAlive(person, '/service/warehousing/list?q=火星')
    await expect(main.getByText(say('text/common.noRelatedInformation'))).toBeVisible()
  })
  await test.step('a site without a tariff has no quotation sheet', async () => {
    await openAlive(person, '/domestic/warehouseDetail?id=huangdao-cold')
    await expect(main.getByRole('heading', { level: 1, name: '黄岛冷藏库' })).toBeVisible()
    await expect(main.getByText(say('page/warehouse-detail.no-sheet'))).toBeVisible()
    await expect(main.getByRole('heading', { name: say('page/warehouse-detail.order') })).toHaveCount(0)
  })
  await test.step('a visitor sees all facts but no prices; signing in shows them on the same page', async () => {
    await openAlive(person, '/service/warehousing/detail?id=beilun-export')
    for (const fact of ['26,000', '9.5', '12 × 24', '横梁式', '自动喷淋']) await expect(main.getByText(fact).first()).toBeVisible()
    await expect(main.getByText(say.pattern('text/access.sign-in-certified')).first()).toBeVisible()
    expect(await main.getByText(/CNY/).count()).toBe(0)
    await checkPage(person, 'a warehouse')
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('text/portal.signIn') })
      .click()
    await fillSignIn(person, 'shipper', password)
    await expect(main.getByText('北仑堆场 → 北三集司')).toBeVisible()
  })
  await test.step('its quotation is a PDF', async () => {
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: say('page/warehouse-detail.sheet.print') }).click()
    expect((await download).suggestedFilename()).toMatch(/beilun-export\.pdf$/)
  })
  await test.step('a pair without a price is refused with the reason; another is priced once chosen, and ordered', async () => {
    await choose(main, say('form/warehouse-order.terminal'), 'BLCT6')
    await choose(main, say('form/warehouse-order.pickUpYard'), '大榭')
    await expect(main.getByText(say('text/error.no-terminal-yard-price')).first()).toBeVisible()
    await choose(main, say('form/warehouse-order.terminal'), 'BLCT2')
    await choose(main, say('form/warehouse-order.pickUpYard'), '北仑')
    const total = main.locator('.qs-fee-total dd')
    await expect(total).toHaveText('CNY 1,030.00')
    await field(main, say('form/warehouse-order.volume')).fill('10')
    await expect(total).toHaveText('CNY 1,380.00')
    await field(main, say('form/warehouse-order.plannedDate')).fill(soon)
    await field(main, say('form/warehouse-order.contact')).fill('周')
    await field(main, say('form/warehouse-order.mobile')).fill('13800000102')
    await main.getByRole('button', { name: say('form/warehouse-order.submit') }).click()
    await page.waitForURL(/\/workbench\/orderDetail\//)
    await expect(main.getByText(say('order-type/warehouse')).first()).toBeVisible()
    await expect(main.getByText('CNY 1,380.00').locator('visible=true').first()).toBeVisible()
  })
  expect(person.complaints).toEqual([])
})

test('on a phone, a B/L shows the yard charges for its containers, and a yard is priced', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 390, account: 'shipper' })
  const { page, say } = person
  const main = page.getByRole('main')
  await test.step('the user’s own bill of lading lists containers with days and charges; another finds nothing', async () => {
    const { get } = await openCaller(baseURL ?? '', 'shipper')
    const { data } = await get('/api/orders?tab=executing&pageSize=50')
    const sea = (data.rows as { orderType: string; pol: string; mblNo?: string }[]).filter(({ orderType }) => orderType === 'sea-booking')
    const atYard = sea.filter(({ pol }) => ['CNNGB', 'CNSHA', 'CNTAO'].includes(pol))
    const bill = atYard.find(({ mblNo }) => mblNo)?.mblNo ?? ''
    await openAlive(person, '/service/yardService')
    await field(main, say('form/yard-box-search.blNo')).fill(bill.toLowerCase())
    await main.getByRole('button', { name: say('form/yard-box-search.submit') }).click()
    await expect(main.getByText(/DEMU\d{7}/).first()).toBeVisible()
    await main
      .getByRole('button', { name: say('text/engine.details') })
      .first()
      .click()
    await expect(main.getByText(say('entity/yard-box.inAt')).first()).toBeVisible()
    await checkPage(person, 'containers at the yard')
    await openAlive(person, '/service/yardService?blNo=NOSUCHBILL1')
    await expect(main.getByText(say('list/yard-boxes.empty'))).toBeVisible()
  })
  await test.step('a yard shows its capacity and charges, and prices a stay beyond the free days', async () => {
    await openAlive(person, '/service/containerYard/detail?id=qianwan-depot')
    await expect(main.getByText('6,000').first()).toBeVisible()
    await checkPage(person, 'a yard')
    await field(main, say('form/yard-order.storageDays')).fill('24')
    await expect(main.locator('.qs-fee-total dd')).toHaveText('CNY 30.00')
  })
  expect(person.complaints).toEqual([])
})
