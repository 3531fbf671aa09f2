import { type ReactNode, Suspense, useState } from 'react'
import type { FieldView } from '#config'
import { useForm } from '../form-state/form-context.ts'
import type { FieldPath } from '../form-state/paths.ts'
import { lazyPart } from '../lazy-part.ts'
import { Icon } from '../parts/Icon.tsx'
import { isGranted } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'

// Most users type: load the dialog on demand.
const PickRows = lazyPart(async () => ({ default: (await import('./PickRows.tsx')).PickRows }))

export interface FieldPickProps {
  readonly pick: NonNullable<FieldView['pick']>
  readonly path: FieldPath
}

/** The button that fills a field, and others beside it, from a chosen record. */
export function FieldPick({ pick, path }: FieldPickProps): ReactNode {
  const { shell, session } = usePortal()
  const { disabled, fill } = useForm()
  const [open, setOpen] = useState(false)
  if (!isGranted(pick.grid, { ...session, actor: session.actor ?? 'visitor' }, shell.grid)) return null
  return (
    <>
      <button type="button" className="qs-text-button qs-pick" disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="file" />
        {pick.text}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <PickRows
            pick={pick}
            onClose={() => setOpen(false)}
            onTake={(values) => {
              setOpen(false)
              fill(path, values)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
