import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'

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
