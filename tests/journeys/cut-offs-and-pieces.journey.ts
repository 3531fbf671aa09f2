import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openSignedIn } from './person.ts'

/** A day in the coming weeks, in input format. */
const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: {
    pieces: ['长', '宽', '高', '单件重'],
    lost: '合计亏舱 10 TEU',
    pol: '起运港',
    pod: '目的港',
    planned: '计划日期',
    goods: '品名',
    contact: '联系人',
    mobile: '手机',
    submit: '提交询价',
    order: '件杂货与超限货',
    late: /赶不上这班船/,
  },
  en: {
    pieces: ['Length', 'Width', 'Height', 'Weight per piece'],
    lost: '10 TEU of lost slots in total',
    pol: 'Port of loading',
    pod: 'Port of discharge',
    planned: 'Planned date',
    goods: 'Commodity',
    contact: 'Contact',
    mobile: 'Mobile',
    submit: 'Request a quote',
    order: 'Break bulk and OOG',
    late: /will miss this sailing/,
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`cut-offs are planned and a large piece is checked and requested at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = customer
    const main = page.getByRole('main')

    await test.step('a link restores a plan, which warns of late cargo', async () => {
      const query = `port=CNNGB&etdDay=${soon}&readyDay=${soon}&travelHours=4&stuffingHours=3`
      await openAlive(customer, `/domestic/bkHelp?${query}`)
      await expect(main.locator('.qs-cut-offs li')).toHaveCount(11)
      await expect(main.getByText(words.late)).toBeVisible()
      await checkPage(customer, 'cut-offs')
    })

    await test.step('the piece needs a flat rack and is requested', async () => {
      await openAlive(customer, '/domestic/scatteringCargo')
      for (const [index, value] of ['980', '310', '290', '16500'].entries()) await field(main, words.pieces[index] ?? '').fill(value)
      await expect(main.getByText('1 × 40FR', { exact: true })).toBeVisible()
      await expect(main.getByText(words.lost)).toBeVisible()
      await choose(main, words.pol, 'CNNGB')
      await choose(main, words.pod, 'NLRTM')
      await field(main, words.planned).fill(soon)
      await field(main, words.goods).fill('Transformer')
      await field(main, words.contact).fill('Zhou')
      await field(main, words.mobile).fill('13800000102')
      await checkPage(customer, 'break bulk')
      await main.getByRole('button', { name: words.submit }).click()
      await page.waitForURL(/\/workbench\/orderDetail\//)
      await expect(main.getByText(words.order).first()).toBeVisible()
    })
    expect(customer.complaints).toEqual([])
  })
}
