import type { NavigationItem } from '#config'

export interface OpenPlace {
  /** Address without query. */
  readonly path: string
  /** Current route. */
  readonly route: string | undefined
  readonly hrefOf: (item: NavigationItem) => string | undefined
}

/** The entry of the current page, or its closest parent; the longest matching address wins. */
export function openEntry(items: readonly NavigationItem[], place: OpenPlace): NavigationItem | undefined {
  const entries = items.flatMap((item) => item.items ?? [item])
  const below = entries.find(({ also }) => place.route !== undefined && also?.includes(place.route))
  if (below) return below
  let best: { readonly item: NavigationItem; readonly length: number } | undefined
  for (const item of entries) {
    const href = place.hrefOf(item)
    if (href === undefined || !isAt(href, place.path)) continue
    if (!best || href.length > best.length) best = { item, length: href.length }
  }
  return best?.item
}

/** Whether a page is at an address, or below it. */
export function isAt(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
