import type { NavigationItem } from '#config'
import type { Portal } from '#engine'
import { mayEnter } from '../app/may-enter.ts'

/** The workbench as this person may enter it: what they may not is not offered, and a part that is empty for them neither. */
export function enterableItems(portal: Portal): NavigationItem[] {
  return portal.shell.brand.workbench.flatMap((item) => {
    if (!mayEnter(portal, item.grid)) return []
    if (!item.items) return [item]
    const items = item.items.filter(({ grid }) => mayEnter(portal, grid))
    return items.length > 0 ? [{ ...item, items }] : []
  })
}

/** The parts of the workbench as one link each, to the first page of the part. */
export function entrancesOf(items: readonly NavigationItem[]): NavigationItem[] {
  return items.map(({ items: pages, ...part }) => ({ ...part, ...(pages?.[0]?.link ? { link: pages[0].link } : {}) }))
}
