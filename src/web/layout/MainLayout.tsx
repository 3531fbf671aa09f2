import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { RoutePlan } from '#config'
import { useOnChange, usePortal } from '#engine'
import { headerItems } from '../app/may-enter.ts'
import { ownPages } from '../app/own-pages.ts'
import { usePageCode } from '../app/page-loader.ts'
import { DemoBar } from './DemoBar.tsx'
import { FrameLink } from './FrameLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NavigationLinks } from './NavigationLinks.tsx'
import { SearchBox } from './SearchBox.tsx'

export interface LayoutProps {
  readonly route: RoutePlan | undefined
  readonly onSignOut: () => void
  readonly children: ReactNode
}

/** Header, page, footer. Signed-in users get a second line with the workbench navigation. */
export function MainLayout({ route, onSignOut, children }: LayoutProps) {
  const portal = usePortal()
  const { brand } = portal.shell
  const inside = route?.grid !== undefined
  const code = usePageCode(portal.session.signedIn)
  return (
    <div className="qs-shell">
      <a className="qs-skip" href="#main">
        {portal.text('portal.skip')}
      </a>
      <Letterhead />
      <DemoBar />
      <Header route={route} onSignOut={onSignOut} />
      {code && inside && portal.session.signedIn && !portal.shell.brand.oneRow.includes(portal.session.actor) ? (
        <code.InsideBar route={route} />
      ) : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="qs-footer">
        <div className="qs-wide qs-footer-grid">
          <div>
            <p className="qs-footer-name">{brand.name}</p>
            <p>{brand.claim}</p>
          </div>
          <NavigationLinks items={brand.footer} className="qs-footer-nav" name={portal.text('portal.footer')} fold={false} />
        </div>
        <p className="qs-wide qs-legal">{brand.legalName}</p>
      </footer>
    </div>
  )
}

/** On paper only, where it takes the place of header and footer. */
function Letterhead() {
  const { brand } = usePortal().shell
  return (
    <div className="qs-letterhead" aria-hidden="true">
      <img src={brand.logo} alt="" height={36} />
      <p>
        <strong>{brand.legalName}</strong>
        <br />
        {brand.claim}
      </p>
    </div>
  )
}

function Header({ route, onSignOut }: Pick<LayoutProps, 'route' | 'onSignOut'>) {
  const portal = usePortal()
  const { brand } = portal.shell
  const items = headerItems(portal)
  const code = usePageCode(portal.session.signedIn)
  const [open, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // A new page closes the menu.
  useOnChange(pathname, () => setOpen(false))
  return (
    <header className="qs-header" id="header">
      <div className="qs-wide qs-header-line">
        <FrameLink href="/" className="qs-logo">
          <img src={brand.logo} alt={brand.name} height={32} />
          <span className="qs-only-spoken">{portal.text('portal.home')}</span>
        </FrameLink>
        <NavigationLinks items={items} className="qs-nav" name={portal.text('portal.navigation')} route={route?.id} fold />
        <div className="qs-header-tools">
          <SearchBox />
          <LanguageSwitch />
          {code && portal.session.signedIn ? <code.Bell /> : null}
          <SessionMenu onSignOut={onSignOut} />
          <button
            ref={menuButton}
            type="button"
            className="qs-menu-button"
            aria-expanded={open}
            aria-controls="phone-menu"
            aria-label={portal.text('portal.menu')}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={open ? 'M5 5 19 19 M19 5 5 19' : 'M3 7h18 M3 12h18 M3 17h18'} stroke="currentColor" strokeWidth="1.8" fill="none" />
            </svg>
          </button>
        </div>
      </div>
      <div id="phone-menu" className="qs-phone-menu" hidden={!open}>
        {open && (
          <NavigationLinks
            items={items}
            className="qs-phone-nav"
            name={portal.text('portal.navigation')}
            fold={false}
            onFollow={() => setOpen(false)}
          />
        )}
        {open && !portal.session.signedIn && <RegisterButton onPress={() => setOpen(false)} />}
      </div>
    </header>
  )
}

function RegisterButton({ onPress }: { readonly onPress?: () => void }) {
  const portal = usePortal()
  return (
    <button
      type="button"
      className="qs-register"
      onClick={() => {
        onPress?.()
        portal.openDialog(ownPages.register)
      }}
    >
      {portal.text('portal.register')}
    </button>
  )
}

function SessionMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const portal = usePortal()
  const code = usePageCode(portal.session.signedIn)
  if (portal.session.signedIn) return code && <code.AccountMenu onSignOut={onSignOut} />
  return (
    <div className="qs-enter">
      <RegisterButton />
      <button type="button" className="qs-sign-in" onClick={() => portal.openDialog(ownPages.signIn)}>
        {portal.text('portal.signIn')}
      </button>
    </div>
  )
}
