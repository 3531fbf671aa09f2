import { type ReactNode, useEffect, useMemo } from 'react'
import type { PageBundle } from '#config'
import { isNoRecord } from '#rules'
import { Blocks } from '../context/Blocks.tsx'
import { PageHeading } from '../context/PageHeading.tsx'
import { Skeleton } from '../context/Placeholder.tsx'
import { PageContextProvider, useDialogPlace } from '../context/page-context.ts'
import { RefusalView } from '../context/RefusalView.tsx'
import { useOperation, useSettled } from '../context/use-operation.ts'
import { pageScope, recordRequest } from '../plan/plan-page.ts'
import { titleOf } from '../plan/present.ts'
import { usePortal } from '../portal.ts'
import { useSameJson } from '../use-same-json.ts'
import { blockComponent } from './block-table.ts'
import { BlocksOutline } from './PageOutline.tsx'
import { usePageOfRecord } from './use-page-of-record.ts'
import './page.css'

export interface PageViewProps {
  readonly bundle: PageBundle
  /** Its parts arrive one by one. */
  readonly arrives?: boolean
}

/** A page as declared. `preparePage` must have been awaited. */
export function PageView({ bundle, arrives = false }: PageViewProps): ReactNode {
  const portal = usePortal()
  // The dialog's title is the page's name.
  const dialog = useDialogPlace()
  const { page } = bundle
  const base = pageScope(portal, bundle)
  const request = recordRequest(page, base, portal.shell)
  const { value: record, refusal, loading, refresh } = useOperation(request, { every: page.record?.every ?? 0 })
  const scope = useSameJson(record === undefined ? base : { ...base, record })
  const then = usePageOfRecord(bundle, scope)
  const shownBundle = then ?? bundle
  const context = useMemo(
    () => ({ bundle: shownBundle, scope, recordLoading: loading, componentOf: blockComponent }),
    [shownBundle, scope, loading],
  )
  const isMissing = refusal !== undefined && isNoRecord(refusal.error.id) && !dialog
  useEffect(() => {
    if (isMissing) portal.reportMissing()
  }, [isMissing, portal])
  const waiting = page.record !== undefined && (record === undefined || then === null)
  // Shown together, no part pushes another away.
  const settled = useSettled()
  const arriving = arrives && !dialog && !settled
  // What does not change them must not redraw blocks: those that the browser has not taken over yet would be taken over at once.
  const blocks = useMemo(() => <Blocks blocks={shownBundle.page.blocks} />, [shownBundle])
  const title = titleOf(shownBundle.page, scope, portal.shell.brand)
  useEffect(() => {
    if (!dialog) document.title = title
  }, [dialog, title])
  return (
    <PageContextProvider value={context}>
      <div
        className="qs-page"
        data-width={page.width}
        data-pace={dialog ? undefined : page.pace}
        data-page={page.id}
        data-arriving={arriving ? '' : undefined}
        aria-busy={arriving || undefined}
        data-hero={page.blocks[0]?.block === 'hero' && page.heading === 'hidden' ? '' : undefined}
        data-anchors={page.blocks.some(({ block }) => block === 'anchors') ? '' : undefined}
      >
        {dialog ? (
          page.about ? (
            <p className="qs-dialog-lead">{page.about}</p>
          ) : null
        ) : (
          <PageHeading page={page} isEmpty={page.record !== undefined && !request} />
        )}
        {arriving ? <BlocksOutline bundle={shownBundle} /> : null}
        {waiting && refusal ? (
          <RefusalView refusal={refusal} onRetry={refresh} whole={page.heading === 'hidden' && !dialog ? 'h1' : 'h2'} />
        ) : waiting && request ? (
          <PageSkeleton label={portal.text('engine.loading')} />
        ) : (
          blocks
        )}
      </div>
    </PageContextProvider>
  )
}

function PageSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" aria-label={label}>
      <Skeleton lines={7} />
    </div>
  )
}
