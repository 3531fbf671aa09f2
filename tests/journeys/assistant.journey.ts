/** The assistant by keyboard only, as three kinds of users: what each may see, continued, found again, rated and deleted. */
import { expect, type Page } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import { sayIn } from './say.ts'

const address = '/quaysideChatGPT'

/** What the users type. */
const asked = {
  zh: {
    rates: '宁波到汉堡 两个40HQ',
    again: '20GP呢',
    sailings: '那船期呢',
    fee: '青岛压夜费多少钱',
    track: 'MSKU6011672 在哪',
    where: 'TEXU3070079 到哪了',
    unknown: '帮我写一首诗',
  },
  en: {
    rates: 'Ningbo to Hamburg, 2x40HQ',
    again: 'and for 20GP?',
    sailings: 'and the schedule?',
    fee: 'What does an overnight stay cost in Qingdao?',
    track: 'where is MSKU6011672',
    where: 'where is TEXU3070079',
    unknown: 'write me a poem',
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

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
    { language: 'zh', width: 390 },
    { language: 'en', width: 1440 },
  ] as const,
  2,
)) {
  test(`questions are answered by keyboard as each user may see it, at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const place = { brand: 'quayside', language, width }
    const say = sayIn(language)

    await test.step('a visitor sees offers without prices, the terms of a fee, and the desk for what is unknown', async () => {
      const visitor = await openPerson(browser, baseURL ?? '', place)
      await open(visitor, say('text/engine.conversation.question'))
      await checkPage(visitor, 'assistant before a question')
      const rates = await ask(visitor, asked[language].rates)
      await expect(rates).toContainText(say.pattern('tool/sea-rates.says.found.text'))
      await expect(rates).toContainText(say.pattern('text/access.sign-in-certified'))
      await expect(rates).not.toContainText('CNY')
      await expect(rates.locator('[data-block=rates]')).toBeVisible()
      const ships = await ask(visitor, asked[language].sailings)
      await expect(ships).toContainText(say.pattern('tool/sailings.says.found.text'))
      await expect(await ask(visitor, asked[language].fee)).toContainText(/CNY\s800/)
      await expect(await ask(visitor, asked[language].track)).toContainText(say('text/error.not-signed-in'))
      const unknown = await ask(visitor, asked[language].unknown)
      // Whether anything is found depends on the language.
      const sorry = [say.pattern('tool/search.says.some.text'), say.pattern('tool/search.says.none.text')]
      await expect(unknown).toContainText(new RegExp(sorry.map(({ source }) => source).join('|')))
      await expect(unknown.locator('[data-block=desk]')).toBeVisible()
      await checkPage(visitor, 'assistant of a visitor')
      await unknown.getByRole('button', { name: say('text/engine.conversation.unhelpful') }).focus()
      await visitor.page.keyboard.press('Enter')
      await expect(unknown.getByLabel(say('text/engine.conversation.missing'))).toBeFocused()
      await visitor.page.keyboard.type('?')
      await visitor.page.keyboard.press('Tab')
      await visitor.page.keyboard.press('Enter')
      await expect(unknown).toContainText(say('text/engine.conversation.thanks'))
      expect(visitor.complaints).toEqual([])
    })

    await test.step('a user whose company is not verified sees no prices either', async () => {
      const person = await openSignedIn(browser, baseURL ?? '', { ...place, account: 'new' })
      await open(person, say('text/engine.conversation.question'))
      const rates = await ask(person, asked[language].rates)
      await expect(rates).toContainText(say.pattern('text/access.certify'))
      await expect(rates).not.toContainText('CNY')
    })

    await test.step('a shipper sees prices, continues, finds the conversation again and deletes it', async () => {
      const shipper = await openSignedIn(browser, baseURL ?? '', { ...place, account: 'shipper' })
      const { page, say: sayToShipper } = shipper
      await open(shipper, sayToShipper('text/engine.conversation.question'))
      await expect(await ask(shipper, asked[language].rates)).toContainText(
        sayToShipper.pattern('tool/sea-rates.says.cheapest.text', { boxes: '2*40HQ' }),
      )
      await expect(await ask(shipper, asked[language].again)).toContainText('20GP')
      await expect(await ask(shipper, asked[language].where)).toContainText(sayToShipper('text/error.tracking-place'))
      await checkPage(shipper, 'assistant of a shipper')
      await expect(page).toHaveURL(/conversation=[0-9a-f-]{36}/)
      await page.reload()
      await expect(page.locator('.qs-exchange')).toHaveCount(3)
      await expect(page.locator('.qs-exchange').first()).toContainText(
        sayToShipper.pattern('tool/sea-rates.says.cheapest.text', { boxes: '2*40HQ' }),
      )
      // The app places the focus once a page has loaded.
      await page.waitForLoadState('networkidle')
      await page.getByText(sayToShipper.pattern('text/engine.conversation.earlier')).focus()
      await page.keyboard.press('Enter')
      await page
        .getByRole('button', { name: sayToShipper.pattern('text/engine.conversation.removeOne') })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await page
        .getByRole('button', { name: sayToShipper('text/engine.conversation.remove'), exact: true })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('.qs-exchange')).toHaveCount(0)
      await expect(page).not.toHaveURL(/conversation=/)
      expect(shipper.complaints).toEqual([])
    })
  })
}
