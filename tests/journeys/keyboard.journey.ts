/** Search, booking and the confirmation of fees without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { test } from './journey.ts'
import { openAlive, openSignedIn } from './person.ts'
import { startOf } from './say.ts'

/** Presses Tab until the element has the focus; returns how often. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<number> {
  await expect(target).toBeVisible()
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return presses
  }
  throw new Error(`Not reached after ${most} presses of Tab: ${target}`)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

async function pick(page: Page, target: Locator, text: string): Promise<void> {
  await type(page, target, text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

for (const { language, width } of sampleOne(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 1440 },
  ] as const,
  1,
)) {
  test(`a booking is searched, placed and priced by keyboard only at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = customer
    const main = page.getByRole('main')
    const combobox = (name: string) => main.getByRole('combobox', { name: startOf(name) })
    const box = (name: string) => main.getByRole('textbox', { name: startOf(name) }).first()

    await test.step('the first field is six presses of Tab away at most, by the skip link', async () => {
      await openAlive(customer, '/')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await tabTo(page, combobox(say('form/sea-booking.pol')), 5)).toBeLessThanOrEqual(5)
      await page.keyboard.type('nb')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await pick(page, combobox(say('form/sea-booking.pod')), 'los')
      await tabTo(page, main.getByRole('button', { name: say('form/sea-search.submit') }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/pol=CNNGB/)
    })

    await test.step('J and arrows move between the rates, and Enter books one', async () => {
      const books = main.getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
      await expect(books.nth(2)).toBeVisible()
      for (const key of ['j', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
      await expect(main.locator('.qs-list-row').nth(1).locator(':focus')).toHaveCount(1)
      await tabTo(page, books.nth(1), 6).catch(() => books.nth(1).focus())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/service\/booking\?rate=/)
    })

    const orderNo = await test.step('the form is filled in and sent', async () => {
      await expect(main.getByText(/CNY\s[\d,.]+/).first()).toBeVisible()
      await type(page, box(say('form/sea-booking.goodsName')), 'Furniture')
      await type(page, box(say('form/sea-booking.goodsAmount')), '1200')
      await type(page, box(say('form/sea-booking.goodsValue')), '50000')
      await type(page, box(say('form/sea-booking.contact')), 'Zhou')
      await type(page, box(say('form/sea-booking.mobile')), '13800000102')
      await tabTo(page, main.getByRole('button', { name: say('form/sea-booking.submit') }).last())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/workbench\/orderDetail\//)
      return page.url().split('/').at(-1) ?? ''
    })

    await test.step('the desk confirms the fees', async () => {
      const clerk = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
      await openAlive(clerk, `/desk/orders/${orderNo}`)
      await tabTo(
        clerk.page,
        clerk.page
          .getByRole('main')
          .getByRole('button', { name: say('page/desk-order.summary.confirm-fees') })
          .first(),
      )
      await clerk.page.keyboard.press('Enter')
      const dialog = clerk.page.getByRole('dialog')
      const focused = dialog.locator('[data-cell]:focus')
      await expect(dialog.locator('[data-cell]').first()).toBeVisible()
      for (let presses = 0; presses < 10 && (await focused.count()) === 0; presses++) await clerk.page.keyboard.press('Tab')
      await expect(focused).toHaveCount(1)
      for (const key of ['ArrowDown', 'ArrowUp', 'Control+End']) await clerk.page.keyboard.press(key)
      await tabTo(clerk.page, dialog.getByRole('button', { name: say('page/desk-order.summary.confirm-fees') }))
      await clerk.page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(clerk.page.getByText(say('dictionary/order-status.fees-confirmed')).first()).toBeVisible()
      expect(clerk.complaints).toEqual([])
    })
    expect(customer.complaints).toEqual([])
  })
}
