import { expect, type Locator, type Page } from '@playwright/test'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openSignedIn } from './person.ts'

/** A day in the coming weeks, in input format. */
const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

/** A day in the coming weeks on which a ship sails from Ningbo to Los Angeles: not every weekday has one. */
async function nextDeparture(page: Page): Promise<string> {
  return await page.evaluate(async (from) => {
    const response = await fetch(`/api/rates/sea?pol=CNNGB&pod=USLAX&etdFrom=${from}&sort=etd&pageSize=1`)
    const { data } = (await response.json()) as { data: { rows: readonly { etd: string }[] } }
    return data.rows[0]?.etd ?? from
  }, soon)
}

test('LCL is priced by weight or measure while typing, and ordered at that price', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  const { page } = customer
  await openAlive(customer, '/service/lcLService')
  const main = page.getByRole('main')
  await choose(main, '起运港', 'CNNGB')
  await choose(main, '目的港', 'USLAX')
  await field(main, '毛重').fill('1200')
  await field(main, '体积').fill('2')
  const total = main.locator('.qs-fee-total dd')
  await expect(total).toContainText('CNY')
  const light = (await total.textContent()) ?? ''
  // Now the weight exceeds the volume and determines the price.
  await field(main, '毛重').fill('5000')
  await expect(total).not.toHaveText(light)
  await field(main, '预计开船日期').fill(soon)
  await fillGoods(main, { goods: '品名', amount: '商品数量', value: '货值', contact: '联系人', mobile: '手机' })
  await field(main, '件数').fill('12')
  await choose(main, '包装', '纸箱')
  await checkPage(customer, 'LCL')
  const shown = (await total.textContent()) ?? ''
  await main.getByRole('button', { name: '提交拼箱委托' }).click()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(main.getByText('海运拼箱').first()).toBeVisible()
  await expect(main.getByText(shown).locator('visible=true').first()).toBeVisible()
  await openPart(page, 'booking')
  await expect(main.getByText('5,000').locator('visible=true').first()).toBeVisible()
  expect(customer.complaints).toEqual([])
})

test('a request without a tariff is placed without an estimate, on a phone', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 390, account: 'shipper' })
  const { page } = customer
  await openAlive(customer, '/route/airFreightService')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Submit request' }).click()
  await expect(field(main, 'Origin city or airport')).toHaveAttribute('aria-invalid', 'true')
  await field(main, 'Origin city or airport').fill('Shanghai PVG')
  await field(main, 'Destination city or airport').fill('Frankfurt FRA')
  await field(main, 'Planned date').fill(soon)
  await fillGoods(main, { goods: 'Commodity', amount: 'Goods quantity', value: 'Goods value', contact: 'Contact', mobile: 'Mobile' })
  await field(main, 'Packages').fill('4')
  await choose(main, 'Packaging', 'Cartons')
  await field(main, 'Gross weight').fill('320')
  await field(main, 'Measurement').fill('1.5')
  await checkPage(customer, 'air freight')
  await main.getByRole('button', { name: 'Submit request' }).click()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(main.getByText('Shanghai PVG – Frankfurt FRA').first()).toBeVisible()
  await expect(main.getByText(/Quoted on request/)).toBeVisible()
  expect(customer.complaints).toEqual([])
})

test('a one-stop booking prices all selected services, with a subtotal for each', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  const { page } = customer
  await openAlive(customer, '/service/entrust')
  const main = page.getByRole('main')
  await choose(main, '起运港', 'CNNGB')
  await choose(main, '目的港', 'USLAX')
  const parts = main.locator('.qs-fee-group')
  await expect(parts).toHaveText([/^海运订舱/])
  await expect(main.getByRole('heading', { name: '货运保险' })).toBeHidden()
  for (const service of ['报关', '货运保险']) await main.getByRole('checkbox', { name: service }).check()
  await field(main, '投保金额').fill('3300000')
  await expect(parts).toHaveText([/^海运订舱.*小计 CNY/, /^报关服务.*小计 CNY\s150\.00/, /^货运保险.*小计 CNY/])
  await main.getByRole('checkbox', { name: '报关' }).uncheck()
  await expect(parts).toHaveText([/^海运订舱/, /^货运保险/])
  await field(main, '预计开船日期').fill(await nextDeparture(page))
  await fillGoods(main, { goods: '品名', amount: '商品数量', value: '货值', contact: '联系人', mobile: '手机' })
  const notice = main.getByRole('checkbox', { name: /已知悉承运人责任险/ })
  await expect(notice).toBeHidden()
  await field(main, '货值').fill('3000000')
  await expect(notice).toBeVisible()
  const submit = main.getByRole('button', { name: '提交委托单' })
  await submit.click()
  await expect(main.getByText('请确认已知悉承运人责任险的限额').first()).toBeVisible()
  await notice.check()
  await checkPage(customer, 'entrust ticket')
  await submit.click()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(main.getByText('一站式委托').first()).toBeVisible()
  await expect(main.locator('.qs-fee-group')).toHaveText([/^海运订舱/, /^货运保险/])
  expect(customer.complaints).toEqual([])
})

interface GoodsWords {
  readonly goods: string
  readonly amount: string
  readonly value: string
  readonly contact: string
  readonly mobile: string
}

async function fillGoods(main: Locator, { goods, amount, value, contact, mobile }: GoodsWords): Promise<void> {
  await field(main, goods).fill('Furniture')
  await field(main, amount).fill('120')
  await field(main, value).fill('50000')
  await field(main, contact).fill('Zhou')
  await field(main, mobile).fill('13800000102')
}
