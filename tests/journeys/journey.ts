/** A test against the portal of its worker. People close their windows when it ends: open ones go on polling and slow down later tests. */
import { test as base } from '@playwright/test'

export const test = base.extend<{ leaving: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
  baseURL: async ({}, use, { parallelIndex }) => use(portalOf(parallelIndex)),
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

/** The address of the portal that belongs to a worker, as the global setup in portals.ts has left it. */
function portalOf(worker: number): string {
  const address = process.env['JOURNEY_PORTALS']?.split(' ')[worker]
  if (!address) throw new Error(`There is no portal for worker ${worker}`)
  return address
}
