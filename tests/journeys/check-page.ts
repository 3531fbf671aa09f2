import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { dayNumber, isLong } from '../support/rotate.ts'
import type { Person } from './person.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Each screen is examined by axe on one day of so many, and in every long run. */
const days = 8

/** No missing text and no sideways scrolling; on the days of the screen no violation of WCAG 2.2 A and AA either. */
export async function checkPage({ page }: Pick<Person, 'page'>, screen: string): Promise<void> {
  const examined = isLong || (turnOf(screen) + dayNumber) % days === 0
  if (examined) await page.waitForLoadState('networkidle')
  // What is about to be replaced is paler for that time.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if (examined) expect(await findViolations(page), screen).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${screen} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
  expect(await page.getByText('⟦').count(), `${screen} lacks a text`).toBe(0)
}

/** What axe finds against WCAG 2.2 A and AA, one line for each rule. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished : null))))
  // Legacy is the way without a second page: half the time, and all frames here are of one origin.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(true)
  // What a window or the header half covers cannot be reached there, and is not too small for that.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role=dialog], dialog[open]')
  else await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** The same number for the same words, and different ones for most others. */
function turnOf(screen: string): number {
  return [...screen].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)
}
