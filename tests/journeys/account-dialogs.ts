/** Drives the sign-in and registration dialogs in journeys. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './person.ts'

export async function openSignIn({ page, say }: Person): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('text/portal.signIn'), exact: true })
    .click()
  await expect(dialog.getByLabel(say('form/sign-in.account'))).toBeVisible()
  return dialog
}

export async function submit(dialog: Locator, name: string): Promise<void> {
  await dialog.locator('form').getByRole('button', { name, exact: true }).click()
}

/** Screen readers do not expose a password field as a textbox. */
export function secret(dialog: Locator, label: RegExp): Locator {
  return dialog.getByLabel(label)
}

export async function signOut({ page, say }: Person): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say.pattern('text/portal.account') })
    .click()
  await page.getByRole('button', { name: say('text/portal.signOut') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say('text/portal.signIn'), exact: true })).toBeVisible()
}

/** Unique: two runs never start in the same millisecond. */
export function freshMobile(): string {
  return `139${String(Date.now()).slice(-8)}`
}

/** The latest code sent to a number, read from the demo mailbox. */
export async function readCode({ page }: Person, mobile: string): Promise<string> {
  const mailbox: Page = await page.context().newPage()
  await mailbox.goto(`/demo/mails?to=${mobile}`)
  const row = mailbox.getByRole('row').filter({ hasText: mobile }).first()
  await expect(row).toBeVisible()
  await row.getByRole('button').first().click()
  const body = mailbox.getByText(/\b\d{6}\b/).first()
  await expect(body).toBeVisible()
  const code = /(?<!\d)\d{6}(?!\d)/.exec((await body.textContent()) ?? '')?.[0]
  await mailbox.close()
  expect(code).toBeDefined()
  return code ?? ''
}
