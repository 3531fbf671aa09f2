import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { openPerson, type Person, signIn } from './person.ts'
import type { Language } from './words.ts'

const password = process.env['DEMO_PASSWORD'] ?? 'Harbour2026'
/** Both languages and both widths; whatever differs between them is seen once. */
const readers = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const

/** What an analyst reads on the way. */
const said = {
  zh: {
    desk: '配置工作台',
    guide: '十种修改',
    publish: '发布',
    cancel: '取消',
    copy: '复制',
    copied: '已复制',
    findings: '检查结果说明',
    search: /在手册中查找/,
  },
  en: {
    desk: 'Configuration',
    guide: 'Ten changes',
    publish: 'Publish',
    cancel: 'Cancel',
    copy: 'Copy',
    copied: 'Copied',
    findings: 'Findings explained',
    search: /Find in the manual/,
  },
} as const

for (const { language, width } of readers) {
  test(`an analyst reads the manual and the desk at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const analyst = await openAnalyst(browser, baseURL ?? '', { language, width })
    const { page } = analyst
    const words = said[language]
    await expect(page).toHaveURL(/\/analyst$/)
    await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible()
    await expectSound(page)

    await page.getByRole('button', { name: words.publish, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: words.cancel }).click()
    await expect(dialog).toBeHidden()

    await page.goto('/analyst/guide/change-a-charge')
    const change = page.locator('#change-a-charge')
    await expect(change).toBeInViewport()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await change.getByRole('button', { name: words.copy, exact: true }).last().click()
    await expect(change.getByRole('button', { name: words.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"20GP": "780",')
    await expectSound(page)

    await page.goto('/analyst/reference/form')
    await expect(page.getByRole('heading', { name: 'layout[].fields[].span' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: words.search })).toBeFocused()
    await page.keyboard.type('span')
    // Besides the word itself at most an example that uses it is left.
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeLessThan(4)
    await expect(page.getByRole('heading', { name: 'layout[].fields[].span' })).toBeVisible()
    await expectSound(page)

    await page.goto('/analyst/findings/CONTRAST')
    await expect(page.locator('#CONTRAST')).toBeInViewport()
    await expectSound(page)
    expect(analyst.complaints).toEqual([])
  })
}

test('an analyst goes from topic to topic without leaving the page', async ({ browser, baseURL }) => {
  const analyst = await openAnalyst(browser, baseURL ?? '', { language: 'en', width: 1440 })
  const { page } = analyst
  await page.goto('/analyst/reference')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Expressions', exact: true }).click()
  await expect(page).toHaveURL(/\/analyst\/reference\/expressions$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Expressions' })).toBeVisible()
  // What is looked for may stand in another topic.
  await page.keyboard.press('/')
  await page.keyboard.type('record.operation')
  await expect(contents.getByRole('link', { name: 'Form', exact: true })).toBeHidden()
  await contents.getByRole('link', { name: 'Page', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'record.operation' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Expressions' })).toBeVisible()
  expect(analyst.complaints).toEqual([])
})

test('nobody but an analyst is offered any of it', async ({ browser, baseURL }) => {
  const customer = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'zh' })
  await customer.page.goto('/')
  await signIn(customer, 'shipper', password)
  await expect(customer.page.getByRole('link', { name: said.zh.desk, exact: true })).toHaveCount(0)
  await customer.page.goto('/analyst')
  await expect(customer.page.getByRole('button', { name: said.zh.publish, exact: true })).toHaveCount(0)
  await expect(customer.page.getByRole('button', { name: said.zh.copy, exact: true })).toHaveCount(0)
  expect(customer.complaints).toEqual([])
})

async function openAnalyst(
  browser: Parameters<typeof openPerson>[0],
  baseURL: string,
  { language, width }: { language: Language; width: number },
): Promise<Person> {
  const analyst = await openPerson(browser, baseURL, { brand: 'quayside', language })
  await analyst.page.goto('/')
  await signIn(analyst, 'analyst', password)
  await analyst.page.getByRole('banner').getByRole('link', { name: said[language].desk, exact: true }).click()
  await analyst.page.setViewportSize({ width, height: 900 })
  return analyst
}

/** Nothing sticks out sideways, and everybody can use it. */
async function expectSound(page: Page): Promise<void> {
  // What is not drawn, because it is scrolled away, never finishes: so no longer than a moment.
  await page.evaluate(() => {
    const ended = Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]).then(() => undefined)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}
