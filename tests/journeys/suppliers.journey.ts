import { expect, type Page } from '@playwright/test'
import { makePdf } from '../server/files/sample-documents.ts'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    apply: '申请成为供应商',
    company: '企业全称',
    uscc: '统一社会信用代码',
    trucking: '集卡运输',
    region: '宁波舟山',
    capacity: '运力与规模',
    contact: '联系人',
    phone: '联系电话',
    email: '邮箱',
    conduct: '我已阅读并同意遵守',
    send: '提交申请',
    received: '已收到',
    open: '打开',
    process: '处理申请',
    status: '申请状态',
    accepted: '已准入',
    kind: '供应商类型',
    trucker: '车队',
    save: '保存',
    bell: '查看',
    place: '新建供应商订单',
    supplier: '供应商',
    approved: '平台准入',
  },
  en: {
    apply: 'Apply as a supplier',
    company: 'Company name',
    uscc: 'Unified social credit code',
    trucking: 'Trucking',
    region: 'Ningbo and Zhoushan',
    capacity: 'Fleet and capacity',
    contact: 'Contact person',
    phone: 'Phone',
    email: 'E-mail',
    conduct: 'I have read and agree to the',
    send: 'Send application',
    received: 'Received',
    open: 'Open',
    process: 'Process',
    status: 'Status',
    accepted: 'Accepted',
    kind: 'Supplier type',
    trucker: 'Trucker',
    save: 'Save',
    bell: 'Open',
    place: 'Order from a supplier',
    supplier: 'Supplier',
    approved: 'Approved supplier',
  },
} as const

/** Fills the first field without a file, and waits until it is uploaded. */
async function attachNext(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(makePdf()) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.locator('.qs-file[data-filled]').getByText(name)).toBeVisible()
}

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`a company applies as a supplier, is accepted, and can be ordered from, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const say = words[language]
    const company = `Yongan ${language} ${Date.now()}`
    const options = { brand: 'pujiang', language, width }
    const applicant = await openSignedIn(browser, baseURL ?? '', { ...options, account: 'new' })
    const desk = await openSignedIn(browser, baseURL ?? '', { ...options, account: 'service' })
    const buyer = await openSignedIn(browser, baseURL ?? '', { ...options, account: 'admin' })

    const { page } = applicant
    await openAlive(applicant, '/supplier')
    await page.getByRole('link', { name: say.apply }).click()
    await field(page, say.company).fill(company)
    await field(page, say.uscc).fill('91310115MA1K4A7B0D')
    await page.getByRole('checkbox', { name: say.trucking }).check()
    await page.getByRole('checkbox', { name: say.region }).check()
    await field(page, say.capacity).fill('36')
    await field(page, say.contact).fill('Lu Ping')
    await field(page, say.phone).fill('0574 8888 0000')
    await field(page, say.email).fill('ops@yongan.example')
    await attachNext(page, 'licence.pdf')
    await attachNext(page, 'permit.pdf')
    await page.getByRole('checkbox', { name: say.conduct }).check()
    await checkPage(applicant, 'the application of a supplier')
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByRole('heading', { name: company })).toBeVisible()
    await expect(page.getByText(say.received, { exact: true }).first()).toBeVisible()

    await openAlive(desk, '/desk/supplierApplications')
    await desk.page.locator('tr, article, li').filter({ hasText: company }).getByRole('link', { name: say.open }).click()
    await desk.page.getByRole('button', { name: say.process, exact: true }).click()
    const dialog = desk.page.getByRole('dialog')
    for (const [label, row] of [
      [say.status, say.accepted],
      [say.kind, say.trucker],
    ] as const) {
      await dialog.getByLabel(label).click()
      await dialog.getByRole('option', { name: row }).click()
    }
    await checkPage(desk, 'the decision on a supplier')
    await dialog.getByRole('button', { name: say.save }).click()
    await expect(desk.page.getByText(say.accepted, { exact: true }).first()).toBeVisible()

    await openAlive(applicant, '/workbench/notifications')
    await page.getByRole('button', { name: say.bell, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: company })).toBeVisible()
    await expect(page.getByText(say.accepted, { exact: true }).first()).toBeVisible()
    await checkPage(applicant, 'an accepted application')

    await openAlive(buyer, '/workbench/SupplierOrder')
    await buyer.page.getByRole('button', { name: say.place }).click()
    const order = buyer.page.getByRole('dialog')
    await order.getByRole('combobox', { name: new RegExp(`^${say.supplier}`) }).click()
    await expect(order.getByRole('option', { name: `${company} · ${say.trucker} · ${say.approved}` })).toBeVisible()
    expect([...applicant.complaints, ...desk.complaints, ...buyer.complaints]).toEqual([])
  })
}
