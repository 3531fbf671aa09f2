import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { PageBundle } from '#config'
import type { JsonObject } from '#rules'
import { focusFirstField } from '../antd/focus-first-field.ts'
import { Dialog } from '../antd/index.ts'
import { Skeleton } from '../context/Placeholder.tsx'
import { DialogContext } from '../context/page-context.ts'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import { preparePage } from './block-table.ts'
import { PageView } from './PageView.tsx'
import './dialog.css'

export interface PageDialogProps {
  readonly page: string
  /** Initial values for forms with fields of these names. */
  readonly carried: JsonObject
  readonly onClose: () => void
  /** It also covers dialogs that were opened from another one. */
  readonly isOver?: boolean
}

const widths = { text: 448, page: 720, wide: 1160 } as const

/** A page shown as a dialog. Another page can replace it without closing the dialog. */
export function PageDialog({ page, carried, onClose, isOver = false }: PageDialogProps): ReactNode {
  const { loadBundle, text } = usePortal()
  const [shown, setShown] = useState<PageBundle>()
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const values = useRef<JsonObject>({})
  const latest = useRef(carried)
  if (latest.current !== carried) {
    latest.current = carried
    values.current = { ...values.current, ...carried }
  }
  const place = useMemo(
    () => ({
      carried: () => ({ ...latest.current, ...values.current }),
      carry: (more: JsonObject) => {
        values.current = { ...values.current, ...more }
      },
    }),
    [],
  )

  useEffect(() => {
    let current = true
    setFailedAttempt(undefined)
    loadBundle(page)
      .then(async (bundle) => {
        await preparePage(bundle)
        if (current) setShown(bundle)
      })
      .catch(() => current && setFailedAttempt(attempt))
    return () => {
      current = false
    }
  }, [loadBundle, page, attempt])
  const failed = failedAttempt === attempt

  const drawn = shown?.page.id
  useEffect(() => {
    if (drawn === undefined) return
    focusFirstField(body.current)
    // The focused element was part of the previous page: focus the dialog itself if there is no field.
    if (!document.activeElement || document.activeElement === document.body) body.current?.focus()
  }, [drawn])

  return (
    <Dialog
      open
      title={shown?.page.label ?? text('engine.loading')}
      width={widths[shown?.page.width ?? 'text']}
      isOver={isOver}
      onClose={onClose}
    >
      <div ref={body} tabIndex={-1} className="qs-dialog-page" aria-busy={drawn !== page && !failed}>
        {failed ? (
          <div role="alert">
            <p>{text('engine.notLoaded')}</p>
            <div className="qs-dialog-actions">
              <Button onClick={() => setAttempt(attempt + 1)}>{text('engine.retry')}</Button>
            </div>
          </div>
        ) : shown ? (
          <DialogContext value={place}>
            <PageView key={shown.page.id} bundle={shown} />
          </DialogContext>
        ) : (
          <div role="status" aria-label={text('engine.loading')}>
            <Skeleton lines={4} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
