import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { attach, openAlive, openSignedIn, type Person } from './person.ts'
import type { Language } from './words.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    template: '下载模板',
    load: '导入运价表',
    check: '开始检查',
    wrong: '部分行有错误，尚未导入任何运价',
    near: '找不到“Los Angles”，是否为“Los Angeles”？',
    meant: '分隔符不明确，请改为 1250',
    leaveOut: '跳过错误行并导入',
    undo: '撤销导入',
    undone: '导入已撤销',
    loaded: '已导入',
    holes: '以下日期缺少汇率，相关币种当天无法报价',
  },
  en: {
    template: 'Download template',
    load: 'Upload a rate sheet',
    check: 'Check sheet',
    wrong: 'Some rows have errors. Nothing has been loaded yet.',
    near: '“Los Angles” not found. Did you mean “Los Angeles”?',
    meant: 'The separators are ambiguous. Write 1250',
    leaveOut: 'Skip incorrect rows and load',
    undo: 'Undo load',
    undone: 'Load undone',
    loaded: 'Loaded',
    holes: 'Days without a rate: prices in these currencies cannot be quoted',
  },
} as const

/** A valid row, and one with two errors; every journey has its own service, so that they can run in parallel. */
async function makeSheet(service: string): Promise<Buffer> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const head = ['pol', 'pod', 'carrier', 'service', 'transitDays', 'etd', 'validFrom', 'validTo', 'price20GP', 'price40HQ']
  const row = (pod: string, price: string) => ['上海', pod, 'COSU', service, '16', day(20), day(1), day(30), price, '2250']
  const rows = [head, row('洛杉矶', '1250'), row('Los Angles', '1,250')]
  return writeXlsxFile(
    rows.map((cells) => cells.map((value) => ({ value, type: String }))),
    { sheet: 'rates' },
  ).toBuffer()
}

async function loadSheet(person: Person, language: Language, service: string): Promise<void> {
  const { page } = person
  const say = words[language]
  await openAlive(person, '/desk/rates')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say.template }).click()
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await page.getByRole('link', { name: say.load }).click()
  await attach(page, {
    name: `${service}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await makeSheet(service),
  })
  await page.getByRole('button', { name: say.check }).click()
  await expect(page.getByText(say.wrong)).toBeVisible()
  await expect(page.getByText(say.near)).toBeVisible()
  await expect(page.getByText(say.meant)).toBeVisible()
}

async function confirmDialog({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`customer service load a rate sheet, skip incorrect rows and undo it, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const say = words[language]
    const service = `J${language.toUpperCase()}`
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
    const { page } = person
    await loadSheet(person, language, service)
    await checkPage(person, 'a checked rate sheet')
    await confirmDialog(person, say.leaveOut)
    await expect(page.getByRole('button', { name: say.undo })).toBeVisible()
    await expect(page.getByText(say.loaded, { exact: true }).first()).toBeVisible()
    await confirmDialog(person, say.undo)
    await expect(page.getByText(say.undone)).toBeVisible()
    await openAlive(person, '/desk/exchange-rates')
    await expect(page.getByRole('heading', { name: say.holes })).toBeVisible()
    await checkPage(person, 'exchange rates')
    expect(person.complaints).toEqual([])
  })
}
