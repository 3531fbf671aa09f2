import { expect } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openPerson, openSignedIn } from './person.ts'
import { startOf } from './say.ts'

for (const { language, width, brand } of sampleOne(
  [
    { language: 'zh', width: 1440, brand: 'quayside' },
    { language: 'en', width: 390, brand: 'yongjiang' },
  ] as const,
  1,
)) {
  test(`a visitor finds a block train, and a shipper requests it and prices a reefer, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    await test.step('a visitor reads the timetable', async () => {
      const visitor = await openPerson(browser, baseURL ?? '', { brand, language, width })
      await openAlive(visitor, '/domestic/railway?origin=yiwu&corridor=europe')
      await expect(visitor.page.getByText('X8020').first()).toBeVisible()
      await expect(visitor.page.getByText('X9012')).toHaveCount(0)
      await checkPage(visitor, 'block trains of a visitor')
      expect(visitor.complaints).toEqual([])
    })

    const shipper = await openSignedIn(browser, baseURL ?? '', { brand, language, width, account: 'shipper' })
    const { page, say } = shipper

    await test.step('requests a train', async () => {
      await openAlive(shipper, '/domestic/railway?origin=yiwu&destination=duisburg')
      await page
        .getByRole('link', { name: say('list/train-departures.actions.book'), exact: true })
        .last()
        .click()
      const form = page.getByRole('main')
      await expect(form.getByLabel(startOf(say('form/rail.train')))).toHaveValue('X8020')
      await form.getByLabel(startOf(say('form/rail.goodsName'))).fill('Hinges')
      await form.getByLabel(startOf(say('form/rail.goodsAmount'))).fill('12')
      await form
        .getByLabel(startOf(say('form/rail.goodsValue')))
        .first()
        .fill('24000')
      await form.getByRole('textbox', { name: startOf(say('form/rail.contact')) }).fill('Li Ming')
      await form.getByLabel(startOf(say('form/rail.mobile'))).fill('13800001111')
      await checkPage(shipper, 'the request of a train')
      await form.getByRole('button', { name: say('form/rail.submit'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/RF\d/)
      await openPart(page, 'booking')
      await expect(page.getByText('X8020').first()).toBeVisible()
    })

    await test.step('takes over reefer settings and sees the price', async () => {
      await openAlive(shipper, '/domestic/coldChain?words=tuna')
      await page.getByRole('link', { name: say('list/reefer-settings.actions.use'), exact: true }).click()
      await expect(page.getByLabel(startOf(say('form/cold-chain.temperature')))).toHaveValue('-25.0')
      await expect(page.getByText(say('dictionary/fee.deepFrozen')).first()).toBeVisible()
      await checkPage(shipper, 'a reefer order with its price')
    })
    expect(shipper.complaints).toEqual([])
  })
}

for (const { language, width } of sampleOne([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)) {
  test(`trucks are ordered from an Excel file, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = shipper
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const rows = [
      [
        say('form/truck-batch.trucks.area'),
        say('form/truck-batch.trucks.address'),
        say('form/truck-batch.trucks.boxType'),
        say('form/truck-batch.trucks.weightPerBox'),
        say('form/truck-batch.trucks.quantity'),
      ],
      ['北仑区', 'No. 9 "East" Road\nGate 2', '40HQ', 18500.5, 2],
      [],
      ['鄞州区', '8 Qiushi Rd', '20GP', 1900000, 1],
    ]
    const buffer = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer()

    await test.step('an Excel file with an error names its row and column', async () => {
      await openAlive(shipper, '/domestic/cardSent?pol=CNNGB&terminal=BLCT1')
      await main.getByRole('button', { name: say('text/engine.paste.open') }).click()
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: say('text/engine.paste.template') }).click()
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
      await dialog.locator('input[type=file]').setInputFiles({ name: 'trucks.xlsx', mimeType: 'application/zip', buffer })
      const wrong = dialog.getByRole('row').last()
      await expect(wrong.getByRole('rowheader')).toHaveText('4')
      await expect(wrong).toContainText(say('form/truck-batch.trucks.weightPerBox'))
      await checkPage(shipper, 'rows of an Excel file')
    })

    await test.step('corrected rows are priced together and ordered', async () => {
      const cells = dialog.getByLabel(say('text/engine.paste.area'))
      await cells.fill((await cells.inputValue()).replace('1900000', '19000'))
      await dialog.getByRole('button', { name: say('text/engine.paste.take', { count: 2 }) }).click()
      await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
      await choose(main, say('form/truck-batch.carrier'), 'COSU')
      await field(main, say('form/truck-batch.vessel')).fill('COSCO SHIPPING ARIES')
      await field(main, say('form/truck-batch.voyage')).fill('052E')
      await field(main, say('form/truck-batch.mblNo')).fill('COSU6300000999')
      await field(main, say('form/truck-batch.loadingDate')).fill('2030-01-15')
      await field(main, say('form/truck-batch.loadingDate')).press('Tab')
      await field(main, say('form/truck-batch.contact')).fill('Zhou')
      await field(main, say('form/truck-batch.mobile')).fill('13800000102')
      await main.getByRole('button', { name: say('form/truck-batch.submit') }).click()
      await expect(page).toHaveURL(/\/workbench\/TruckList/)
      await expect(main.getByText('COSU6300000999').locator('visible=true').first()).toBeVisible()
    })
    expect(shipper.complaints).toEqual([])
  })
}
