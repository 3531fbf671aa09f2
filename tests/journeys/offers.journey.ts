/** Offers: compared side by side, saved, printed, shared with a user who may not see prices, repriced and booked. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { readPdf } from '../support/pdf-text.ts'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn, type Person } from './person.ts'

const noticeOf = {
  zh: {
    pick: '对比',
    compare: '并排对比',
    onlyDifferent: '只看差异',
    best: '综合最佳',
    total: '总费用',
    save: '保存报价',
    saved: '已保存到“我的报价”',
    pdf: '下载 PDF（中英文）',
    paper: '报价单',
    today: '今日价格',
    same: '价格未变',
    share: '分享链接',
    make: '创建链接',
    link: '链接',
    hidden: '登录后可查看价格',
    remove: '移除',
    undo: '撤销',
    bookBy: '据此订舱',
    fees: '费用明细',
  },
  en: {
    pick: 'Compare',
    compare: 'Compare side by side',
    onlyDifferent: 'Differences only',
    best: 'Best overall',
    total: 'Total',
    save: 'Save quote',
    saved: 'Saved to My quotes',
    pdf: 'PDF in both languages',
    paper: 'Quotation',
    today: "Today's price",
    same: 'The price is the same',
    share: 'Shared links',
    make: 'Create link',
    link: 'Link',
    hidden: 'Sign in to see the prices',
    remove: 'Remove',
    undo: 'Undo',
    bookBy: 'Book this quote',
    fees: 'Fees',
  },
} as const

for (const { language, width } of caseOfToday([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)) {
  test(`offers are compared, saved, printed, shared and booked in ${language} at ${width} px`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    await test.step('selects two rates', () => compare(person, language))
    await test.step('opens a booking with the best one and saves its price', () => keep(person, language))
    const number = await test.step('opens, prints and reprices it', () => printAndPrice(person, language))
    await test.step('shares it with a user who may not see prices', async () => {
      const stranger = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
      await share(person, stranger, language, number)
    })
    await test.step('removes it, restores it, and books with it', () => bookBy(person, language))
    expect(person.complaints).toEqual([])
  })
}

type Language = keyof typeof noticeOf

async function compare(person: Person, language: Language): Promise<void> {
  const { page } = person
  const say = noticeOf[language]
  await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=USLAX')
  const main = page.getByRole('main')
  const boxes = main.getByRole('checkbox', { name: say.pick })
  await boxes.nth(0).check()
  await expect(main.getByRole('link', { name: say.compare })).toHaveCount(0)
  await boxes.nth(1).check()
  await expect(page).toHaveURL(/rates=[^&]+(,|%2C)/)
  await main.getByRole('link', { name: say.compare }).click()
  await expect(page).toHaveURL(/\/route\/seaCompare\?/)
  await expect(main.getByRole('row', { name: new RegExp(`^${say.total}`) })).toContainText(/CNY\s[\d,.]+/)
  await expect(main.getByText(say.best, { exact: true }).first()).toBeVisible()
  await main.getByLabel(say.onlyDifferent).check()
  await checkPage(person, `the comparison in ${language}`)
  // Selected offers are still selected after going back.
  await page.goBack()
  await expect(boxes.nth(1)).toBeChecked()
  await page.goForward()
}

async function keep({ page, say: words }: Person, language: Language): Promise<void> {
  const say = noticeOf[language]
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words.book, exact: true }).first().click()
  await expect(page).toHaveURL(/\/service\/booking\?/)
  await main.getByRole('button', { name: say.save }).click()
  await expect(page.getByText(say.saved)).toBeVisible()
}

async function printAndPrice(person: Person, language: Language): Promise<string> {
  const { page } = person
  const say = noticeOf[language]
  const main = page.getByRole('main')
  await openAlive(person, '/workbench/Quotes')
  const number =
    (await main
      .getByText(/^QSQT\d+$/)
      .first()
      .textContent()) ?? ''
  await main.getByRole('link', { name: number }).first().click()
  await expect(page).toHaveURL(/\/workbench\/quoteDetail\//)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: say.pdf }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`quayside-${number}.pdf`)
  const text = readPdf(readFileSync(await file.path()))
    .pages.join('')
    .replace(/\s/g, '')
  for (const words of [number, '报价单', 'Quotation', say.paper]) expect(text).toContain(words)
  await main.getByRole('link', { name: say.today }).click()
  await expect(main.getByText(say.same)).toBeVisible()
  await checkPage(person, `the repriced quote in ${language}`)
  return number
}

async function share(person: Person, stranger: Person, language: Language, number: string): Promise<void> {
  const { page } = person
  const say = noticeOf[language]
  await page.getByRole('main').getByRole('link', { name: say.share }).click()
  await page.getByRole('main').getByRole('button', { name: say.make }).click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
  const address = await page.getByRole('textbox', { name: say.link }).inputValue()
  await stranger.page.goto(new URL(address).pathname)
  const main = stranger.page.getByRole('main')
  await expect(main.getByText(number)).toBeVisible()
  await expect(main.getByText(say.hidden)).toBeVisible()
  await expect(main.getByRole('heading', { name: say.fees })).toHaveCount(0)
  await checkPage(stranger, `the shared quote in ${language}`)
  expect(stranger.complaints).toEqual([])
}

async function bookBy({ page }: Person, language: Language): Promise<void> {
  const say = noticeOf[language]
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say.remove, exact: true }).click()
  await expect(page).toHaveURL(/\/workbench\/Quotes/)
  await page.getByRole('button', { name: say.undo }).click()
  await expect(main.getByText(/^QSQT\d+$/).first()).toBeVisible()
  await main
    .getByRole('link', { name: /^QSQT\d+$/ })
    .first()
    .click()
  await main.getByRole('button', { name: say.bookBy }).click()
  await expect(page).toHaveURL(/\/service\/booking/)
  // The form is completed as before and prices automatically.
  await expect(main.getByText(/CNY\s[\d,.]+/).first()).toBeVisible()
}
