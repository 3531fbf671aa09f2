import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { attach, field, openAlive, openSignedIn, type Person } from './person.ts'

/**
 * A valid row, which is not in force yet wherever it is already tomorrow, and one with two errors.
 * Every journey has its own service, so that they can run in parallel.
 */
async function makeSheet(service: string): Promise<Buffer> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const head = ['pol', 'pod', 'carrier', 'service', 'transitDays', 'etd', 'validFrom', 'validTo', 'price20GP', 'price40HQ']
  const row = (pod: string, price: string) => ['上海', pod, 'COSU', service, '16', day(20), day(2), day(30), price, '2250']
  const rows = [head, row('洛杉矶', '1250'), row('Los Angles', '12,5')]
  return writeXlsxFile(
    rows.map((cells) => cells.map((value) => ({ value, type: String }))),
    { sheet: 'rates' },
  ).toBuffer()
}

async function loadSheet(person: Person, service: string): Promise<void> {
  const { page, say } = person
  await openAlive(person, '/desk/rates')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('page/desk-rates.actions.template') }).click()
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await page.getByRole('link', { name: say('page/desk-rates.actions.new') }).click()
  await attach(page, {
    name: `${service}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await makeSheet(service),
  })
  await page.getByRole('button', { name: say('form/rate-load.submit') }).click()
  await expect(page.getByText(say('page/desk-rate-load.wrong'))).toBeVisible()
  await expect(page.getByText(say('text/cell.unknown-near', { value: 'Los Angles', nearest: 'Los Angeles' }))).toBeVisible()
  await expect(page.getByText(say('text/cell.separator', { meant: '12.5' }))).toBeVisible()
}

async function confirmDialog({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Finds the rate of a service, corrects its price after a slip, withdraws and restores it. */
async function changeRate(person: Person, service: string): Promise<void> {
  const { page, say } = person
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await openAlive(person, `/desk/rates?tab=upcoming&words=${service}`)
  await page
    .getByRole('link', { name: say('text/common.details') })
    .first()
    .click()
  await button(say('page/desk-rate.actions.correct')).click()
  await field(dialog, '40HQ').fill('0')
  await field(dialog, say('form/rate-correction.reason')).fill('2260')
  await submit(say('form/rate-correction.submit'))
  await expect(dialog.getByText(say('text/cell.above', { least: '0' }))).toBeVisible()
  await field(dialog, '40HQ').fill('2260')
  await submit(say('form/rate-correction.submit'))
  await expect(page.getByText(say('page/desk-rate.actions.correct.done'))).toBeVisible()
  await expect(page.getByRole('cell', { name: '2,260', exact: true })).toBeVisible()
  await checkPage(person, 'a corrected rate')
  await button(say('page/desk-rate.actions.withdraw')).click()
  await field(dialog, say('form/rate-withdrawal.reason')).fill(service)
  await submit(say('form/rate-withdrawal.submit'))
  await expect(page.getByText(say('page/desk-rate.withdrawn'))).toBeVisible()
  await confirmDialog(person, say('page/desk-rate.actions.restore'))
  await expect(button(say('page/desk-rate.actions.withdraw'))).toBeVisible()
}

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`customer service load a rate sheet, skip incorrect rows, correct a rate and undo the load, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const service = `J${language.toUpperCase()}`
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
    const { page, say } = person
    await loadSheet(person, service)
    await checkPage(person, 'a checked rate sheet')
    await confirmDialog(person, say('page/desk-rate-load.actions.leave-out'))
    await expect(page.getByRole('button', { name: say('page/desk-rate-load.actions.undo') })).toBeVisible()
    await expect(page.getByText(say('dictionary/rate-load-state.loaded'), { exact: true }).first()).toBeVisible()
    const load = page.url()
    await changeRate(person, service)
    await openAlive(person, load)
    await confirmDialog(person, say('page/desk-rate-load.actions.undo'))
    await expect(page.getByText(say('page/desk-rate-load.actions.undo.done'))).toBeVisible()
    await openAlive(person, '/desk/exchange-rates')
    await expect(page.getByRole('heading', { name: say('page/desk-exchange.holes') })).toBeVisible()
    await checkPage(person, 'exchange rates')
    expect(person.complaints).toEqual([])
  })
}
