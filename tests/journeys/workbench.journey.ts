/** Daily work with orders: save a filter, export a list, paste containers, exchange messages. */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { bookingCases } from './bookings.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { act, confirmFees, openCaller, payAndGenerate, place } from './order-calls.ts'
import { openPart, press } from './order-page.ts'
import { openAlive, openSignedIn } from './person.ts'

const words = {
  zh: {
    keep: '保存当前筛选',
    columns: '显示列',
    houseBill: '分提单号',
    filterName: '筛选名称',
    save: '保存',
    more: '的操作',
    remove: '删除',
    export: '导出 Excel',
    containers: '登记集装箱',
    saveContainers: '保存集装箱',
    paste: '从 Excel 导入',
    cells: '表格内容',
    drop: /删除有误的/,
    take: /采用 \d+ 行/,
    message: '消息内容',
    send: '发送',
    notices: /^通知/,
    takeOrder: '接手',
    reject: '拒绝订单',
    conflict: '内容已被他人修改',
  },
  en: {
    keep: 'Save this filter',
    columns: 'Columns',
    houseBill: 'HBL number',
    filterName: 'Filter name',
    save: 'Save',
    more: 'Actions for',
    remove: 'Delete',
    export: 'Export to Excel',
    containers: 'Enter containers',
    saveContainers: 'Save containers',
    paste: 'Import from Excel',
    cells: 'Cells',
    drop: /Remove the incorrect row/,
    take: /Add \d+ row/,
    message: 'Message',
    send: 'Send',
    notices: /^Notifications/,
    takeOrder: 'Take order',
    reject: 'Reject order',
    conflict: 'Someone else changed this first',
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  const say = words[language]

  test(`a list is filtered, the filter saved, and the list exported, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = person
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
      await main.getByRole('button', { name: say.columns, exact: true }).click()
      await main.getByRole('checkbox', { name: say.houseBill }).check()
      await page.keyboard.press('Escape')
    }
    await main.getByRole('button', { name: say.keep }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.filterName).fill('Ningbo')
    await dialog.getByRole('button', { name: say.save, exact: true }).click()
    await expect(dialog).toBeHidden()
    await openAlive(person, '/workbench/OrderList')
    await main.getByRole('link', { name: 'Ningbo', exact: true }).click()
    await expect(page).toHaveURL(/pol=CNNGB/)
    if (width === 1440) await expect(main.getByRole('columnheader', { name: say.houseBill })).toBeVisible()
    await checkPage(person, 'orders by a saved filter')
    const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: say.export }).click()])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    // An Excel file is a zip.
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await main.getByRole('button', { name: say.more }).click()
    await main.getByRole('button', { name: say.remove, exact: true }).click()
    await expect(main.getByRole('link', { name: 'Ningbo', exact: true })).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /'s account|的账号/ })
      .click()
    await page.getByRole('button', { name: /^(Compact|紧凑)$/ }).click()
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
    const { page } = customer
    const main = page.getByRole('main')
    await openAlive(customer, `/workbench/orderDetail/${no}`)

    await test.step('an incorrect row is reported and skipped, the correct one accepted', async () => {
      await openPart(page, 'papers')
      await main.getByRole('button', { name: say.containers }).click()
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('button', { name: say.paste }).click()
      const cells = page.getByLabel(say.cells)
      await cells.fill('CSQU3054383\t40HQ\tCN448812\nCSQU3054384\t40HQ\tCN448813')
      await checkPage(customer, 'pasted rows')
      await page.getByRole('button', { name: say.drop }).click()
      await page.getByRole('button', { name: say.take }).click()
      await expect(dialog.locator('input[value="CSQU3054383"]').first()).toBeVisible()
      await dialog.getByRole('button', { name: say.saveContainers }).click()
      await expect(dialog).toBeHidden()
      await expect(main.getByText('CSQU3054383').locator('visible=true').first()).toBeVisible()
    })

    await test.step('a message reaches customer service, and their reply the customer', async () => {
      await openPart(page, 'messages')
      await main.getByRole('textbox', { name: say.message }).fill('When may we deliver?')
      await main.getByRole('button', { name: say.send, exact: true }).click()
      await expect(main.getByText('When may we deliver?')).toBeVisible()
      const staff = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'service' })
      await openAlive(staff, '/desk/messages')
      await expect(staff.page.getByRole('main').getByText(no).locator('visible=true').first()).toBeVisible()
      await openAlive(staff, `/desk/orders/${no}`)
      const desk = staff.page.getByRole('main')
      await desk.getByRole('textbox', { name: say.message }).fill('From Monday on.')
      await desk.getByRole('button', { name: say.send, exact: true }).click()
      await expect(desk.getByText('From Monday on.')).toBeVisible()
      await openAlive(customer, '/workbench/notifications')
      await expect(main.getByText('From Monday on.').first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: say.notices })).toBeVisible()
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
    const { page } = staff
    const main = page.getByRole('main')
    await openAlive(staff, `/desk/orders/${no}`)
    // Staff have the sections of the desk in the header, and no second row.
    await expect(page.getByRole('navigation', { name: /^(Workbench|工作台)$/ })).toHaveCount(0)
    await main.getByRole('button', { name: say.takeOrder }).click()
    await expect(main.getByRole('button', { name: say.takeOrder })).toBeHidden()
    await press(page, say.reject)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('No space this week')
    const agreed = await confirmFees(hands.staff, no)
    await dialog.getByRole('button', { name: say.reject }).click()
    await expect(page.getByRole('dialog', { name: say.conflict })).toBeVisible()
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
