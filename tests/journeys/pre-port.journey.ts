import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openSignedIn } from './person.ts'

const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`a shipper compares road, rail and barge and books the barge, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'pujiang', language, width, account: 'shipper' })
    const { page, say } = shipper
    const main = page.getByRole('main')

    await test.step('compares the ways from Wuhan to Yangshan', async () => {
      await openAlive(shipper, '/prePort/CombinTrans')
      const barge = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: say('page/combined-transport.calculator.ways.barge') }) })
      await expect(barge).toContainText(say('entity/compared-mode.cheapest'))
      await expect(barge).toContainText('3,154')
      await checkPage(shipper, 'modes compared')
      // The address keeps the question, so that it can be shared.
      await choose(main, say('form/compare-modes.city'), 'CNNKG')
      await expect(page).toHaveURL(/city=CNNKG/)
      await expect(barge).not.toContainText('3,154')
      await barge.getByRole('link', { name: say('page/combined-transport.calculator.ways.barge') }).click()
    })

    await test.step('books the barge at the price compared', async () => {
      await expect(page).toHaveURL(/\/prePort\/Barge\/order\?.*city=CNNKG/)
      const total = main.locator('.qs-fee-total dd')
      await expect(total).toContainText('CNY')
      await expect(main.locator('.qs-fee-name', { hasText: say('dictionary/fee.areaTransfer') })).toBeVisible()
      await field(main, say('form/barge.factoryAddress')).fill('No. 8 Jiangning Road, Nanjing')
      await field(main, say('form/barge.etd')).fill(soon)
      await field(main, say('form/barge.etd')).press('Tab')
      await field(main, say('form/barge.goodsName')).fill('Bearings')
      await field(main, say('form/barge.goodsAmount')).fill('400')
      await field(main, say('form/barge.goodsValue')).fill('52000')
      await field(main, say('form/barge.contact')).fill('Tao')
      await field(main, say('form/barge.mobile')).fill('13800000102')
      await checkPage(shipper, 'barge booking')
      const shown = (await total.textContent()) ?? ''
      await main.getByRole('button', { name: say('form/barge.submit') }).click()
      await page.waitForURL(/\/workbench\/orderDetail\/PJBG/)
      await expect(main.getByText(say('order-type/barge')).first()).toBeVisible()
      await expect(main.getByText(shown).locator('visible=true').first()).toBeVisible()
    })
    expect(shipper.complaints).toEqual([])
  })
}

test('air cargo is weighed while typing and the request takes over the figures', async ({ browser, baseURL }) => {
  const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'pujiang', language: 'en', account: 'shipper' })
  const { page, say } = shipper
  const main = page.getByRole('main')
  await openAlive(shipper, '/zysy/AirTransportServices?to=FRA&pieces=10*60*50*40*15')
  await expect(main.locator('.qs-detail')).toContainText('200')
  await field(main, say('form/air-pieces.pieces.weight')).fill('40')
  // 400 kg gross now exceeds 200 kg by volume.
  await expect(main.locator('.qs-detail')).toContainText('400')
  await checkPage(shipper, 'air cargo weighed')
  await main.getByRole('link', { name: say('page/air-transport-services.weigh.go.request') }).click()
  await expect(page).toHaveURL(/\/route\/airFreightService\?/)
  await expect(field(main, say('form/air.packages'))).toHaveValue('10')
  await expect(main.getByRole('textbox', { name: say('form/air.grossWeight') })).toHaveValue(/^400/)
  expect(shipper.complaints).toEqual([])
})
