import type { NavigationItem } from '#config'
import type { Portal } from '#engine'
import { mayEnter } from '../app/may-enter.ts'

/** The entries that this person can follow. A menu that is empty for them is left out, too. */
export function offeredItems(portal: Pick<Portal, 'shell' | 'session' | 'href'>, items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => {
    if (!mayEnter(portal, item.grid) || (item.link && portal.href(item.link, {}) === undefined)) return []
    if (!item.items) return [item]
    const inside = offeredItems(portal, item.items)
    return inside.length > 0 ? [{ ...item, items: inside }] : []
  })
}

/** The parts of the workbench as one link each, to the first page of the part. */
export function entrancesOf(items: readonly NavigationItem[]): NavigationItem[] {
  return items.map(({ items: pages, ...part }) => ({ ...part, ...(pages?.[0]?.link ? { link: pages[0].link } : {}) }))
}
