import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson } from './person.ts'

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`ships and sailings are found at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page, say } = visitor
    const main = page.getByRole('main')

    await test.step('the vessel plan lists ships and draws them at their berths', async () => {
      await openAlive(visitor, '/logistics/plan?port=CNNGB')
      await expect(main.getByText(say('list/vessel-plan.notices.done'))).toBeVisible()
      const chart = main.getByRole('region', { name: say('page/vessel-plan.berths') })
      await expect(chart.getByRole('listitem').first()).toBeVisible()
      await expect(main.getByText('UTC+8').first()).toBeVisible()
      await checkPage(visitor, 'vessel plan')
    })

    await test.step('an unknown ship is not found', async () => {
      await openAlive(visitor, '/logistics/plan?vessel=NOSUCHSHIP')
      await expect(main.getByText(say('list/vessel-plan.empty'))).toBeVisible()
    })

    await test.step('sailings of a lane, as a list and on the days of their weeks', async () => {
      await openAlive(visitor, '/logistics/shipment?pol=CNNGB&pod=SGSIN')
      await main.getByText(say('list/sailings.tabs.next-three-weeks'), { exact: true }).click()
      await expect(main.getByText(say('list/sailings.notices.done'))).toBeVisible()
      await expect(
        main
          .getByRole('region', { name: say('page/schedule.week') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible()
      await checkPage(visitor, 'sailing schedule')
    })

    await test.step('a lane without sailings says so', async () => {
      await openAlive(visitor, '/logistics/shipment?pol=USLAX&pod=CNNGB')
      await expect(main.getByText(say('list/sailings.empty')).first()).toBeVisible()
    })
  })
}
