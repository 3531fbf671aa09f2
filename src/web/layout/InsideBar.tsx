import { type ReactNode, useRef } from 'react'
import type { NavigationItem, RoutePlan } from '#config'
import { useOnChange, usePortal } from '#engine'
import { offeredItems } from '../app/may-enter.ts'
import { FrameLink } from './FrameLink.tsx'
import { openEntry } from './open-entry.ts'
import './inside-bar.css'

/** Navigation for signed-in users: the sections of the workbench and, below, the pages of the current one. */
export function InsideBar({ route }: { readonly route: RoutePlan | undefined }): ReactNode {
  const portal = usePortal()
  const { path } = portal.location
  const items = offeredItems(portal, portal.shell.brand.workbench)
  const hrefOf = ({ link }: NavigationItem) => link && portal.href(link, {})
  const open = openEntry(items, { path, route: route?.id, hrefOf })
  const group = items.find((item) => item === open || (open !== undefined && item.items?.includes(open)))
  return (
    <nav className="qs-inside-bar" aria-label={portal.text('portal.workbench')}>
      <Line items={items} open={group} path={path} hrefOf={(item) => hrefOf(item.items?.[0] ?? item)} className="qs-inside-groups" />
      {group?.items && group.items.length > 1 ? (
        <Line items={group.items} open={open} path={path} hrefOf={hrefOf} className="qs-inside-pages" name={group.label} />
      ) : null}
    </nav>
  )
}

interface LineProps {
  readonly items: readonly NavigationItem[]
  readonly open: NavigationItem | undefined
  readonly path: string
  readonly hrefOf: (item: NavigationItem) => string | undefined
  readonly className: string
  readonly name?: string
}

/** One line of entries. If it is wider than the window, it scrolls to the current entry. */
function Line({ items, open, path, hrefOf, className, name }: LineProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const openId = open?.id
  useOnChange(`${openId ?? ''} ${path}`, () => {
    const line = list.current
    const entry = line?.querySelector<HTMLElement>('[data-open]')
    if (!line || !entry) return
    line.scrollLeft = entry.offsetLeft - (line.clientWidth - entry.offsetWidth) / 2
  })
  return (
    <ul ref={list} className={className} aria-label={name}>
      {items.map((item) => {
        const href = hrefOf(item)
        const isOpen = item.id === openId
        return (
          <li key={item.id} data-open={isOpen ? '' : undefined}>
            {href ? (
              <FrameLink href={href} aria-current={isOpen ? (href === path ? 'page' : 'true') : undefined}>
                {item.label}
              </FrameLink>
            ) : (
              <span>{item.label}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
