import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Person } from './person.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation of WCAG 2.2 A and AA, no missing text, no sideways scrolling. */
export async function judge({ page }: Pick<Person, 'page'>, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  // What is about to be replaced is paler for that time.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished : null))))
  const axe = new AxeBuilder({ page }).withTags(tags)
  // What a window or the header half covers cannot be reached there, and is not too small for that.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role=dialog], dialog[open]')
  else await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  expect(found, screen).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${screen} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
  expect(await page.getByText('⟦').count(), `${screen} lacks a text`).toBe(0)
}
