import { lazy, type ReactNode, Suspense } from 'react'

export interface DrawerProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  readonly width?: number
}

const DrawerWindow = lazy(async () => ({ default: (await import('./DrawerWindow.tsx')).DrawerWindow }))

/** A window that slides in at the side: details beside a list, the navigation of a phone. */
export function Drawer(props: DrawerProps): ReactNode {
  if (!props.open) return null
  return (
    <Suspense fallback={<div className="qs-veil" />}>
      <DrawerWindow {...props} />
    </Suspense>
  )
}
