/** Layout shifts of loaded pages, as browsers report them: https://wicg.github.io/layout-instability */
import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** Classes of what moved. */
  readonly moved: readonly string[]
}

/** Below this, it is a rounding of the browser's. */
const leastSeen = 0.001

/** Has each page that is loaded from here on keep its shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    interface Entry extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node?: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => (node instanceof Element ? node.className : '')) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the page was loaded, without the reader doing anything. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return shifts
    .filter(({ value }) => value >= leastSeen)
    .map(({ value, moved }) => `moves by ${value.toFixed(4)} after it was painted: ${moved.join(', ')}`)
}
