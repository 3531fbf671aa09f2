import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openPerson, openSignedIn } from './person.ts'
import type { Language } from './say.ts'

const journeys: readonly { language: Language; width: number }[] = [
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
]
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of sampleOne(journeys)) {
  test(`a shuttle to the terminal is priced and ordered at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    await openAlive(visitor, '/service/portExpress')
    const { say } = visitor
    const open = visitor.page.getByRole('main')
    await expect(open.getByText('BLCT6')).toBeVisible()
    await expect(open.getByRole('heading', { name: say('tariff/ningbo-port-express') })).toBeVisible()
    await expect(open.getByText(say.pattern('text/terms.whyPort')).first()).toBeVisible()
    await checkPage(visitor, 'port express for a visitor')

    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'shipper' })
    const main = person.page.getByRole('main')
    await openAlive(person, '/service/portExpress?terminal=BLCT2')
    await choose(main, say('form/port-express.place'), 'beilun')
    const total = main.locator('.qs-fee-total dd')
    await expect(total).toHaveText('CNY 260.00')
    await main.getByRole('switch', { name: say('form/port-express.express') }).click()
    await expect(total).toHaveText('CNY 380.00')
    await field(main, say('form/port-express.workDate')).fill(day(3))
    await field(main, say('form/port-express.workDate')).press('Tab')
    await field(main, say('form/port-express.contact')).fill('Zhou')
    await field(main, say('form/port-express.mobile')).fill('13800000102')
    await main.getByRole('button', { name: say('form/port-express.submit'), exact: true }).click()
    await expect(person.page).toHaveURL(/\/workbench\/orderDetail\/YJPX/)
    await expect(main.getByText('380.00').first()).toBeVisible()
    expect([...visitor.complaints, ...person.complaints]).toEqual([])
  })

  test(`yard charges of own containers are forecast at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'minjiang', language, width, account: 'shipper' })
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, `/glj/containerManagement?until=${day(40)}`)
    await expect(main.getByText(say('entity/yard-box.untilTotal')).first()).toBeVisible()
    await expect(main.locator('[data-block=totals]').getByText(day(40))).toBeVisible()
    await checkPage(person, 'containers in yards')
    await openAlive(person, '/glj/containerYard')
    await main
      .getByRole('link', { name: say('list/fujian-yards.actions.quote') })
      .first()
      .click()
    await expect(page).toHaveURL(/yard=/)
    await expect(main.locator('.qs-fee-total dd')).toContainText('CNY')
    expect(person.complaints).toEqual([])
  })
}
