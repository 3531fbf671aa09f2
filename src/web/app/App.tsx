import { type ReactNode, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { PortalProvider, ToolkitProvider } from '#engine'
import { DialogStack } from './DialogStack.tsx'
import { Frame } from './Frame.tsx'
import { isClosedTo } from './may-enter.ts'
import { mainAddress, ownPages } from './own-pages.ts'
import { usePageCode } from './page-loader.ts'
import { LoadedPage, RoutePage } from './RoutePage.tsx'
import { checkSession, useSessionCheck } from './session-check.ts'
import { signOut } from './sign-out.ts'
import { type AppParts, useApp } from './use-app.ts'
import { usePersonKey } from './use-held-session.ts'
import { usePageView, usePreviewLink, useScrollToTop } from './use-page-visit.ts'

export interface AppProps extends AppParts {
  readonly nonce: string | undefined
  /** Takes the place of a page that the server leaves to the browser. */
  readonly outline?: ReactNode
}

/** The portal in one brand and language: provides session, address and texts to the page of the route. */
export function App({ nonce, outline, ...parts }: AppProps) {
  const { shell, bundles, session: store, clock } = parts
  const { session, address, texts, dialogs, closeDialog, matched, navigateTo, client, portal, pagePortal } = useApp(parts)
  const personKey = usePersonKey(session)
  useSessionCheck(client, store)
  usePageView(portal, matched?.route)
  useScrollToTop(address.pathname)
  usePreviewLink(address.search)
  const code = usePageCode(dialogs.length > 0 || session.signedIn || shell.preview !== undefined, session.signedIn)
  const goHome = () => void navigateTo('/')

  return (
    <ToolkitProvider theme={shell.brand.theme} language={shell.language} nonce={nonce}>
      <PortalProvider value={portal}>
        {code && shell.preview ? <code.PreviewBanner /> : null}
        {code ? <code.ActingBanner /> : null}
        <Frame route={matched?.route} onSignOut={() => void signOut({ client, store, texts, goHome })}>
          <PortalProvider value={pagePortal}>
            {outline ? (
              outline
            ) : matched ? (
              <RoutePage key={`${matched.route.id} ${personKey}`} route={matched.route} bundles={bundles} />
            ) : isClosedTo(portal, undefined) ? (
              <Navigate to={mainAddress(shell)} replace />
            ) : (
              <LoadedPage id={ownPages.missing} bundles={bundles} />
            )}
          </PortalProvider>
        </Frame>
        <DialogStack
          dialogs={dialogs}
          code={code}
          portal={portal}
          pagePortal={pagePortal}
          personKey={personKey}
          onClose={() => closeDialog()}
        />
        {code && session.signedIn ? (
          <Suspense fallback={null}>
            <code.IdleWarning clock={clock} onUse={() => checkSession(client, store)} />
          </Suspense>
        ) : null}
      </PortalProvider>
    </ToolkitProvider>
  )
}
