import { expect, type Page } from '@playwright/test'
import { makePdf } from '../server/files/sample-documents.ts'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openSignedIn } from './person.ts'

/** Fills the first field without a file, and waits until it is uploaded. */
async function attachNext(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(makePdf()) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.locator('.qs-file[data-filled]').getByText(name)).toBeVisible()
}

for (const { language, width } of sampleOne(
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
    const company = `Yongan ${language} ${Date.now()}`
    const options = { brand: 'pujiang', language, width }
    const applicant = await openSignedIn(browser, baseURL ?? '', { ...options, account: 'new' })
    const desk = await openSignedIn(browser, baseURL ?? '', { ...options, account: 'service' })
    const buyer = await openSignedIn(browser, baseURL ?? '', { ...options, account: 'admin' })

    const { page, say } = applicant
    await openAlive(applicant, '/supplier')
    await page.getByRole('link', { name: say('page/supplier.actions.apply') }).click()
    await field(page, say('form/supplier-application.company')).fill(company)
    await field(page, say('form/supplier-application.uscc')).fill('91310115MA1K4A7B0D')
    await page.getByRole('checkbox', { name: say('dictionary/purchase-category.trucking') }).check()
    await page.getByRole('checkbox', { name: say('dictionary/supply-region.ningbo') }).check()
    await field(page, say('form/supplier-application.capacity')).fill('36')
    await field(page, say('form/supplier-application.contact')).fill('Lu Ping')
    await field(page, say('form/supplier-application.phone')).fill('0574 8888 0000')
    await field(page, say('form/supplier-application.email')).fill('ops@yongan.example')
    await attachNext(page, 'licence.pdf')
    await attachNext(page, 'permit.pdf')
    await page.getByRole('checkbox', { name: say('form/supplier-application.conduct') }).check()
    await checkPage(applicant, 'the application of a supplier')
    await page.getByRole('button', { name: say('form/supplier-application.submit') }).click()
    await expect(page.getByRole('heading', { name: company })).toBeVisible()
    await expect(page.getByText(say('dictionary/supplier-application-status.received'), { exact: true }).first()).toBeVisible()

    await openAlive(desk, '/desk/supplierApplications')
    await desk.page
      .locator('tr, article, li')
      .filter({ hasText: company })
      .getByRole('link', { name: say('list/desk-supplier-application.actions.open') })
      .click()
    await desk.page.getByRole('button', { name: say('page/desk-supplier-application-item.actions.decide'), exact: true }).click()
    const dialog = desk.page.getByRole('dialog')
    for (const [label, row] of [
      [say('form/supplier-application-decision.status'), say('dictionary/supplier-application-status.accepted')],
      [say('form/supplier-application-decision.kind'), say('dictionary/supplier-kind.trucker')],
    ] as const) {
      await dialog.getByLabel(label).click()
      await dialog.getByRole('option', { name: row }).click()
    }
    await checkPage(desk, 'the decision on a supplier')
    await dialog.getByRole('button', { name: say('form/supplier-application-decision.submit') }).click()
    await expect(desk.page.getByText(say('dictionary/supplier-application-status.accepted'), { exact: true }).first()).toBeVisible()

    await openAlive(applicant, '/workbench/notifications')
    await page
      .getByRole('button', { name: say('list/notifications.actions.open-page'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: company })).toBeVisible()
    await expect(page.getByText(say('dictionary/supplier-application-status.accepted'), { exact: true }).first()).toBeVisible()
    await checkPage(applicant, 'an accepted application')

    await openAlive(buyer, '/workbench/SupplierOrder')
    await buyer.page.getByRole('button', { name: say('page/supplier-orders.actions.place') }).click()
    const order = buyer.page.getByRole('dialog')
    await order.getByRole('combobox', { name: new RegExp(`^${say('form/supplier-order.supplierId')}`) }).click()
    await expect(
      order.getByRole('option', {
        name: `${company} · ${say('dictionary/supplier-kind.trucker')} · ${say('dictionary/supplier-source.approved')}`,
      }),
    ).toBeVisible()
    expect([...applicant.complaints, ...desk.complaints, ...buyer.complaints]).toEqual([])
  })
}
