import type { ReactNode } from 'react'
import type { RoutePlan } from '#config'
import { usePortal } from '#engine'
import { CompactLayout } from '../layout/CompactLayout.tsx'
import { MainLayout } from '../layout/MainLayout.tsx'

interface FrameProps {
  readonly route: RoutePlan | undefined
  readonly onSignOut: () => void
  readonly children: ReactNode
}

/** What surrounds the page, as its route and brand declare. */
export function Frame({ route, onSignOut, children }: FrameProps) {
  const { shell } = usePortal()
  if (route?.layout === 'bare') return <main id="main">{children}</main>
  const Layout = shell.brand.frame === 'compact' ? CompactLayout : MainLayout
  return (
    <Layout route={route} onSignOut={onSignOut}>
      {children}
    </Layout>
  )
}
