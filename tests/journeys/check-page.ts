import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isWhole, sampleNumber } from '../support/sample.ts'
import type { Person } from './person.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Axe examines each screen once in this many commits, and with whole matrices. */
const oneIn = 8

/** Checks for missing texts and horizontal scrolling, and if the screen is drawn for violations of WCAG 2.2 A and AA. */
export async function checkPage({ page }: Pick<Person, 'page'>, screen: string): Promise<void> {
  const examined = isWhole || (turnOf(screen) + sampleNumber) % oneIn === 0
  if (examined) await page.waitForLoadState('networkidle')
  // Content being reloaded is dimmed.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if (examined) expect(await findViolations(page), screen).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${screen} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
  expect(await page.getByText('⟦').count(), `${screen} lacks a text`).toBe(0)
}

/** Axe violations of WCAG 2.2 A and AA, one line per rule. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished : null))))
  // Legacy mode needs no second page: half the time, and all frames here have the same origin.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(true)
  // Content partly covered by a dialog or the header would be reported as too small.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role=dialog], dialog[open]')
  else await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** A stable hash of the text. */
function turnOf(screen: string): number {
  return [...screen].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)
}
