import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson, signIn } from './person.ts'
import { password } from './sign-ins.ts'
import type { Language } from './words.ts'

const said = {
  zh: {
    left: /^\d+ 天$/,
    offers: '各堆场总价，从低到高',
    order: '下单',
    days: '堆存天数',
    arrival: '计划进场日期',
    contact: '联系人',
    mobile: '手机',
    submit: '提交委托',
  },
  en: {
    left: /^\d+ days?$/,
    offers: 'Total at each yard, lowest first',
    order: 'Order',
    days: 'Days of storage',
    arrival: 'Planned arrival',
    contact: 'Contact',
    mobile: 'Mobile',
    submit: 'Submit',
  },
} as const

const people: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of caseOfToday(people)) {
  test(`a yard is compared and ordered from a campaign at ${who.brand} in ${who.language} at ${who.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const person = await openPerson(browser, baseURL ?? '', who)
    const { page } = person
    const words = said[who.language]
    const main = page.getByRole('main')
    const offers = main.locator('[data-block=offers]')

    await test.step('a visitor sees how long it lasts and what is offered, without prices', async () => {
      await openAlive(person, '/yardAct?port=CNNGB&quantity=2&storageDays=40')
      await expect(main.getByText(words.left)).toBeAttached()
      await expect(main.getByRole('heading', { name: words.offers })).toBeVisible()
      await expect(offers).not.toContainText('CNY')
      await checkPage(person, 'campaign of a visitor')
    })

    await test.step('signed in, the cheapest offer is ordered with the values of the comparison', async () => {
      await signIn(person, 'shipper', password)
      await offers.getByRole('link', { name: words.order, exact: true }).first().click()
      await expect(page).toHaveURL(/\/containerYard\/quote\?.*storageDays=40/)
      await expect(field(main, words.days)).toHaveValue('40')
      await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
      await field(main, words.arrival).fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10))
      await field(main, words.arrival).press('Tab')
      await field(main, words.contact).fill('Zhou')
      await field(main, words.mobile).fill('13800000102')
      await main.getByRole('button', { name: words.submit, exact: true }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\//)
    })
    expect(person.complaints).toEqual([])
  })
}
