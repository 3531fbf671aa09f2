import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openPerson, openSignedIn } from './person.ts'
import type { Language } from './words.ts'

const said = {
  zh: {
    tariff: '宁波港口直通费用',
    own: /本港专用费率/,
    place: '场站',
    express: '快速进港',
    date: '作业日期',
    contact: '联系人',
    mobile: '手机',
    submit: '提交委托',
    charges: '预计费用',
    price: '试算费用',
  },
  en: {
    tariff: 'Port express charges, Ningbo',
    own: /This port.s tariff/,
    place: 'Yard or station',
    express: 'Express gate-in',
    date: 'Date',
    contact: 'Contact',
    mobile: 'Mobile',
    submit: 'Submit',
    charges: 'Charges by that date',
    price: 'Calculate storage',
  },
} as const

const journeys: readonly { language: Language; width: number }[] = [
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
]
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of caseOfToday(journeys)) {
  const words = said[language]

  test(`a shuttle to the terminal is priced and ordered at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    await openAlive(visitor, '/service/portExpress')
    const open = visitor.page.getByRole('main')
    await expect(open.getByText('BLCT6')).toBeVisible()
    await expect(open.getByRole('heading', { name: words.tariff })).toBeVisible()
    await expect(open.getByText(words.own).first()).toBeVisible()
    await checkPage(visitor, 'port express for a visitor')

    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'shipper' })
    const main = person.page.getByRole('main')
    await openAlive(person, '/service/portExpress?terminal=BLCT2')
    await choose(main, words.place, 'beilun')
    const total = main.locator('.qs-fee-total dd')
    await expect(total).toHaveText('CNY 260.00')
    await main.getByRole('switch', { name: words.express }).click()
    await expect(total).toHaveText('CNY 380.00')
    await field(main, words.date).fill(day(3))
    await field(main, words.date).press('Tab')
    await field(main, words.contact).fill('Zhou')
    await field(main, words.mobile).fill('13800000102')
    await main.getByRole('button', { name: words.submit, exact: true }).click()
    await expect(person.page).toHaveURL(/\/workbench\/orderDetail\/YJPX/)
    await expect(main.getByText('380.00').first()).toBeVisible()
    expect([...visitor.complaints, ...person.complaints]).toEqual([])
  })

  test(`yard charges of own containers are forecast at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'minjiang', language, width, account: 'shipper' })
    const { page } = person
    const main = page.getByRole('main')
    await openAlive(person, `/glj/containerManagement?until=${day(40)}`)
    await expect(main.getByText(words.charges).first()).toBeVisible()
    await expect(main.locator('[data-block=totals]').getByText(day(40))).toBeVisible()
    await checkPage(person, 'containers in yards')
    await openAlive(person, '/glj/containerYard')
    await main.getByRole('link', { name: words.price }).first().click()
    await expect(page).toHaveURL(/yard=/)
    await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
    expect(person.complaints).toEqual([])
  })
}
