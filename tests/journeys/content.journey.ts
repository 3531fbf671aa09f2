import { expect, type Locator } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    add: '写新闻',
    title: '标题（中文）',
    titleEn: '标题（英文）',
    category: '类别',
    summary: '摘要（中文）',
    body: '正文（中文）',
    day: '日期',
    save: '保存',
    publish: '发布',
    from: '发布时间',
    scheduled: '待发布',
    published: '已发布',
    withdraw: '撤回',
    reschedule: '改期',
    none: '没有符合条件的新闻',
  },
  en: {
    add: 'Write a news item',
    title: 'Title (Chinese)',
    titleEn: 'Title (English)',
    category: 'Category',
    summary: 'Summary (Chinese)',
    body: 'Text (Chinese)',
    day: 'Date',
    save: 'Save',
    publish: 'Publish',
    from: 'Published from',
    scheduled: 'Scheduled',
    published: 'Published',
    withdraw: 'Withdraw',
    reschedule: 'Reschedule',
    none: 'No news matches',
  },
} as const

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Types a date or a time, and leaves the field as a keyboard user does. */
async function typeTime(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Tab')
}

async function setMoment(dialog: Locator, name: string, day: string, time: string): Promise<void> {
  await typeTime(dialog.getByLabel(name, { exact: true }), day)
  await typeTime(dialog.locator('input[type=time]').first(), time)
}

async function choose(dialog: Locator, name: string, row: string): Promise<void> {
  await dialog.getByLabel(name).click()
  await dialog.getByRole('option', { name: row }).click()
}

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`staff write news for next week, publish it now and withdraw it, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const say = words[language]
    const title = `Gate closed ${language} ${Date.now()}`
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const reader = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    const isShown = async (shown: boolean) => {
      await openAlive(reader, `/news?words=${encodeURIComponent(title)}`)
      await expect(shown ? reader.page.getByRole('link', { name: title }) : reader.page.getByText(say.none)).toBeVisible()
    }
    const { page } = staff
    await openAlive(staff, '/desk/news')
    await page.getByRole('button', { name: say.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.title).fill(title)
    await dialog.getByLabel(say.titleEn).fill(title)
    await choose(dialog, say.category, language === 'zh' ? '通知公告' : 'Notices')
    await typeTime(dialog.getByLabel(new RegExp(`^${say.day}`)), inDays(0))
    await dialog.getByLabel(say.summary).fill('闸口关闭')
    await dialog.getByLabel(say.body).fill('## 闸口\n\n周五 **停止** 收箱。<script>alert(1)</script>')
    await checkPage(staff, 'the form of a news item')
    await dialog.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await isShown(false)

    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await setMoment(page.getByRole('dialog'), say.from, inDays(7), '09:00')
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.scheduled, { exact: true }).first()).toBeVisible()
    await isShown(false)

    await page.getByRole('button', { name: say.reschedule }).click()
    await setMoment(page.getByRole('dialog'), say.from, '', '')
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible()
    await isShown(true)
    await reader.page.getByRole('link', { name: title }).click()
    await expect(reader.page.getByRole('heading', { name: '闸口' })).toBeVisible()
    await expect(reader.page.getByText('<script>alert(1)</script>')).toBeVisible()
    await checkPage(reader, 'a news item')

    await page.getByRole('button', { name: say.withdraw }).click()
    await isShown(false)
    expect([...staff.complaints, ...reader.complaints]).toEqual([])
  })
}
