import type { NavigationItem } from '#config'
import { usePortal } from '#engine'
import { offeredItems } from '../app/may-enter.ts'
import { Disclosure } from './Disclosure.tsx'
import { FrameLink } from './FrameLink.tsx'
import { isAt, openEntry } from './open-entry.ts'

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
  const offered = offeredItems(portal, items)
  const { path } = portal.location
  const hrefOf = ({ link }: NavigationItem) => link && portal.href(link, {})
  const hrefs = offered.map(hrefOf)
  const open = fold ? openEntry(offered, { path, route, hrefOf }) : undefined
  return (
    <nav className={className} aria-label={name}>
      <ul>
        {offered.map((item, index) => (
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
              <Anchor item={item} href={hrefs[index]} among={hrefs} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Links({ items, onFollow }: { readonly items: readonly NavigationItem[]; readonly onFollow: (() => void) | undefined }) {
  const portal = usePortal()
  const hrefs = items.map(({ link }) => link && portal.href(link, {}))
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.id}>
          <Anchor item={item} href={hrefs[index]} among={hrefs} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface AnchorProps {
  readonly item: NavigationItem
  readonly href: string | undefined
  /** Addresses of the sibling items, including this one. */
  readonly among: readonly (string | undefined)[]
  readonly onFollow: (() => void) | undefined
}

function Anchor({ item, href, among, onFollow }: AnchorProps) {
  const { path } = usePortal().location
  if (!href) return <span>{item.label}</span>
  const [address = ''] = href.split('?')
  // If a sibling's address extends this one, only the exact address is current.
  const isParent = address === '/' || among.some((other) => other?.startsWith(`${address}/`))
  const isCurrent = isParent ? path === address : isAt(address, path)
  return (
    <FrameLink href={href} aria-current={isCurrent ? 'page' : undefined} onFollow={onFollow}>
      {item.label}
    </FrameLink>
  )
}
