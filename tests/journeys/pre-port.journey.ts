import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    city: '起运城市',
    cheapest: '最低价',
    book: '订驳船',
    transfer: '港区中转驳运',
    address: '提货地址',
    etd: '预计开船日期',
    goods: '品名',
    amount: '商品数量',
    value: '货值',
    contact: '联系人',
    mobile: '手机',
    submit: '提交驳船委托',
    order: '内河驳船',
    weightEach: '单件毛重',
    request: '按此委托',
    packages: '件数',
  },
  en: {
    city: 'From',
    cheapest: 'Lowest price',
    book: 'Book a barge',
    transfer: 'Transfer between port areas',
    address: 'Pick-up address',
    etd: 'Estimated departure',
    goods: 'Commodity',
    amount: 'Goods quantity',
    value: 'Goods value',
    contact: 'Contact',
    mobile: 'Mobile',
    submit: 'Submit booking',
    order: 'Barge',
    weightEach: 'Weight per piece',
    request: 'Request a quote for this shipment',
    packages: 'Packages',
  },
} as const

const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`a shipper compares road, rail and barge and books the barge, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const say = words[language]
    const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'pujiang', language, width, account: 'shipper' })
    const { page } = shipper
    const main = page.getByRole('main')

    await test.step('compares the ways from Wuhan to Yangshan', async () => {
      await openAlive(shipper, '/prePort/CombinTrans')
      const barge = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: say.book }) })
      await expect(barge).toContainText(say.cheapest)
      await expect(barge).toContainText('3,154')
      await checkPage(shipper, 'modes compared')
      // The address keeps the question, so that it can be shared.
      await choose(main, say.city, 'CNNKG')
      await expect(page).toHaveURL(/city=CNNKG/)
      await expect(barge).not.toContainText('3,154')
      await barge.getByRole('link', { name: say.book }).click()
    })

    await test.step('books the barge at the price compared', async () => {
      await expect(page).toHaveURL(/\/prePort\/Barge\/order\?.*city=CNNKG/)
      const total = main.locator('.qs-fee-total dd')
      await expect(total).toContainText('CNY')
      await expect(main.locator('.qs-fee-name', { hasText: say.transfer })).toBeVisible()
      await field(main, say.address).fill('No. 8 Jiangning Road, Nanjing')
      await field(main, say.etd).fill(soon)
      await field(main, say.etd).press('Tab')
      await field(main, say.goods).fill('Bearings')
      await field(main, say.amount).fill('400')
      await field(main, say.value).fill('52000')
      await field(main, say.contact).fill('Tao')
      await field(main, say.mobile).fill('13800000102')
      await checkPage(shipper, 'barge booking')
      const shown = (await total.textContent()) ?? ''
      await main.getByRole('button', { name: say.submit }).click()
      await page.waitForURL(/\/workbench\/orderDetail\/PJBG/)
      await expect(main.getByText(say.order).first()).toBeVisible()
      await expect(main.getByText(shown).locator('visible=true').first()).toBeVisible()
    })
    expect(shipper.complaints).toEqual([])
  })
}

test('air cargo is weighed while typing and the request takes over the figures', async ({ browser, baseURL }) => {
  const say = words.en
  const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'pujiang', language: 'en', account: 'shipper' })
  const { page } = shipper
  const main = page.getByRole('main')
  await openAlive(shipper, '/zysy/AirTransportServices?to=FRA&pieces=10*60*50*40*15')
  await expect(main.locator('.qs-detail')).toContainText('200')
  await field(main, say.weightEach).fill('40')
  // 400 kg gross now exceeds 200 kg by volume.
  await expect(main.locator('.qs-detail')).toContainText('400')
  await checkPage(shipper, 'air cargo weighed')
  await main.getByRole('link', { name: say.request }).click()
  await expect(page).toHaveURL(/\/route\/airFreightService\?/)
  await expect(field(main, say.packages)).toHaveValue('10')
  await expect(main.getByRole('textbox', { name: 'Gross weight' })).toHaveValue(/^400/)
  expect(shipper.complaints).toEqual([])
})
