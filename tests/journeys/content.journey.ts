import { expect, type Locator } from '@playwright/test'
import { makePdf } from '../server/files/sample-documents.ts'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { attach, field, openAlive, openPerson, openSignedIn } from './person.ts'

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Types a date or a time, and leaves the field as a keyboard user does. */
async function typeTime(input: Locator, text: string): Promise<void> {
  await input.fill(text)
  await input.press('Tab')
}

async function setMoment(dialog: Locator, name: string, day: string, time: string): Promise<void> {
  await typeTime(dialog.getByLabel(name, { exact: true }), day)
  await typeTime(dialog.locator('input[type=time]').first(), time)
}

async function choose(dialog: Locator, name: string, row: string): Promise<void> {
  await dialog.getByLabel(name).click()
  await dialog.getByRole('option', { name: row }).click()
}

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`staff write news for next week, publish it now and withdraw it, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const title = `Gate closed ${language} ${Date.now()}`
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const reader = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    const isShown = async (shown: boolean) => {
      await openAlive(reader, `/news?words=${encodeURIComponent(title)}`)
      await expect(shown ? reader.page.getByRole('link', { name: title }) : reader.page.getByText(say('list/news.empty'))).toBeVisible()
    }
    const { page, say } = staff
    await openAlive(staff, '/desk/news')
    await page.getByRole('button', { name: say('page/desk-news.actions.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('form/news.titleZh')).fill(title)
    await dialog.getByLabel(say('form/news.titleEn')).fill(title)
    await choose(dialog, say('form/news.category'), say('dictionary/news-category.notice'))
    await typeTime(dialog.getByLabel(new RegExp(`^${say('form/news.day')}`)), inDays(0))
    await dialog.getByLabel(say('form/news.summaryZh')).fill('闸口关闭')
    await dialog.getByLabel(say('form/news.bodyZh')).fill('## 闸口\n\n周五 **停止** 收箱。<script>alert(1)</script>')
    await checkPage(staff, 'the form of a news item')
    await dialog.getByRole('button', { name: say('form/news.submit') }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await isShown(false)

    await page.getByRole('button', { name: say('page/desk-news-item.actions.publish'), exact: true }).click()
    await setMoment(page.getByRole('dialog'), say('form/record-publish.publishFrom'), inDays(7), '09:00')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('page/desk-news-item.actions.publish'), exact: true })
      .click()
    await expect(page.getByText(say('dictionary/record-state.scheduled'), { exact: true }).first()).toBeVisible()
    await isShown(false)

    await page.getByRole('button', { name: say('page/desk-news-item.actions.reschedule') }).click()
    await setMoment(page.getByRole('dialog'), say('form/record-publish.publishFrom'), '', '')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('page/desk-news-item.actions.publish'), exact: true })
      .click()
    await expect(page.getByText(say('dictionary/record-state.scheduled'), { exact: true })).toHaveCount(0)
    await isShown(true)
    await reader.page.getByRole('link', { name: title }).click()
    await expect(reader.page.getByRole('heading', { name: '闸口' })).toBeVisible()
    await expect(reader.page.getByText('<script>alert(1)</script>')).toBeVisible()
    await checkPage(reader, 'a news item')

    await page.getByRole('button', { name: say('page/desk-news-item.actions.withdraw') }).click()
    await expect(page.getByRole('button', { name: say('page/desk-news-item.actions.publish'), exact: true })).toBeVisible()
    await isShown(false)
    expect([...staff.complaints, ...reader.complaints]).toEqual([])
  })
}

for (const { language, width } of sampleOne(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 390 },
  ] as const,
  1,
)) {
  test(`staff publish a vacancy for next week, then at once, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const position = `Tally clerk ${language} ${Date.now()}`
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const reader = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    const shown = reader.page.getByText(position)
    const { page, say } = staff
    await openAlive(staff, '/desk/vacancies')
    await page.getByRole('button', { name: say('page/desk-vacancy.actions.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('form/vacancy.positionZh')).fill(position)
    await dialog.getByLabel(say('form/vacancy.positionEn')).fill(position)
    await choose(dialog, say('form/vacancy.place'), say('dictionary/vacancy-place.yiwu'))
    await field(dialog, say('form/vacancy.headcount')).fill('2')
    await choose(dialog, say('form/vacancy.nature'), say('dictionary/vacancy-nature.full-time'))
    await dialog.getByLabel(say('form/vacancy.descriptionZh')).fill('理货、验箱。')
    await dialog.getByLabel(say('form/vacancy.requirementsZh')).fill('熟悉码头作业。')
    await field(dialog, say('form/vacancy.contact')).fill('jobs@yongjiang.example')
    await checkPage(staff, 'the form of a vacancy')
    await dialog.getByRole('button', { name: say('form/vacancy.submit') }).click()
    await expect(page.getByRole('heading', { name: position })).toBeVisible()

    await page.getByRole('button', { name: say('page/desk-vacancy-item.actions.publish'), exact: true }).click()
    await setMoment(page.getByRole('dialog'), say('form/record-publish.publishFrom'), inDays(7), '09:00')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('page/desk-vacancy-item.actions.publish'), exact: true })
      .click()
    await expect(page.getByText(say('dictionary/record-state.scheduled'), { exact: true }).first()).toBeVisible()
    await openAlive(reader, '/joinUs')
    await expect(shown).toHaveCount(0)

    await page.getByRole('button', { name: say('page/desk-vacancy-item.actions.reschedule') }).click()
    await setMoment(page.getByRole('dialog'), say('form/record-publish.publishFrom'), '', '')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('page/desk-vacancy-item.actions.publish'), exact: true })
      .click()
    // The history says that it was published already before.
    await expect(page.getByText(say('dictionary/record-state.scheduled'), { exact: true })).toHaveCount(0)
    await openAlive(reader, '/joinUs')
    await expect(shown.first()).toBeVisible()
    await checkPage(reader, 'the vacancies')
    expect([...staff.complaints, ...reader.complaints]).toEqual([])
  })
}

for (const { language, width } of sampleOne(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 390 },
  ] as const,
  1,
)) {
  test(`an applicant sends a CV, and the desk reads it and decides, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const applicant = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'new' })
    const { page, say } = applicant
    await openAlive(applicant, '/joinUs/demo-yongjiang-dispatcher')
    await page.getByRole('button', { name: say('page/vacancy.mine.apply.apply') }).click()
    const dialog = page.getByRole('dialog')
    const name = `Wang Lei ${language}`
    await field(dialog, say('form/job-application.applicant')).fill(name)
    await field(dialog, say('form/job-application.phone')).fill('13800000000')
    await field(dialog, say('form/job-application.email')).fill('wang@mail.example')
    await attach(dialog, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf('cv')) })
    await expect(dialog.getByText('cv.pdf')).toBeVisible()
    await checkPage(applicant, 'the form of an application')
    await dialog.getByRole('button', { name: say('form/job-application.submit') }).click()
    await expect(page.getByText(say('page/vacancy.mine.apply.apply.done'))).toBeVisible()

    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const desk = staff.page
    await openAlive(staff, '/desk/applications')
    await expect(desk.getByText(name).first()).toBeVisible()
    const row = desk.getByRole('row').or(desk.getByRole('listitem')).filter({ hasText: name }).first()
    await row.getByRole('link').last().click()
    await expect(desk.getByRole('heading', { name })).toBeVisible()
    await expect(desk.getByText('cv.pdf').first()).toBeVisible()
    await desk.getByRole('button', { name: say('page/desk-application-item.actions.decide') }).click()
    const decision = desk.getByRole('dialog')
    await choose(decision, say('form/job-application-decision.status'), say('dictionary/application-status.interview'))
    await decision.getByRole('button', { name: say('form/job-application-decision.submit') }).click()
    await expect(desk.getByText(say('dictionary/application-status.interview'), { exact: true }).first()).toBeVisible()
    await checkPage(staff, 'an application at the desk')
    expect([...applicant.complaints, ...staff.complaints]).toEqual([])
  })
}

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`staff publish an activity for next week, and a customer takes its last place, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const title = `Yard visit ${language} ${Date.now()}`
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const { page, say } = staff
    await openAlive(staff, '/desk/activities')
    await page.getByRole('button', { name: say('page/desk-activity.actions.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('form/activity.titleZh')).fill(title)
    await dialog.getByLabel(say('form/activity.titleEn')).fill(title)
    await typeTime(dialog.getByLabel(new RegExp(`^${say('form/activity.from')}`)), inDays(7))
    await typeTime(dialog.getByLabel(new RegExp(`^${say('form/activity.to')}`)), inDays(8))
    await dialog.getByLabel(say('dictionary/activity-place.home')).check()
    await dialog.getByLabel(say('form/activity.signUp')).check()
    await field(dialog, say('form/activity.places')).fill('1')
    await dialog.getByLabel(say('form/activity.summaryZh')).fill('参观堆场')
    await dialog.getByLabel(say('form/activity.bodyZh')).fill('请穿平底鞋。')
    await checkPage(staff, 'the form of an activity')
    await dialog.getByRole('button', { name: say('form/activity.submit') }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('button', { name: say('page/desk-activity-item.actions.publish'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('page/desk-activity-item.actions.publish'), exact: true })
      .click()
    await expect(page.getByText(say('dictionary/record-state.published'), { exact: true }).first()).toBeVisible()

    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    await openAlive(visitor, `/activityDetail/${id}`)
    await expect(visitor.page.getByText(say('page/activity.full'))).toBeHidden()
    const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'shipper' })
    await openAlive(customer, `/activityDetail/${id}`)
    await customer.page.getByRole('button', { name: say('page/activity.mine.sign-up.sign-up'), exact: true }).click()
    const form = customer.page.getByRole('dialog')
    await field(form, say('form/activity-sign-up.company')).fill('Beilun Trading')
    await field(form, say('form/activity-sign-up.contact')).fill('Li Na')
    await field(form, say('form/activity-sign-up.phone')).fill('13800000000')
    await form.getByRole('button', { name: say('form/activity-sign-up.submit'), exact: true }).click()
    await expect(customer.page.getByText(say('page/activity.full'))).toBeVisible()
    await expect(customer.page.getByText('Li Na')).toBeVisible()
    await checkPage(customer, 'an activity without places')
    // Another user's open page updates itself.
    await expect(visitor.page.getByText(say('page/activity.full'))).toBeVisible({ timeout: 25_000 })

    await openAlive(staff, `/desk/activities/${id}`)
    await expect(page.getByText('Li Na').first()).toBeVisible()
    await checkPage(staff, 'an activity at the desk')
    expect([...staff.complaints, ...visitor.complaints, ...customer.complaints]).toEqual([])
  })
}
