/** The assistant by keyboard only, as three kinds of users: what each may see, continued, found again, rated and deleted. */
import { expect, type Page } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn, type Person } from './person.ts'

const address = '/quaysideChatGPT'

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: {
    field: '您的问题',
    rates: '宁波到汉堡 两个40HQ',
    offers: /宁波到汉堡有 \d+ 条运价可选/,
    cheapest: /2\*40HQ 全包最低 CNY\s[\d,.]+/,
    signIn: /登录并通过企业认证后可见价格/,
    certify: /企业认证通过后可见价格/,
    again: '20GP呢',
    small: /20GP/,
    sailings: '那船期呢',
    ships: /宁波到汉堡有 \d+ 个航次/,
    fee: '青岛压夜费多少钱',
    night: /每夜 CNY\s800/,
    track: 'MSKU6011672 在哪',
    first: '请先登录',
    which: /哪家船公司/,
    where: 'TEXU3070079 到哪了',
    unknown: '帮我写一首诗',
    sorry: /还不能(直接)?回答/,
    unhelpful: '没有帮助',
    missing: '哪里不对，或缺少什么？',
    send: '发送反馈',
    thanks: /感谢反馈/,
    earlier: /历史对话/,
    remove: /^删除对话：/,
    confirm: '删除',
  },
  en: {
    field: 'Your question',
    rates: 'Ningbo to Hamburg, 2x40HQ',
    offers: /There are \d+ offers from Ningbo to Hamburg/,
    cheapest: /The lowest total for 2\*40HQ is CNY\s[\d,.]+/,
    signIn: /Sign in and verify your company to see prices/,
    certify: /Verify your company to see prices/,
    again: 'and for 20GP?',
    small: /20GP/,
    sailings: 'and the schedule?',
    ships: /There are \d+ sailings from Ningbo to Hamburg/,
    fee: 'What does an overnight stay cost in Qingdao?',
    night: /CNY\s800 per night/,
    track: 'where is MSKU6011672',
    first: 'Please sign in first',
    which: /Which carrier is it with/,
    where: 'where is TEXU3070079',
    unknown: 'write me a poem',
    sorry: /I cannot answer this/,
    unhelpful: 'This did not help',
    missing: 'What was wrong or missing?',
    send: 'Send feedback',
    thanks: /Customer service will read this/,
    earlier: /Earlier conversations/,
    remove: /^Delete the conversation: /,
    confirm: 'Delete',
  },
} as const

/** Types into the field, which has the focus, and waits for the answer. */
async function ask({ page }: Person, words: string): Promise<ReturnType<Page['locator']>> {
  const before = await page.locator('.qs-exchange').count()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  const exchange = page.locator('.qs-exchange').nth(before)
  await expect(exchange).toHaveAttribute('aria-busy', 'false')
  return exchange
}

async function open(person: Person, field: string): Promise<void> {
  await openAlive(person, address)
  const area = person.page.getByRole('textbox', { name: field })
  // Reached by Tab alone; the header comes before it.
  for (let presses = 0; presses < 60 && !(await area.evaluate((element) => element === document.activeElement)); presses += 1)
    await person.page.keyboard.press('Tab')
  await expect(area).toBeFocused()
}

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
    { language: 'zh', width: 390 },
    { language: 'en', width: 1440 },
  ] as const,
  2,
)) {
  test(`questions are answered by keyboard as each user may see it, at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const place = { brand: 'quayside', language, width }

    await test.step('a visitor sees offers without prices, the terms of a fee, and the desk for what is unknown', async () => {
      const visitor = await openPerson(browser, baseURL ?? '', place)
      await open(visitor, words.field)
      await checkPage(visitor, 'assistant before a question')
      const rates = await ask(visitor, words.rates)
      await expect(rates).toContainText(words.offers)
      await expect(rates).toContainText(words.signIn)
      await expect(rates).not.toContainText('CNY')
      await expect(rates.locator('[data-block=rates]')).toBeVisible()
      const ships = await ask(visitor, words.sailings)
      await expect(ships).toContainText(words.ships)
      await expect(await ask(visitor, words.fee)).toContainText(words.night)
      await expect(await ask(visitor, words.track)).toContainText(words.first)
      const unknown = await ask(visitor, words.unknown)
      await expect(unknown).toContainText(words.sorry)
      await expect(unknown.locator('[data-block=desk]')).toBeVisible()
      await checkPage(visitor, 'assistant of a visitor')
      await unknown.getByRole('button', { name: words.unhelpful }).focus()
      await visitor.page.keyboard.press('Enter')
      await expect(unknown.getByLabel(words.missing)).toBeFocused()
      await visitor.page.keyboard.type('?')
      await visitor.page.keyboard.press('Tab')
      await visitor.page.keyboard.press('Enter')
      await expect(unknown).toContainText(words.thanks)
      expect(visitor.complaints).toEqual([])
    })

    await test.step('a user whose company is not verified sees no prices either', async () => {
      const person = await openSignedIn(browser, baseURL ?? '', { ...place, account: 'new' })
      await open(person, words.field)
      const rates = await ask(person, words.rates)
      await expect(rates).toContainText(words.certify)
      await expect(rates).not.toContainText('CNY')
    })

    await test.step('a shipper sees prices, continues, finds the conversation again and deletes it', async () => {
      const shipper = await openSignedIn(browser, baseURL ?? '', { ...place, account: 'shipper' })
      const { page } = shipper
      await open(shipper, words.field)
      await expect(await ask(shipper, words.rates)).toContainText(words.cheapest)
      await expect(await ask(shipper, words.again)).toContainText(words.small)
      await expect(await ask(shipper, words.where)).toContainText(words.which)
      await checkPage(shipper, 'assistant of a shipper')
      await expect(page).toHaveURL(/conversation=[0-9a-f-]{36}/)
      await page.reload()
      await expect(page.locator('.qs-exchange')).toHaveCount(3)
      await expect(page.locator('.qs-exchange').first()).toContainText(words.cheapest)
      // The app places the focus once a page has loaded.
      await page.waitForLoadState('networkidle')
      await page.getByText(words.earlier).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: words.remove }).first().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: words.confirm, exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('.qs-exchange')).toHaveCount(0)
      await expect(page).not.toHaveURL(/conversation=/)
      expect(shipper.complaints).toEqual([])
    })
  })
}
