import { memo, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import type { PageBundle } from '#config'
import { Skeleton, usePortal } from '#engine'
import { useArrival } from './arrival.ts'
import { takeUpPage } from './early-clicks.ts'
import { type PageCode, pageCodeOf } from './page-loader.ts'

/**
 * A page once its code is loaded; one drawn on the server stays as it is until then. Memoised, because React would draw it anew if
 * something around it changed meanwhile.
 */
export const Page = memo(function BundledPage({ bundle }: { readonly bundle: PageBundle }): ReactNode {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LoadedPage bundle={bundle} />
    </Suspense>
  )
})

function LoadedPage({ bundle }: { readonly bundle: PageBundle }): ReactNode {
  const pageCode = pageCodeOf(bundle)
  const code = pageCode instanceof Promise ? use(pageCode) : pageCode
  const [arrives] = useState(() => arrivesInParts(bundle))
  useEffect(takeUpPage, [])
  return (
    <>
      <Resume code={code} />
      <code.PageView bundle={bundle} arrives={arrives} />
    </>
  )
}

/**
 * Whether users see the outline of the page until all of it is there: of one that the browser draws, and of one that the server drew
 * for visitors, which stays hidden from users who are signed in. Not of one that it drew for them.
 */
function arrivesInParts({ page }: PageBundle): boolean {
  if (typeof document === 'undefined') return false
  const { session } = document.documentElement.dataset
  return session !== 'drawn' && (page.render === 'browser' || session !== undefined)
}

/** Shows the page of a signed-in user once it is there, and refetches everything after signing in again. */
function Resume({ code }: { readonly code: PageCode }): null {
  const { resumed } = usePortal()
  const refresh = code.useRefresh()
  const settled = code.useSettled()
  useArrival(settled)
  useEffect(() => {
    if (resumed > 0) void refresh()
  }, [resumed, refresh])
  return null
}

export function PageSkeleton(): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-wide qs-page-loading" role="status" aria-label={portal.text('portal.loading')}>
      <Skeleton lines={8} />
    </div>
  )
}
