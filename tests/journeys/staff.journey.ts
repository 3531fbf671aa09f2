/** The first day in production: a command on the host prints the link for the first staff administrator. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson, openSignedIn } from './person.ts'

const screens = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const

const run = promisify(execFile)
const secret = 'Quiet Mole 7'

for (const { language, width } of sampleOne(screens))
  test(`an administrator joins through the command's link, works at the desk and is suspended, in ${language} at ${width} pixels`, async ({
    browser,
    baseURL,
  }, { parallelIndex }) => {
    const brand = 'quayside'
    const mail = `first-${Date.now()}@portal.example`
    // Next to this worker's running portal, which holds the database.
    const { stdout } = await run(process.execPath, ['scripts/people.ts', 'invite', 'staff', mail, '--brand', brand, '--administrator'], {
      env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', DATA_DIR: `.data/journeys/${parallelIndex}` },
    })
    const path = /\/staffInvitation\/[A-Za-z0-9_-]{43}$/m.exec(stdout)?.[0] ?? ''
    const newcomer = await openPerson(browser, baseURL ?? '', { brand, language, width })
    const { page, say } = newcomer
    await openAlive(newcomer, path)
    await expect(page.getByText(mail)).toBeVisible()
    await checkPage(newcomer, 'an invitation of staff')
    await field(page, say('form/join-staff.name')).fill('林知远')
    for (const input of await page.locator('input[type=password]').all()) await input.fill(secret)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: say('form/join-staff.submit') }).click()
    await page.getByRole('link', { name: say('page/staff-invitation.entrances.desk') }).click()
    await expect(page).toHaveURL(/\/desk$/)

    await openAlive(newcomer, '/desk/staff')
    await expect(page.getByText(mail).first()).toBeVisible()

    const visitor = await openPerson(browser, baseURL ?? '', { brand, language, width })
    await openAlive(visitor, path)
    await expect(visitor.page.getByText(say('page/staff-invitation.used'))).toBeVisible()
    await openAlive(visitor, `/staffInvitation/${'A'.repeat(43)}`)
    await expect(visitor.page.getByText(say('page/staff-invitation.unknown'))).toBeVisible()

    const colleague = await openSignedIn(browser, baseURL ?? '', { brand, language, width, account: 'service' })
    await openAlive(colleague, '/desk/staff')
    const row = colleague.page
      .getByRole('row')
      .filter({ hasText: mail })
      .or(colleague.page.getByRole('listitem').filter({ hasText: mail }))
      .first()
    await row.getByRole('button', { name: say('list/staff.actions.suspend'), exact: true }).click()
    await colleague.page
      .getByRole('dialog')
      .getByRole('button', { name: say('list/staff.actions.suspend'), exact: true })
      .click()
    // The row leaves the active staff; the accepted invitation below stays.
    await expect(row.getByRole('button', { name: say('list/staff.actions.suspend'), exact: true })).toBeHidden()
    // Takes effect on the person's next request.
    await page.reload()
    await expect(page.getByText(say('text/error.session-ended'))).toBeVisible()
    for (const person of [newcomer, visitor, colleague]) expect(person.complaints).toEqual([])
  })
