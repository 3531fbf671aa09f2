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
    closes: /截[一二三四五六日]开[一二三四五六日]/,
    etd: '预计开船日期',
    vessel: '船名',
    none: /没有船期，下一班 \d{4}-\d{2}-\d{2}/,
    take: /^改订/,
    unreal: '日期不存在或格式不正确',
    past: '日期不能早于今天',
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
    closes: /closes \w+ \d+ \w+, sails \w+/,
    etd: 'Estimated departure',
    vessel: 'Vessel',
    none: /no sailing on .* The next is on \d{4}-\d{2}-\d{2}/,
    take: /^Take /,
    unreal: 'This date does not exist or is in the wrong format',
    past: 'This date is in the past',
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

    await test.step('rates name their closing; another day proposes the sailings that exist', async () => {
      await openAlive(customer, '/route/seaQuery?pol=CNNGB&pod=USLAX')
      await expect(main.getByText(words.closes).first()).toBeVisible()
      await checkPage(customer, 'closing of rates')
      const href = await main.locator('a[href*="booking?rate="]').last().getAttribute('href')
      await openAlive(customer, href ?? '')
      const sailing = main.locator('.qs-sailing')
      await expect(sailing.locator('dt')).toHaveCount(4)
      await expect(field(main, words.vessel)).not.toHaveValue('')
      await checkPage(customer, 'cut-offs of a booking')

      const etd = field(main, words.etd)
      const day = await etd.inputValue()
      await etd.fill(new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10))
      await etd.press('Tab')
      await expect(field(main, words.vessel)).toHaveValue('')
      await expect(sailing.getByText(words.none)).toBeVisible()
      await sailing.getByRole('button', { name: words.take }).first().click()
      await expect(etd).toHaveValue(day)
      await expect(sailing.locator('dt')).toHaveCount(4)

      for (const [typed, message] of [
        ['2026-02-30', words.unreal],
        ['2020-01-02', words.past],
      ] as const) {
        await field(main, words.etd).fill(typed)
        await field(main, words.etd).press('Tab')
        await expect(main.getByText(message)).toBeVisible()
        await expect(field(main, words.etd)).toHaveValue(typed)
      }
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
