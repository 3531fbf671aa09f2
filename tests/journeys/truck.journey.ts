import { expect, type Page } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openSignedIn, type Person } from './person.ts'
import type { Language } from './words.ts'

const said = {
  zh: {
    area: '省市区',
    search: '输入名称或拼音首字母',
    terminal: '进港码头',
    noPrice: '所选码头与提箱堆场暂无价格，请另行选择',
    prices: '有价格的装货地与码头',
    use: '选用',
    overweight: '超重费',
    weight: '单箱货重',
    addRow: '添加一行',
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
    dispatched: '已派车',
    arrange: '安排集卡',
  },
  en: {
    area: 'Province, city, district',
    search: 'Search by name or pinyin',
    terminal: 'Terminal',
    noPrice: 'There is no price for the selected terminal and the pick-up container yard, please choose another',
    prices: 'Loading places and terminals with prices',
    use: 'Select',
    overweight: 'Overweight surcharge',
    weight: 'Weight per container',
    addRow: 'Add a row',
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
    dispatched: 'Truck dispatched',
    arrange: 'Arrange truck',
  },
} as const

const journeys: readonly { language: Language; width: number; steps: readonly string[]; found: string }[] = [
  { language: 'zh', width: 1440, steps: ['浙江省', '宁波市', '北仑区'], found: '浙江省宁波市北仑区' },
  { language: 'en', width: 390, steps: ['Zhejiang', 'Ningbo', 'Beilun District'], found: 'Beilun District, Ningbo, Zhejiang' },
]

for (const { language, width, steps, found } of caseOfToday(journeys, 1)) {
  test(`a truck is quoted while typing and ordered at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = person
    const main = page.getByRole('main')
    const words = said[language]

    await test.step('a place without a price is reported, and one from the list has a price', async () => {
      await openAlive(person, '/service/truck?pol=CNNGB&terminal=BLCT1&points=510100')
      await expect(main.getByRole('heading', { name: words.prices })).toBeVisible()
      await expect(main.getByText(words.noPrice)).toBeVisible()
      await main.getByRole('link', { name: words.use, exact: true }).first().click()
      await expect(main.getByText(words.noPrice)).toBeHidden()
      await expect(main.getByRole('link', { name: words.order })).toBeVisible()
    })

    await test.step('the place is chosen step by step, then found by its initials; the price follows', async () => {
      const place = main.getByRole('combobox', { name: words.area })
      await place.click()
      const panel = page.getByRole('dialog', { name: words.area })
      // The levels above the place chosen from the list are expanded.
      await expect(panel.getByRole('option', { selected: true }).last()).toBeVisible()
      await panel.getByRole('combobox', { name: words.search }).fill('blq')
      await panel.getByRole('option', { name: found }).first().click()
      await expect(place).toHaveText(found)
      await place.click()
      await checkPage(person, 'choosing a place')
      await chooseSteps(page, words.area, steps)
      await expect(place).toHaveText(found)
      const total = main.locator('.qs-fee-total dd')
      await expect(total).toContainText('CNY')
      // The condition and its figures are shown before the cargo is overweight.
      await expect(main.locator('[data-block=terms]').getByText(words.overweight, { exact: true }).first()).toBeVisible()
      await field(main, words.weight).fill('28500')
      await expect(main.locator('.qs-fee-name', { hasText: words.overweight })).toBeVisible()
    })

    await test.step('the order form takes over the input, requests the rest and returns a number', async () => {
      await checkPage(person, 'truck quote')
      await main.getByRole('link', { name: words.order }).click()
      await expect(page).toHaveURL(/\/domestic\/newTruckDetail\?.*points=330206/)
      await expect(main.getByRole('combobox', { name: words.area })).toHaveText(found)
      await main.getByRole('button', { name: words.place }).click()
      await expect(field(main, words.mblNo)).toHaveAttribute('aria-invalid', 'true')
      await choose(main, words.carrier, 'COSU')
      await field(main, words.mblNo).fill('COSU6300000777')
      await field(main, words.vessel).fill('COSCO SHIPPING ARIES')
      await field(main, words.voyage).fill('052E')
      await field(main, words.address).fill('No. 9 Gangcheng Road')
      await field(main, words.date).fill('2030-01-15')
      await field(main, words.date).press('Tab')
      await field(main, words.grossWeight).fill('28500')
      await field(main, words.contact).fill('Zhou')
      await field(main, words.mobile).fill('13800000102')
      await checkPage(person, 'truck order')
      await main.getByRole('button', { name: words.place }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\/QSTR/)
      await openPart(page, 'progress')
      await expect(main.getByText(words.dispatched).first()).toBeVisible()
      await openPart(page, 'booking')
      await expect(main.getByText(found).locator('visible=true').first()).toBeVisible()
    })

    await test.step('the order is in the list, and a sea order links to its truck order', async () => {
      const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.goto(`/workbench/TruckList?omsOrderNo=${number}`)
      await expect(main.getByText(number).locator('visible=true').first()).toBeVisible()
      await arrangeFromSea(person, words.arrange)
    })
    expect(person.complaints).toEqual([])
  })
}

async function chooseSteps(page: Page, label: string, steps: readonly string[]): Promise<void> {
  const panel = page.getByRole('dialog', { name: label })
  for (const step of steps) {
    const all = panel.getByRole('button', { name: /^(全部|All)$/ })
    if (step === steps[0] && (await all.isVisible())) await all.click()
    await panel.getByRole('option', { name: step, exact: true }).click()
  }
  await expect(panel).toBeHidden()
}

/** Copies the values of the sea order into the truck's form. */
async function arrangeFromSea({ page }: Person, arrange: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/workbench/BookCargoSpaceList?orderType=sea-booking', { waitUntil: 'domcontentloaded' })
  await main
    .getByRole('link', { name: new RegExp(`^${arrange.split(' ')[0]}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/domestic\/newTruckDetail\?.*pol=CN.*boxes=\d\d[A-Z]{2}\*\d/)
}
