/** A test whose people close their windows when it ends: every one left open goes on asking, and slows down those after it. */
import { test as base } from '@playwright/test'

export const test = base.extend<{ leaving: undefined }>({
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
