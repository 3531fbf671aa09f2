import { usePortal } from '#engine'
import { headerItems, offeredItems } from '../app/may-enter.ts'
import { mainAddress } from '../app/own-pages.ts'
import { usePageCode } from '../app/page-loader.ts'
import { DemoBar } from './DemoBar.tsx'
import { FrameLink } from './FrameLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import type { LayoutProps } from './MainLayout.tsx'
import { NavigationLinks } from './NavigationLinks.tsx'
import './compact.css'

/** A slim bar, the page and one line of links, because the surrounding site has its own header and footer. */
export function CompactLayout({ route, onSignOut, children }: LayoutProps) {
  const portal = usePortal()
  const { brand } = portal.shell
  const { signedIn } = portal.session
  const code = usePageCode(signedIn)
  // With a single section, the bar would only repeat the line above.
  const hasInside = signedIn && !brand.oneRow.includes(portal.session.actor) && offeredItems(portal, brand.workbench).length > 1
  return (
    <div className="qs-shell qs-compact">
      <a className="qs-skip" href="#main">
        {portal.text('portal.skip')}
      </a>
      <DemoBar />
      <header className="qs-header" id="header">
        <div className="qs-wide qs-header-line">
          <FrameLink href={mainAddress(portal.shell)} className="qs-logo">
            <img src={brand.logo} alt={brand.name} height={24} />
            <span className="qs-only-spoken">{portal.text('portal.home')}</span>
          </FrameLink>
          {signedIn && (
            <NavigationLinks
              items={headerItems(portal)}
              route={route?.id}
              className="qs-compact-nav"
              name={portal.text('portal.navigation')}
              fold
            />
          )}
          <div className="qs-header-tools">
            <LanguageSwitch />
            {code && signedIn ? <code.AccountMenu onSignOut={onSignOut} /> : null}
          </div>
        </div>
      </header>
      {code && route?.grid !== undefined && hasInside ? <code.InsideBar route={route} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="qs-compact-footer">
        <div className="qs-wide">
          <p>{brand.legalName}</p>
          <NavigationLinks items={brand.footer} className="qs-compact-links" name={portal.text('portal.footer')} fold={false} />
        </div>
      </footer>
    </div>
  )
}
