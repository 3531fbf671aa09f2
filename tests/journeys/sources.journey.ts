import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { attach, choose, openAlive, openSignedIn } from './person.ts'

const edifact = readFileSync(new URL('../../src/domain/edifact/samples/codeco-partly-wrong.edi', import.meta.url))
const sheet = ['箱号,提单号,动态,时间,港口', 'CSQU3054383,,海放,2026-01-20 08:30,CNNGB', 'CSQU3054383,,上船,2026-01-20 09:00,CNNGB'].join(
  '\n',
)

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`the desk loads partly wrong files and finds them in the journal at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
    const { page, say } = staff
    const main = page.getByRole('main')

    await test.step('an EDIFACT file: what was refused is listed at once, with its position', async () => {
      await openAlive(staff, '/desk/edifact')
      await attach(main, { name: 'gate.edi', mimeType: 'text/plain', buffer: edifact })
      await main.locator('form').getByRole('button').last().click()
      await main
        .getByRole('button', { name: say('text/engine.details') })
        .first()
        .click()
      await expect(main.getByText('6 EQD')).toBeVisible()
      await expect(main.getByText('CSQU3054384')).toBeVisible()
      await expect(main.locator('.qs-file[data-filled]')).toHaveCount(0)
      await checkPage(staff, 'EDIFACT files')
    })

    await test.step('a sheet of port-side steps: the wrong cell is named, the right row is loaded', async () => {
      await openAlive(staff, '/desk/schedules')
      await main.getByRole('combobox', { name: say('form/sheet-load.kind') }).click()
      await page.getByRole('option', { name: say('dictionary/load-sheet.port-steps') }).click()
      await attach(main, { name: 'steps.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
      await main.getByRole('button', { name: say('form/sheet-load.submit') }).click()
      await expect(main.getByText('C3', { exact: true })).toBeVisible({ timeout: 30_000 })
      await checkPage(staff, 'a checked sheet')
      await main.getByRole('button', { name: say('page/desk-schedule-load.actions.leave-out') }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(main.getByText(say('entity/sheet-load.loadedAt'))).toBeVisible()
    })

    await test.step('the journal has both with their faults; a replay of the file is another receipt', async () => {
      await openAlive(staff, '/desk/sources')
      await choose(main, say('list/source-receipts.filters.state'), say('dictionary/receipt-state.partly'))
      await expect(main.getByText('steps.csv')).toBeVisible()
      await main
        .getByRole('button', { name: say('list/source-receipts.actions.replay'), exact: true })
        .first()
        .click()
      await expect(page.getByText(say('list/source-receipts.actions.replay.done')).first()).toBeVisible()
      await expect(main.getByText('gate.edi')).toHaveCount(2)
      await main
        .getByRole('button', { name: say('text/engine.details') })
        .last()
        .scrollIntoViewIfNeeded()
      await checkPage(staff, 'the journal of sources')
    })
    expect(staff.complaints).toEqual([])
  })
}
