import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openSignedIn, type Person } from './person.ts'
import type { Language } from './say.ts'

const journeys: readonly { language: Language; width: number; steps: readonly string[]; found: string }[] = [
  { language: 'zh', width: 1440, steps: ['浙江省', '宁波市', '北仑区'], found: '浙江省宁波市北仑区' },
  { language: 'en', width: 390, steps: ['Zhejiang', 'Ningbo', 'Beilun District'], found: 'Beilun District, Ningbo, Zhejiang' },
]

for (const { language, width, steps, found } of sampleOne(journeys, 1)) {
  test(`a truck is quoted while typing and ordered at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = person
    const main = page.getByRole('main')
    await test.step('a place without a price is reported, and one from the list has a price', async () => {
      await openAlive(person, '/service/truck?pol=CNNGB&terminal=BLCT1&points=510100')
      await expect(main.getByRole('heading', { name: say('page/truck-quote.prices') })).toBeVisible()
      await expect(main.getByText(say('text/error.no-terminal-yard-price'))).toBeVisible()
      await main
        .getByRole('link', { name: say('list/truck-prices.actions.take'), exact: true })
        .first()
        .click()
      await expect(main.getByText(say('text/error.no-terminal-yard-price'))).toBeHidden()
      await expect(main.getByRole('link', { name: say('page/truck-quote.quote.go.order') })).toBeVisible()
    })

    await test.step('the place is chosen step by step, then found by its initials; the price follows', async () => {
      const place = main.getByRole('combobox', { name: say('form/truck-quote.points.area') })
      await place.click()
      const panel = page.getByRole('dialog', { name: say('form/truck-quote.points.area') })
      // The levels above the place chosen from the list are expanded.
      await expect(panel.getByRole('option', { selected: true }).last()).toBeVisible()
      await panel.getByRole('combobox', { name: say('text/engine.place.search') }).fill('blq')
      await panel.getByRole('option', { name: found }).first().click()
      await expect(place).toHaveText(found)
      await place.click()
      await checkPage(person, 'choosing a place')
      await chooseSteps(person, say('form/truck-quote.points.area'), steps)
      await expect(place).toHaveText(found)
      const total = main.locator('.qs-fee-total dd')
      await expect(total).toContainText('CNY')
      // The condition and its figures are shown before the cargo is overweight.
      await expect(main.locator('[data-block=terms]').getByText(say('dictionary/fee.overweight'), { exact: true }).first()).toBeVisible()
      await field(main, say('form/truck-quote.weightPerBox')).fill('28500')
      await expect(main.locator('.qs-fee-name', { hasText: say('dictionary/fee.overweight') })).toBeVisible()
    })

    await test.step('the order form takes over the input, requests the rest and returns a number', async () => {
      await checkPage(person, 'truck quote')
      await main.getByRole('link', { name: say('page/truck-quote.quote.go.order') }).click()
      await expect(page).toHaveURL(/\/domestic\/newTruckDetail\?.*points=330206/)
      await expect(main.getByRole('combobox', { name: say('form/truck-quote.points.area') })).toHaveText(found)
      await main.getByRole('button', { name: say('form/truck-order.submit') }).click()
      await expect(field(main, say('form/truck-order.mblNo'))).toHaveAttribute('aria-invalid', 'true')
      await choose(main, say('form/truck-order.carrier'), 'COSU')
      await field(main, say('form/truck-order.mblNo')).fill('COSU6300000777')
      await field(main, say('form/truck-order.vessel')).fill('COSCO SHIPPING ARIES')
      await field(main, say('form/truck-order.voyage')).fill('052E')
      await field(main, say('form/truck-order.points.address')).fill('No. 9 Gangcheng Road')
      await field(main, say('form/truck-order.loadingDate')).fill('2030-01-15')
      await field(main, say('form/truck-order.loadingDate')).press('Tab')
      await field(main, say('form/truck-order.grossWeight')).fill('28500')
      await field(main, say('form/truck-order.contact')).fill('Zhou')
      await field(main, say('form/truck-order.mobile')).fill('13800000102')
      await checkPage(person, 'truck order')
      await main.getByRole('button', { name: say('form/truck-order.submit') }).click()
      await expect(page).toHaveURL(/\/workbench\/orderDetail\/QSTR/)
      await openPart(page, 'progress')
      await expect(main.getByText(say('dictionary/milestone.truck-dispatched')).first()).toBeVisible()
      await openPart(page, 'booking')
      await expect(main.getByText(found).locator('visible=true').first()).toBeVisible()
    })

    await test.step('the order is in the list, and a sea order links to its truck order', async () => {
      const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.goto(`/workbench/TruckList?omsOrderNo=${number}`)
      await expect(main.getByText(number).locator('visible=true').first()).toBeVisible()
      await arrangeFromSea(person, say('list/booking-orders.actions.truck'))
    })
    expect(person.complaints).toEqual([])
  })
}

async function chooseSteps({ page, say }: Person, label: string, steps: readonly string[]): Promise<void> {
  const panel = page.getByRole('dialog', { name: label })
  for (const step of steps) {
    const all = panel.getByRole('button', { name: say('text/engine.place.all'), exact: true })
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
