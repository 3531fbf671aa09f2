import type { ReactNode } from 'react'
import { usePortal } from '#engine'
import { offeredItems } from '../app/may-enter.ts'
import { NavigationLinks } from './NavigationLinks.tsx'
import './demo-bar.css'

/** A thin bar above every page: the brand's notice and, in demonstrations, their own entries. */
export function DemoBar(): ReactNode {
  const portal = usePortal()
  const { notice, demo } = portal.shell.brand
  const items = offeredItems(portal, demo)
  if (!notice && items.length === 0) return null
  return (
    <div className="qs-demo-bar">
      {notice ? <p>{notice}</p> : null}
      {items.length > 0 ? <NavigationLinks items={items} className="qs-demo-nav" name={portal.text('portal.demo')} fold={false} /> : null}
    </div>
  )
}
