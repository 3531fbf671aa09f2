import { expect, type Locator } from '@playwright/test'
import { makePdf } from '../server/files/sample-documents.ts'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { attach, field, openAlive, openPerson, openSignedIn } from './person.ts'

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
    none: 'No matching news',
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
    await expect(page.getByText(say.scheduled, { exact: true })).toHaveCount(0)
    await isShown(true)
    await reader.page.getByRole('link', { name: title }).click()
    await expect(reader.page.getByRole('heading', { name: '闸口' })).toBeVisible()
    await expect(reader.page.getByText('<script>alert(1)</script>')).toBeVisible()
    await checkPage(reader, 'a news item')

    await page.getByRole('button', { name: say.withdraw }).click()
    await expect(page.getByRole('button', { name: say.publish, exact: true })).toBeVisible()
    await isShown(false)
    expect([...staff.complaints, ...reader.complaints]).toEqual([])
  })
}

const vacancies = {
  zh: {
    add: '新增职位',
    position: '职位（中文）',
    positionEn: '职位（英文）',
    place: '工作地点',
    headcount: '招聘人数',
    nature: '工作性质',
    duties: '岗位职责（中文）',
    requirements: '任职要求（中文）',
    contact: '投递邮箱',
    save: '保存',
    publish: '发布',
    from: '发布时间',
    scheduled: '待发布',
    published: '已发布',
    reschedule: '改期',
  },
  en: {
    add: 'Add a vacancy',
    position: 'Position (Chinese)',
    positionEn: 'Position (English)',
    place: 'Place',
    headcount: 'Headcount',
    nature: 'Type',
    duties: 'Duties (Chinese)',
    requirements: 'Requirements (Chinese)',
    contact: 'Applications to',
    save: 'Save',
    publish: 'Publish',
    from: 'Published from',
    scheduled: 'Scheduled',
    published: 'Published',
    reschedule: 'Reschedule',
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 390 },
  ] as const,
  1,
)) {
  test(`staff publish a vacancy for next week, then at once, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const say = vacancies[language]
    const position = `Tally clerk ${language} ${Date.now()}`
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const reader = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    const shown = reader.page.getByText(position)
    const { page } = staff
    await openAlive(staff, '/desk/vacancies')
    await page.getByRole('button', { name: say.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.position).fill(position)
    await dialog.getByLabel(say.positionEn).fill(position)
    await choose(dialog, say.place, language === 'zh' ? '义乌' : 'Yiwu')
    await field(dialog, say.headcount).fill('2')
    await choose(dialog, say.nature, language === 'zh' ? '全职' : 'Full-time')
    await dialog.getByLabel(say.duties).fill('理货、验箱。')
    await dialog.getByLabel(say.requirements).fill('熟悉码头作业。')
    await field(dialog, say.contact).fill('jobs@yongjiang.example')
    await checkPage(staff, 'the form of a vacancy')
    await dialog.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('heading', { name: position })).toBeVisible()

    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await setMoment(page.getByRole('dialog'), say.from, inDays(7), '09:00')
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.scheduled, { exact: true }).first()).toBeVisible()
    await openAlive(reader, '/joinUs')
    await expect(shown).toHaveCount(0)

    await page.getByRole('button', { name: say.reschedule }).click()
    await setMoment(page.getByRole('dialog'), say.from, '', '')
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible()
    await openAlive(reader, '/joinUs')
    await expect(shown.first()).toBeVisible()
    await checkPage(reader, 'the vacancies')
    expect([...staff.complaints, ...reader.complaints]).toEqual([])
  })
}

const careers = {
  zh: {
    apply: '应聘该职位',
    name: '姓名',
    phone: '联系电话',
    email: '邮箱',
    cv: '简历',
    send: '提交申请',
    sent: '申请已提交，人事会与您联系',
    decide: '处理申请',
    progress: '处理状态',
    interview: '面试中',
    save: '保存',
  },
  en: {
    apply: 'Apply for this position',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    cv: 'CV',
    send: 'Send application',
    sent: 'Application sent. We will contact you.',
    decide: 'Process',
    progress: 'Progress',
    interview: 'Interview',
    save: 'Save',
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 390 },
  ] as const,
  1,
)) {
  test(`an applicant sends a CV, and the desk reads it and decides, in ${language} at ${width}`, async ({ browser, baseURL }) => {
    const say = careers[language]
    const applicant = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'new' })
    const { page } = applicant
    await openAlive(applicant, '/joinUs/demo-yongjiang-dispatcher')
    await page.getByRole('button', { name: say.apply }).click()
    const dialog = page.getByRole('dialog')
    const name = `Wang Lei ${language}`
    await field(dialog, say.name).fill(name)
    await field(dialog, say.phone).fill('13800000000')
    await field(dialog, say.email).fill('wang@mail.example')
    await attach(dialog, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf('cv')) })
    await expect(dialog.getByText('cv.pdf')).toBeVisible()
    await checkPage(applicant, 'the form of an application')
    await dialog.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.sent)).toBeVisible()

    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const desk = staff.page
    await openAlive(staff, '/desk/applications')
    await expect(desk.getByText(name).first()).toBeVisible()
    const row = desk.getByRole('row').or(desk.getByRole('listitem')).filter({ hasText: name }).first()
    await row.getByRole('link').last().click()
    await expect(desk.getByRole('heading', { name })).toBeVisible()
    await expect(desk.getByText('cv.pdf').first()).toBeVisible()
    await desk.getByRole('button', { name: say.decide }).click()
    const decision = desk.getByRole('dialog')
    await choose(decision, say.progress, say.interview)
    await decision.getByRole('button', { name: say.save }).click()
    await expect(desk.getByText(say.interview, { exact: true }).first()).toBeVisible()
    await checkPage(staff, 'an application at the desk')
    expect([...applicant.complaints, ...staff.complaints]).toEqual([])
  })
}

const activities = {
  zh: {
    add: '新增活动',
    title: '活动名称（中文）',
    titleEn: '活动名称（英文）',
    from: '开始日期',
    to: '结束日期',
    home: '首页',
    signs: '接受在线报名',
    places: '名额',
    summary: '一句话说明（中文）',
    rules: '活动规则（中文）',
    save: '保存',
    publish: '发布',
    published: '已发布',
    signUp: '立即报名',
    company: '公司',
    contact: '联系人',
    phone: '联系电话',
    send: '提交报名',
    full: '名额已满',
    list: '报名名单',
  },
  en: {
    add: 'Add an offer or event',
    title: 'Title (Chinese)',
    titleEn: 'Title (English)',
    from: 'From',
    to: 'To',
    home: 'Home',
    signs: 'Customers can sign up',
    places: 'Places',
    summary: 'Short description (Chinese)',
    rules: 'Rules (Chinese)',
    save: 'Save',
    publish: 'Publish',
    published: 'Published',
    signUp: 'Sign up',
    company: 'Company',
    contact: 'Contact',
    phone: 'Phone',
    send: 'Sign up',
    full: 'Fully booked',
    list: 'Sign-ups',
  },
} as const

for (const { language, width } of caseOfToday(
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
    const say = activities[language]
    const title = `Yard visit ${language} ${Date.now()}`
    const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'service' })
    const { page } = staff
    await openAlive(staff, '/desk/activities')
    await page.getByRole('button', { name: say.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.title).fill(title)
    await dialog.getByLabel(say.titleEn).fill(title)
    await typeTime(dialog.getByLabel(new RegExp(`^${say.from}`)), inDays(7))
    await typeTime(dialog.getByLabel(new RegExp(`^${say.to}`)), inDays(8))
    await dialog.getByLabel(say.home).check()
    await dialog.getByLabel(say.signs).check()
    await field(dialog, say.places).fill('1')
    await dialog.getByLabel(say.summary).fill('参观堆场')
    await dialog.getByLabel(say.rules).fill('请穿平底鞋。')
    await checkPage(staff, 'the form of an activity')
    await dialog.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('button', { name: say.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible()

    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language, width })
    await openAlive(visitor, `/activityDetail/${id}`)
    await expect(visitor.page.getByText(say.full)).toBeHidden()
    const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'yongjiang', language, width, account: 'shipper' })
    await openAlive(customer, `/activityDetail/${id}`)
    await customer.page.getByRole('button', { name: say.signUp, exact: true }).click()
    const form = customer.page.getByRole('dialog')
    await field(form, say.company).fill('Beilun Trading')
    await field(form, say.contact).fill('Li Na')
    await field(form, say.phone).fill('13800000000')
    await form.getByRole('button', { name: say.send, exact: true }).click()
    await expect(customer.page.getByText(say.full)).toBeVisible()
    await expect(customer.page.getByText('Li Na')).toBeVisible()
    await checkPage(customer, 'an activity without places')
    // Another user's open page updates itself.
    await expect(visitor.page.getByText(say.full)).toBeVisible({ timeout: 25_000 })

    await openAlive(staff, `/desk/activities/${id}`)
    await expect(page.getByText('Li Na').first()).toBeVisible()
    await checkPage(staff, 'an activity at the desk')
    expect([...staff.complaints, ...visitor.complaints, ...customer.complaints]).toEqual([])
  })
}
