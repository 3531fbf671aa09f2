import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openPerson, signIn } from './person.ts'
import { password } from './sign-ins.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    yards: '堆场费率',
    change: '修改条件',
    until: '费用计算至',
    calculate: '计算',
    pickUp: '安排提箱集卡',
    prices: '区县与码头价格',
    use: '选用',
    order: '填写委托',
    carrier: '船公司',
    mblNo: '主提单号',
    vessel: '船名',
    voyage: '航次',
    address: '装货地址',
    date: '装箱日期',
    grossWeight: '毛重',
    contact: '联系人',
    mobile: '手机',
    place: '确认下单',
  },
  en: {
    yards: 'Yard tariffs',
    change: 'Edit search',
    until: 'Charges until',
    calculate: 'Calculate',
    pickUp: 'Book a truck for pick-up',
    prices: 'Prices by district and terminal',
    use: 'Select',
    order: 'Continue to order',
    carrier: 'Carrier',
    mblNo: 'MBL number',
    vessel: 'Vessel',
    voyage: 'Voyage',
    address: 'Loading address',
    date: 'Stuffing date',
    grossWeight: 'Gross weight',
    contact: 'Contact',
    mobile: 'Mobile',
    place: 'Place order',
  },
} as const

const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 390 },
    { language: 'en', width: 1440 },
  ] as const,
  1,
)) {
  test(`a visitor to the Fujian pages signs in, checks the containers and orders a truck, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const said = words[language]
    const person = await openPerson(browser, baseURL ?? '', { brand: 'minjiang', language, width })
    const { page } = person
    const main = page.getByRole('main')
    const boxes = main.locator('[data-block=boxes]')

    await test.step('a visitor compares the yards, but sees no containers', async () => {
      await openAlive(person, '/glj/containerManagement')
      await expect(boxes).toHaveCount(0)
      await main.getByRole('link', { name: said.yards }).click()
      await expect(page).toHaveURL(/\/glj\/containerYard/)
      await expect(main.locator('[data-block=yards]').getByText('5,200').first()).toBeVisible()
      await checkPage(person, 'Fujian yards of a visitor')
    })

    await test.step('signs in and sees the charges until a chosen day', async () => {
      await openAlive(person, '/glj/containerManagement')
      await signIn(person, 'shipper', password)
      const rows = boxes.getByText(/^QSDU\d{7}$/).locator('visible=true')
      await expect(rows.first()).toBeVisible()
      const totals = main.locator('[data-block=totals]')
      const before = await totals.textContent()
      // A phone shows the search as one line first.
      if (width < 600) await main.getByRole('button', { name: said.change }).click()
      await field(main, said.until).fill(month)
      await field(main, said.until).press('Tab')
      await main.getByRole('button', { name: said.calculate }).click()
      await expect(page).toHaveURL(new RegExp(`until=${month}`))
      await expect(totals).toContainText(month)
      expect(await totals.textContent()).not.toBe(before)
      await checkPage(person, 'Fujian containers with charges')
    })

    await test.step('takes a price of the list over into an order for a truck', async () => {
      await main.getByRole('link', { name: said.pickUp }).click()
      const prices = main.locator('[data-block=prices]')
      await expect(prices).toContainText(said.prices)
      await prices.getByRole('link', { name: said.use, exact: true }).first().click()
      await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
      await checkPage(person, 'Fujian truck quote')
      await main.getByRole('link', { name: said.order }).click()
      await expect(page).toHaveURL(/\/domestic\/newTruckDetail\?.*pol=CNXMN/)
      await choose(main, said.carrier, 'COSU')
      await field(main, said.mblNo).fill('COSU6300000888')
      await field(main, said.vessel).fill('COSCO SHIPPING ARIES')
      await field(main, said.voyage).fill('052E')
      await field(main, said.address).fill('No. 18 Hubin Road')
      await field(main, said.date).fill(month)
      await field(main, said.date).press('Tab')
      await field(main, said.grossWeight).fill('18500')
      await field(main, said.contact).fill('Lin')
      await field(main, said.mobile).fill('13800000102')
      const total = (await main.locator('.qs-fee-total dd').textContent()) ?? ''
      await main.getByRole('button', { name: said.place }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\/MJTR/)
      await expect(main.getByText(total).locator('visible=true').first()).toBeVisible()
    })
    expect(person.complaints).toEqual([])
  })
}
