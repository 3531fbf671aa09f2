import { expect, type Page } from '@playwright/test'

/** Opens a part of an order, by the id of its tab. */
export async function openPart(
  page: Page,
  part: 'progress' | 'fees' | 'papers' | 'details' | 'booking' | 'messages' | 'history',
): Promise<void> {
  const tab = page.getByRole('main').locator(`.qs-tabs a[href*="part=${part}"]`)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}

/** Presses an action of an order: the primary one is a button of its own, the others are behind "more". */
export async function press(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name }).first()
  const more = main.locator('.qs-record-more > button')
  await expect(button.or(more).first()).toBeVisible()
  if (!(await button.isVisible())) await more.click()
  await button.click()
}
