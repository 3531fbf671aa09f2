import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon, useOnChange, usePoll, usePortal } from '#engine'
import { mayEnter } from '../app/may-enter.ts'
import { FrameLink } from './FrameLink.tsx'
import './bell.css'

/** Higher counts are shown as 99+. */
const most = 99

/** Number of unread messages, on every page; links to the messages. */
export function Bell(): ReactNode {
  const portal = usePortal()
  const { bell } = portal.shell.brand
  const href = bell && mayEnter(portal, bell.grid) ? portal.href(bell.link, {}) : undefined
  const on = bell !== undefined && href !== undefined && portal.session.signedIn
  const { unread, look } = useUnread(on ? bell.count : null)
  usePoll(look, bell?.seconds ?? 0, on)
  if (!on) return null
  return (
    <FrameLink
      href={href}
      className="qs-bell"
      aria-label={unread > 0 ? portal.text('portal.unread', { count: unread }) : portal.text('portal.notifications')}
    >
      <Icon name="bell" />
      {unread > 0 ? (
        <span className="qs-bell-count" aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      ) : null}
    </FrameLink>
  )
}

/** Fetched again on each page, and on request. */
function useUnread(operation: string | null): { readonly unread: number; readonly look: () => void } {
  const portal = usePortal()
  const [unread, setUnread] = useState(0)
  const { pathname, search } = useLocation()
  const latest = useRef(portal)
  latest.current = portal
  const look = useCallback(() => {
    if (operation === null) return
    void latest.current
      .call<{ unread: number }>(operation, {}, { quiet: true })
      .then((answer) => answer.ok && setUnread(answer.value.unread))
  }, [operation])
  const who = portal.session.userId
  useOnChange(`${operation ?? ''} ${who} ${pathname}${search}`, () => {
    if (operation === null) setUnread(0)
    look()
  })
  return { unread, look }
}
