import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: { done: /^查询成功/, berths: '泊位图', none: '未查询到船舶信息', weeks: '按周查看', next: '未来三周', nothing: '抱歉，暂无结果' },
  en: {
    done: /^query success/,
    berths: 'Berth chart',
    none: 'no vessel info found',
    weeks: 'Week by week',
    next: 'Next three weeks',
    nothing: 'Sorry, no results now',
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`ships and sailings are found at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page } = visitor
    const main = page.getByRole('main')

    await test.step('the vessel plan lists ships and draws them at their berths', async () => {
      await openAlive(visitor, '/logistics/plan?port=CNNGB')
      await expect(main.getByText(words.done)).toBeVisible()
      const chart = main.getByRole('region', { name: words.berths })
      await expect(chart.getByRole('listitem').first()).toBeVisible()
      await expect(main.getByText('UTC+8').first()).toBeVisible()
      await checkPage(visitor, 'vessel plan')
    })

    await test.step('an unknown ship is not found', async () => {
      await openAlive(visitor, '/logistics/plan?vessel=NOSUCHSHIP')
      await expect(main.getByText(words.none)).toBeVisible()
    })

    await test.step('sailings of a lane, as a list and on the days of their weeks', async () => {
      await openAlive(visitor, '/logistics/shipment?pol=CNNGB&pod=SGSIN')
      await main.getByText(words.next, { exact: true }).click()
      await expect(main.getByText(words.done)).toBeVisible()
      await expect(main.getByRole('region', { name: words.weeks }).getByRole('listitem').first()).toBeVisible()
      await checkPage(visitor, 'sailing schedule')
    })

    await test.step('a lane without sailings says so', async () => {
      await openAlive(visitor, '/logistics/shipment?pol=USLAX&pod=CNNGB')
      await expect(main.getByText(words.nothing).first()).toBeVisible()
    })
  })
}
