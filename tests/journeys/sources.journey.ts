import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { attach, choose, openAlive, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: {
    details: '详情',
    digit: 'CSQU3054384',
    kind: '表格类型',
    steps: '港区动态',
    check: '开始检查',
    skip: '跳过错误行并导入',
    completed: '完成时间',
    result: '结果',
    partly: '部分拒收',
    replay: '重放',
    replayed: '已重放',
  },
  en: {
    details: 'Details',
    digit: 'The check digit of CSQU3054384 should be 3',
    kind: 'Kind of sheet',
    steps: 'Port-side steps',
    check: 'Check sheet',
    skip: 'Skip incorrect rows and load',
    completed: 'Completed at',
    result: 'Result',
    partly: 'Partly refused',
    replay: 'Replay',
    replayed: 'Replayed',
  },
} as const

const edifact = readFileSync(new URL('../../src/domain/edifact/samples/codeco-partly-wrong.edi', import.meta.url))
const sheet = ['箱号,提单号,动态,时间,港口', 'CSQU3054383,,海放,2026-01-20 08:30,CNNGB', 'CSQU3054383,,上船,2026-01-20 09:00,CNNGB'].join(
  '\n',
)

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`the desk loads partly wrong files and finds them in the journal at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
    const { page } = staff
    const main = page.getByRole('main')

    await test.step('an EDIFACT file: what was refused is listed at once, with its position', async () => {
      await openAlive(staff, '/desk/edifact')
      await attach(main, { name: 'gate.edi', mimeType: 'text/plain', buffer: edifact })
      await main.locator('form').getByRole('button').last().click()
      await main.getByRole('button', { name: words.details }).first().click()
      await expect(main.getByText('6 EQD')).toBeVisible()
      await expect(main.getByText(words.digit)).toBeVisible()
      await expect(main.locator('.qs-file[data-filled]')).toHaveCount(0)
      await checkPage(staff, 'EDIFACT files')
    })

    await test.step('a sheet of port-side steps: the wrong cell is named, the right row is loaded', async () => {
      await openAlive(staff, '/desk/schedules')
      await main.getByRole('combobox', { name: words.kind }).click()
      await page.getByRole('option', { name: words.steps }).click()
      await attach(main, { name: 'steps.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
      await main.getByRole('button', { name: words.check }).click()
      await expect(main.getByText('C3', { exact: true })).toBeVisible({ timeout: 30_000 })
      await checkPage(staff, 'a checked sheet')
      await main.getByRole('button', { name: words.skip }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(main.getByText(words.completed)).toBeVisible()
    })

    await test.step('the journal has both with their faults; a replay of the file is another receipt', async () => {
      await openAlive(staff, '/desk/sources')
      await choose(main, words.result, words.partly)
      await expect(main.getByText('steps.csv')).toBeVisible()
      await main.getByRole('button', { name: words.replay, exact: true }).first().click()
      await expect(page.getByText(words.replayed).first()).toBeVisible()
      await expect(main.getByText('gate.edi')).toHaveCount(2)
      await main.getByRole('button', { name: words.details }).last().scrollIntoViewIfNeeded()
      await checkPage(staff, 'the journal of sources')
    })
    expect(staff.complaints).toEqual([])
  })
}
