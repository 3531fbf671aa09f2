/** A test against its worker's portal. Pages are closed when it ends: open ones would keep polling and slow down later tests. */
import { type BrowserContext, test as base } from '@playwright/test'
import { saveRecord, takeFromPortal } from '../support/reach-records.ts'

export const test = base.extend<{ leaving: undefined; reach: undefined; bank: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures the test needs.
  baseURL: async ({}, use, { parallelIndex }) => use(portalOf(parallelIndex).url),
  /** The demo's bank, which shows the portal in a frame. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures the test needs.
  bank: async ({}, use, { parallelIndex }) => use(portalOf(parallelIndex).bank),
  leaving: [
    async ({ browser }, use, info) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      const opened = browser.contexts().filter((context) => !before.has(context))
      // A log is all that remains of a failure on another machine.
      if (info.status !== info.expectedStatus) info.errors.push({ message: await noticesOn(opened) })
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
  /** In a run that records what tests reach: what the portal did for this one. */
  reach: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures the test needs.
    async ({}, use, { file, parallelIndex, testId }) => {
      if (process.env['RECORD_REACH'] !== '1') return use(undefined)
      await takeFromPortal(parallelIndex)
      await use(undefined)
      saveRecord(file, testId, [await takeFromPortal(parallelIndex)])
    },
    { auto: true },
  ],
})

/** What each open page tells its user: its address, and the texts that a screen reader announces. */
async function noticesOn(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages())
  const lines = pages.map(async (page) => {
    const notices = await page.locator('[role=alert], [role=status], [aria-invalid=true]').allInnerTexts()
    return [page.url(), ...notices.filter((text) => text.trim() !== '')].join(' | ').replaceAll('\n', ' ')
  })
  return `Open when it failed:\n${(await Promise.all(lines)).join('\n')}`
}

/** Address of a worker's portal, as published by the global setup in portals.ts. */
function portalOf(worker: number): { readonly url: string; readonly bank: string } {
  const [url, bank] = process.env['JOURNEY_PORTALS']?.split(' ')[worker]?.split(',') ?? []
  if (!url || !bank) throw new Error(`There is no portal for worker ${worker}`)
  return { url, bank }
}
