/** Daily work with orders: save a filter, export a list, paste containers, exchange messages. */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { bookingCases } from './bookings.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { act, confirmFees, openCaller, payAndGenerate, place } from './order-calls.ts'
import { openPart, press } from './order-page.ts'
import { openAlive, openSignedIn } from './person.ts'
import { startOf } from './say.ts'

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`a list is filtered, the filter saved, and the list exported, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, '/workbench/OrderList?tab=completed&pol=CNNGB')
    await expect(main.locator('.qs-list-row a').nth(1)).toBeVisible()
    for (const key of ['j', 'j', 'k', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    await expect(main.locator('.qs-list-row').first().getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/workbench\/orderDetail\//)
    await page.goBack()
    // A saved view has its own columns; on a phone there are none.
    if (width === 1440) {
      await main.getByRole('button', { name: say('text/engine.columns'), exact: true }).click()
      await main.getByRole('checkbox', { name: say('entity/order.hblNo') }).check()
      await page.keyboard.press('Escape')
    }
    await main.getByRole('button', { name: say('text/engine.filters.keep') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('text/engine.filters.name')).fill('Ningbo')
    await dialog.getByRole('button', { name: say('text/engine.filters.save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await openAlive(person, '/workbench/OrderList')
    await main.getByRole('link', { name: 'Ningbo', exact: true }).click()
    await expect(page).toHaveURL(/pol=CNNGB/)
    if (width === 1440) await expect(main.getByRole('columnheader', { name: say('entity/order.hblNo') })).toBeVisible()
    await checkPage(person, 'orders by a saved filter')
    const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: say('text/engine.export') }).click()])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    // An Excel file is a zip.
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await main.getByRole('button', { name: say('text/engine.filters.more', { name: 'Ningbo' }) }).click()
    await main.getByRole('button', { name: say('text/engine.filters.remove'), exact: true }).click()
    await expect(main.getByRole('link', { name: 'Ningbo', exact: true })).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: say.pattern('text/portal.account') })
      .click()
    await page.getByRole('button', { name: say('text/portal.density.compact') }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
    expect(person.complaints).toEqual([])
  })

  test(`containers are pasted and messages exchanged, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const base = baseURL ?? ''
    const hands = { customer: await openCaller(base, 'shipper'), staff: await openCaller(base, 'service') }
    const no = await place(hands.customer, sea())
    await confirmFees(hands.staff, no)
    await act(hands.customer, no, `/api/orders/${no}/acceptFees`)
    await payAndGenerate(hands.customer, hands.staff, no)
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = customer
    const main = page.getByRole('main')
    await openAlive(customer, `/workbench/orderDetail/${no}`)

    await test.step('an incorrect row is reported and skipped, the correct one accepted', async () => {
      await openPart(page, 'papers')
      await main.getByRole('button', { name: say('page/desk-order.more.paper-actions.containers') }).click()
      const dialog = page.getByRole('dialog').first()
      await expect(dialog.getByText(say('form/containers.one-box.source'))).toBeVisible()
      await expect(dialog.locator('input[value="1200"]').first()).toBeVisible()
      await dialog.getByRole('button', { name: say('text/engine.paste.open') }).click()
      const cells = page.getByLabel(say('text/engine.paste.area'))
      await cells.fill('CSQU3054383\t40HQ\tCN448812\nCSQU3054384\t40HQ\tCN448813')
      await checkPage(customer, 'pasted rows')
      await page.getByRole('button', { name: say.pattern('text/engine.paste.drop') }).click()
      await page.getByRole('button', { name: say('text/engine.paste.take', { count: 1 }), exact: true }).click()
      await expect(dialog.locator('input[value="CSQU3054383"]').first()).toBeVisible()
      await dialog.getByRole('button', { name: say('form/containers.submit') }).click()
      await expect(dialog).toBeHidden()
      await expect(main.getByText('CSQU3054383').locator('visible=true').first()).toBeVisible()
    })

    await test.step('a message reaches customer service, and their reply the customer', async () => {
      await openPart(page, 'messages')
      await main.getByRole('textbox', { name: say('text/engine.messages.message') }).fill('When may we deliver?')
      await main.getByRole('button', { name: say('text/engine.messages.send'), exact: true }).click()
      await expect(main.getByText('When may we deliver?')).toBeVisible()
      const staff = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'service' })
      await openAlive(staff, '/desk/messages')
      await expect(staff.page.getByRole('main').getByText(no).locator('visible=true').first()).toBeVisible()
      await openAlive(staff, `/desk/orders/${no}`)
      const desk = staff.page.getByRole('main')
      await desk.getByRole('textbox', { name: say('text/engine.messages.message') }).fill('From Monday on.')
      await desk.getByRole('button', { name: say('text/engine.messages.send'), exact: true }).click()
      await expect(desk.getByText('From Monday on.')).toBeVisible()
      await openAlive(customer, '/workbench/notifications')
      await expect(main.getByText('From Monday on.').first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: startOf(say('text/portal.notifications')) })).toBeVisible()
      expect(staff.complaints).toEqual([])
    })
    expect(customer.complaints).toEqual([])
  })

  test(`the second user to act at the desk sees who was first and what has changed, in ${language} at ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const base = baseURL ?? ''
    const hands = { customer: await openCaller(base, 'shipper'), staff: await openCaller(base, 'service2') }
    const no = await place(hands.customer, sea())
    const staff = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'service' })
    const { page, say } = staff
    const main = page.getByRole('main')
    await openAlive(staff, `/desk/orders/${no}`)
    // Staff have the sections of the desk in the header, and no second row.
    await expect(page.getByRole('navigation', { name: say('text/portal.workbench'), exact: true })).toHaveCount(0)
    await main.getByRole('button', { name: say('page/desk-order.more.owner.take') }).click()
    await expect(main.getByRole('button', { name: say('page/desk-order.more.owner.take') })).toBeHidden()
    await press(page, say('page/desk-order.summary.reject'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('No space this week')
    const agreed = await confirmFees(hands.staff, no)
    await dialog.getByRole('button', { name: say('page/desk-order.summary.reject') }).click()
    await expect(page.getByRole('dialog', { name: say('text/engine.conflict.title') })).toBeVisible()
    await checkPage(staff, 'a conflicting change')
    expect((await hands.staff.get(`/api/orders/${no}`)).data).toMatchObject({ state: 'fees-confirmed', version: agreed.version })
    expect(staff.complaints).toEqual([])
  })
}

function sea() {
  const found = bookingCases.find(({ type }) => type === 'sea')
  if (!found) throw new Error('There is no sea booking')
  return found
}
