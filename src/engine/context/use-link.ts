import type { MouseEvent } from 'react'
import type { LinkPlan } from '#config'
import { type Portal, type Scope, usePortal } from '../portal.ts'

export interface LinkProps {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

/** Props of an anchor for a link plan inside the app, or null if the link has no target. */
export function useLink(): (link: LinkPlan | undefined, scope: Scope) => LinkProps | null {
  const portal = usePortal()
  return (link, scope) => {
    const href = link ? portal.href(link, scope) : undefined
    return href === undefined ? null : { href, onClick: (event) => follow(event, portal, href) }
  }
}

/** Ignores clicks for a new tab or window. */
export function follow(
  event: MouseEvent<HTMLElement>,
  portal: Portal,
  href: string,
  options?: { replace?: boolean; keepScroll?: boolean },
): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  portal.navigate(href, options)
}

/** The address of this page with another query. */
export function hrefWithQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}
