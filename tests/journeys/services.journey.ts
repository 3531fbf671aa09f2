import { expect, type Page } from '@playwright/test'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openSignedIn, type Person } from './person.ts'
import { startOf } from './say.ts'

/** A day in the coming weeks, in input format. */
const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

/** A day in the coming weeks on which a ship sails from Ningbo to Los Angeles: not every weekday has one. */
async function nextDeparture(page: Page): Promise<string> {
  return await page.evaluate(async (from) => {
    const response = await fetch(`/api/rates/sea?pol=CNNGB&pod=USLAX&etdFrom=${from}&sort=etd&pageSize=1`)
    const { data } = (await response.json()) as { data: { rows: readonly { etd: string }[] } }
    return data.rows[0]?.etd ?? from
  }, soon)
}

test('LCL is priced by weight or measure while typing, and ordered at that price', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  const { page, say } = customer
  await openAlive(customer, '/service/lcLService')
  const main = page.getByRole('main')
  await choose(main, say('form/lcl.pol'), 'CNNGB')
  await choose(main, say('form/lcl.pod'), 'USLAX')
  await field(main, say('form/lcl.grossWeight')).fill('1200')
  await field(main, say('form/lcl.volume')).fill('2')
  const total = main.locator('.qs-fee-total dd')
  await expect(total).toContainText('CNY')
  const light = (await total.textContent()) ?? ''
  // Now the weight exceeds the volume and determines the price.
  await field(main, say('form/lcl.grossWeight')).fill('5000')
  await expect(total).not.toHaveText(light)
  await field(main, say('form/lcl.etd')).fill(soon)
  await fillGoods(customer)
  await field(main, say('form/lcl.packages')).fill('12')
  await choose(main, say('form/lcl.packageUnit'), say('dictionary/package-unit.cartons'))
  await checkPage(customer, 'LCL')
  const shown = (await total.textContent()) ?? ''
  await main.getByRole('button', { name: say('form/lcl.submit') }).click()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(main.getByText(say('order-type/lcl')).first()).toBeVisible()
  await expect(main.getByText(shown).locator('visible=true').first()).toBeVisible()
  await openPart(page, 'booking')
  await expect(main.getByText('5,000').locator('visible=true').first()).toBeVisible()
  expect(customer.complaints).toEqual([])
})

test('a request without a tariff is placed without an estimate, on a phone', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 390, account: 'shipper' })
  const { page, say } = customer
  await openAlive(customer, '/route/airFreightService')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('form/air.submit') }).click()
  const place = (key: string) => main.getByRole('combobox', { name: say(key) })
  await expect(place('form/air.from')).toHaveAttribute('aria-invalid', 'true')
  await place('form/air.from').fill('Shanghai PVG')
  // The code of an airport becomes its name.
  await place('form/air.to').fill('fra')
  await place('form/air.to').blur()
  await expect(place('form/air.to')).toHaveValue('Frankfurt FRA')
  await field(main, say('form/air.plannedDate')).fill(soon)
  await fillGoods(customer)
  await field(main, say('form/air.packages')).fill('4')
  await choose(main, say('form/air.packageUnit'), say('dictionary/package-unit.cartons'))
  await field(main, say('form/air.grossWeight')).fill('320')
  await field(main, say('form/air.volume')).fill('1.5')
  // The guide prices of the airlines on this lane, for the chargeable weight.
  await expect(main.getByRole('heading', { name: 'Lufthansa LH' })).toBeVisible()
  await expect(main.getByText('9,440').first()).toBeVisible()
  await checkPage(customer, 'air freight')
  await main.getByRole('button', { name: say('form/air.submit') }).click()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(main.getByText('Shanghai PVG – Frankfurt FRA').first()).toBeVisible()
  await expect(main.getByText(say('text/freight.onRequest'))).toBeVisible()
  expect(customer.complaints).toEqual([])
})

test('a one-stop booking prices all selected services, with a subtotal for each', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  const { page, say } = customer
  await openAlive(customer, '/service/entrust')
  const main = page.getByRole('main')
  const [booking, customs, insurance] = [
    say('dictionary/service-type.sea-booking'),
    say('dictionary/service-type.customs'),
    say('dictionary/service-type.insurance'),
  ]
  const subtotal = say.pattern('text/freight.subtotal').source
  await choose(main, say('form/entrust.pol'), 'CNNGB')
  await choose(main, say('form/entrust.pod'), 'USLAX')
  const parts = main.locator('.qs-fee-group')
  await expect(parts).toHaveText([startOf(booking)])
  await expect(main.getByRole('heading', { name: say('form/entrust.layout.insurance') })).toBeHidden()
  for (const service of [say('form/entrust.wantsCustoms'), say('form/entrust.wantsInsurance')])
    await main.getByRole('checkbox', { name: service }).check()
  await field(main, say('form/entrust.insuredValue')).fill('3300000')
  await expect(parts).toHaveText([booking, customs, insurance].map((part) => new RegExp(`^${part}.*${subtotal}`)))
  await expect(parts.nth(1)).toContainText(/CNY\s150\.00/)
  await main.getByRole('checkbox', { name: say('form/entrust.wantsCustoms') }).uncheck()
  await expect(parts).toHaveText([startOf(booking), startOf(insurance)])
  await field(main, say('form/entrust.etd')).fill(await nextDeparture(page))
  await fillGoods(customer)
  const notice = main.getByRole('checkbox', { name: say('form/entrust.liabilityNoted') })
  await expect(notice).toBeHidden()
  await field(main, say('entity/service-request.goodsValue')).fill('3000000')
  await expect(notice).toBeVisible()
  const submit = main.getByRole('button', { name: say('form/entrust.submit') })
  await submit.click()
  await expect(main.getByText(say('text/service.liability')).first()).toBeVisible()
  await notice.check()
  await checkPage(customer, 'entrust ticket')
  await submit.click()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(main.getByText(say('order-type/entrust')).first()).toBeVisible()
  await expect(main.locator('.qs-fee-group')).toHaveText([startOf(booking), startOf(insurance)])
  expect(customer.complaints).toEqual([])
})

/** What all forms of services ask. */
async function fillGoods({ page, say }: Person): Promise<void> {
  const main = page.getByRole('main')
  await field(main, say('entity/service-request.goodsName')).fill('Furniture')
  await field(main, say('entity/service-request.goodsAmount')).fill('120')
  await field(main, say('entity/service-request.goodsValue')).fill('50000')
  await field(main, say('entity/service-request.contact')).fill('Zhou')
  await field(main, say('entity/service-request.mobile')).fill('13800000102')
}
