import { expect } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openPerson, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    request: '询价订舱',
    train: /^指定班次/,
    goods: /^品名/,
    quantity: /^商品数量/,
    value: /^货值/,
    contact: /^联系人/,
    mobile: /^手机/,
    submit: '提交委托',
    use: '采用此设定',
    setPoint: /^设定温度/,
    deepFrozen: '深冷附加费',
    bring: '从 Excel 导入',
    template: '下载 Excel 模板',
    cells: '表格内容',
    headings: ['装货区县', '装货地址', '箱型', '单箱货重 (kg)', '车数'],
    weight: '单箱货重 (kg)',
    take: '采用 2 行',
    carrier: '船公司',
    vessel: '船名',
    voyage: '航次',
    mblNo: '主提单号',
    date: '装箱日期',
    person: '联系人',
    phone: '手机',
    all: '全部派车',
  },
  en: {
    request: 'Request',
    train: /^Train/,
    goods: /^Commodity/,
    quantity: /^Goods quantity/,
    value: /^Goods value/,
    contact: /^Contact/,
    mobile: /^Mobile/,
    submit: 'Submit request',
    use: 'Use these settings',
    setPoint: /^Set point/,
    deepFrozen: 'Deep-frozen surcharge',
    bring: 'Import from Excel',
    template: 'Download Excel template',
    cells: 'Cells',
    headings: ['District', 'Loading address', 'Type', 'Weight per container (kg)', 'Trucks'],
    weight: 'Weight per container (kg)',
    take: 'Add 2 rows',
    carrier: 'Carrier',
    vessel: 'Vessel',
    voyage: 'Voyage',
    mblNo: 'MBL number',
    date: 'Stuffing date',
    person: 'Contact',
    phone: 'Mobile',
    all: 'Order all trucks',
  },
} as const

for (const { language, width, brand } of caseOfToday(
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
    const say = words[language]

    await test.step('a visitor reads the timetable', async () => {
      const visitor = await openPerson(browser, baseURL ?? '', { brand, language, width })
      await openAlive(visitor, '/domestic/railway?origin=yiwu&corridor=europe')
      await expect(visitor.page.getByText('X8020').first()).toBeVisible()
      await expect(visitor.page.getByText('X9012')).toHaveCount(0)
      await checkPage(visitor, 'block trains of a visitor')
      expect(visitor.complaints).toEqual([])
    })

    const shipper = await openSignedIn(browser, baseURL ?? '', { brand, language, width, account: 'shipper' })
    const { page } = shipper

    await test.step('requests a train', async () => {
      await openAlive(shipper, '/domestic/railway?origin=yiwu&destination=duisburg')
      await page.getByRole('link', { name: say.request, exact: true }).last().click()
      const form = page.getByRole('main')
      await expect(form.getByLabel(say.train)).toHaveValue('X8020')
      await form.getByLabel(say.goods).fill('Hinges')
      await form.getByLabel(say.quantity).fill('12')
      await form.getByLabel(say.value).first().fill('24000')
      await form.getByRole('textbox', { name: say.contact }).fill('Li Ming')
      await form.getByLabel(say.mobile).fill('13800001111')
      await checkPage(shipper, 'the request of a train')
      await form.getByRole('button', { name: say.submit, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/RF\d/)
      await openPart(page, 'booking')
      await expect(page.getByText('X8020').first()).toBeVisible()
    })

    await test.step('takes over reefer settings and sees the price', async () => {
      await openAlive(shipper, '/domestic/coldChain?words=tuna')
      await page.getByRole('link', { name: say.use, exact: true }).click()
      await expect(page.getByLabel(say.setPoint)).toHaveValue('-25.0')
      await expect(page.getByText(say.deepFrozen).first()).toBeVisible()
      await checkPage(shipper, 'a reefer order with its price')
    })
    expect(shipper.complaints).toEqual([])
  })
}

for (const { language, width } of caseOfToday([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)) {
  test(`trucks are ordered from an Excel file, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const say = words[language]
    const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = shipper
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const rows = [
      say.headings,
      ['北仑区', 'No. 9 "East" Road\nGate 2', '40HQ', 18500.5, 2],
      [],
      ['鄞州区', '8 Qiushi Rd', '20GP', 1900000, 1],
    ]
    const buffer = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer()

    await test.step('an Excel file with an error names its row and column', async () => {
      await openAlive(shipper, '/domestic/cardSent?pol=CNNGB&terminal=BLCT1')
      await main.getByRole('button', { name: say.bring }).click()
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: say.template }).click()
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
      await dialog.locator('input[type=file]').setInputFiles({ name: 'trucks.xlsx', mimeType: 'application/zip', buffer })
      const wrong = dialog.getByRole('row').last()
      await expect(wrong.getByRole('rowheader')).toHaveText('4')
      await expect(wrong).toContainText(say.weight)
      await checkPage(shipper, 'rows of an Excel file')
    })

    await test.step('corrected rows are priced together and ordered', async () => {
      const cells = dialog.getByLabel(say.cells)
      await cells.fill((await cells.inputValue()).replace('1900000', '19000'))
      await dialog.getByRole('button', { name: say.take }).click()
      await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
      await choose(main, say.carrier, 'COSU')
      await field(main, say.vessel).fill('COSCO SHIPPING ARIES')
      await field(main, say.voyage).fill('052E')
      await field(main, say.mblNo).fill('COSU6300000999')
      await field(main, say.date).fill('2030-01-15')
      await field(main, say.date).press('Tab')
      await field(main, say.person).fill('Zhou')
      await field(main, say.phone).fill('13800000102')
      await main.getByRole('button', { name: say.all }).click()
      await expect(page).toHaveURL(/\/workbench\/TruckList/)
      await expect(main.getByText('COSU6300000999').locator('visible=true').first()).toBeVisible()
    })
    expect(shipper.complaints).toEqual([])
  })
}
