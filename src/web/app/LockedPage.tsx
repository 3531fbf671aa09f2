import { type ReactNode, useEffect } from 'react'
import { Button, usePortal } from '#engine'
import { useArrival } from './arrival.ts'
import { mainAddress } from './own-pages.ts'
import { PageSkeleton } from './Page.tsx'
import { usePageCode } from './page-loader.ts'

/** A page that the user may not open, by its row of the grid: why, and what helps. */
export function LockedPage({ row }: { readonly row: string }): ReactNode {
  const portal = usePortal()
  // It fills the sentence.
  const code = usePageCode(true)
  const home = mainAddress(portal.shell)
  const title = portal.text('access.title')
  const { name } = portal.shell.brand
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  useArrival(code !== null)
  if (!code) return <PageSkeleton />
  const explanation = portal.explain(row)
  const remedy = explanation?.remedy
  return (
    <div className="qs-page" data-width="text" data-page="locked">
      <div className="qs-refused" data-whole="">
        <h1 className="qs-refused-title">{title}</h1>
        {explanation ? <p>{explanation.label}</p> : null}
        <p className="qs-refused-actions">
          {remedy ? (
            <Button tone="primary" onClick={() => portal.openDialog(remedy.page)}>
              {remedy.label}
            </Button>
          ) : null}
          <Button
            href={home}
            onClick={(event) => {
              event.preventDefault()
              portal.navigate(home)
            }}
          >
            {portal.text('engine.home')}
          </Button>
        </p>
      </div>
    </div>
  )
}
