import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  /** In pixels; on a phone the dialog uses the available width. */
  readonly width?: number
  /** It also covers dialogs that were opened from another one. */
  readonly isOver?: boolean
  /** While busy, the dialog cannot be closed. */
  readonly busy?: boolean
}

const DialogWindow = lazyPart(async () => ({ default: (await import('./DialogWindow.tsx')).DialogWindow }))

/** A window over the page. Focus stays inside until it closes and then returns to where it was. */
export function Dialog(props: DialogProps): ReactNode {
  if (!props.open) return null
  return (
    <Suspense fallback={<div className="qs-veil" />}>
      <DialogWindow {...props} />
    </Suspense>
  )
}
