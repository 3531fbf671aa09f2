/** A test against its worker's portal. Pages are closed when it ends: open ones would keep polling and slow down later tests. */
import { test as base } from '@playwright/test'

export const test = base.extend<{ leaving: undefined; bank: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures the test needs.
  baseURL: async ({}, use, { parallelIndex }) => use(portalOf(parallelIndex).url),
  /** The demo's bank, which shows the portal in a frame. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures the test needs.
  bank: async ({}, use, { parallelIndex }) => use(portalOf(parallelIndex).bank),
  leaving: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      await Promise.all(
        browser
          .contexts()
          .filter((context) => !before.has(context))
          .map((context) => context.close()),
      )
    },
    { auto: true },
  ],
})

/** Address of a worker's portal, as published by the global setup in portals.ts. */
function portalOf(worker: number): { readonly url: string; readonly bank: string } {
  const [url, bank] = process.env['JOURNEY_PORTALS']?.split(' ')[worker]?.split(',') ?? []
  if (!url || !bank) throw new Error(`There is no portal for worker ${worker}`)
  return { url, bank }
}
