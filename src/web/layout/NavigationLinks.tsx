import { NavLink } from 'react-router-dom'
import type { NavigationItem } from '#config'
import { usePortal } from '#engine'
import { offeredItems } from '../app/may-enter.ts'
import { Disclosure } from './Disclosure.tsx'
import { openEntry } from './open-entry.ts'

interface NavigationLinksProps {
  readonly items: readonly NavigationItem[]
  readonly className: string
  readonly name: string
  /** Whether nested items are collapsible (header) or always open (phone menu, footer). */
  readonly fold: boolean
  /** Route of the current page, to mark its menu. */
  readonly route?: string | undefined
  readonly onFollow?: () => void
}

/** Navigation as the brand declares it, without entries that this reader may not open. */
export function NavigationLinks({ items, className, name, fold, route, onFollow }: NavigationLinksProps) {
  const portal = usePortal()
  const shown = offeredItems(portal, items)
  const { path } = portal.location
  const open = fold ? openEntry(shown, { path, route, hrefOf: ({ link }) => link && portal.href(link, {}) }) : undefined
  return (
    <nav className={className} aria-label={name}>
      <ul>
        {shown.map((item) => (
          <li key={item.id} data-open={open && item.items?.includes(open) ? '' : undefined}>
            {item.items?.length && fold ? (
              <Disclosure label={item.label} name={item.label}>
                {(close) => <Links items={item.items ?? []} onFollow={close} />}
              </Disclosure>
            ) : item.items?.length ? (
              <>
                <span className="qs-nav-group">{item.label}</span>
                <Links items={item.items} onFollow={onFollow} />
              </>
            ) : (
              <Anchor item={item} among={shown} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Links({ items, onFollow }: { readonly items: readonly NavigationItem[]; readonly onFollow: (() => void) | undefined }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Anchor item={item} among={items} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface AnchorProps {
  readonly item: NavigationItem
  /** The sibling items, including this one. */
  readonly among: readonly NavigationItem[]
  readonly onFollow: (() => void) | undefined
}

function Anchor({ item, among, onFollow }: AnchorProps) {
  const portal = usePortal()
  const href = item.link && portal.href(item.link, {})
  if (!href) return <span>{item.label}</span>
  // If a sibling's address extends this one, only the exact address is active.
  const isParent = among.some(({ link }) => link && portal.href(link, {})?.startsWith(`${href}/`))
  return (
    <NavLink to={href} end={href === '/' || isParent} onClick={onFollow}>
      {item.label}
    </NavLink>
  )
}
