import { type Portal, PortalProvider } from '#engine'
import type { PageCode } from './page-loader.ts'
import type { PageDialogs } from './use-page-dialog.ts'

interface DialogStackProps {
  readonly dialogs: PageDialogs['dialogs']
  /** Null until it is loaded; a veil is shown meanwhile. */
  readonly code: PageCode | null
  readonly portal: Portal
  /** For dialogs that belong to the page; while its session is held, it differs from the other one. */
  readonly pagePortal: Portal
  readonly personKey: number
  readonly onClose: () => void
}

/** The dialogs over the page, from bottom to top. */
export function DialogStack({ dialogs, code, portal, pagePortal, personKey, onClose }: DialogStackProps) {
  return dialogs.map(({ page, carried, isOver }, level) =>
    code ? (
      // A page that replaces another one stays in the same window.
      // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its position in the stack
      <PortalProvider key={level} value={isOver ? portal : pagePortal}>
        <code.PageDialog key={isOver ? 0 : personKey} page={page} carried={carried} isOver={isOver} onClose={onClose} />
      </PortalProvider>
    ) : (
      <div key="veil" className="qs-veil" />
    ),
  )
}
