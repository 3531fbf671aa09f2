import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { Icon } from '../../parts/Icon.tsx'
import { usePortal } from '../../portal.ts'
import type { PasteRowsProps } from './PasteRows.tsx'

// Most users type their rows: load the dialog on demand.
const PasteRows = lazyPart(async () => ({ default: (await import('./PasteRows.tsx')).PasteRows }))

/** Opens the dialog for pasting rows from a spreadsheet. */
export function PasteButton({ disabled, ...props }: Omit<PasteRowsProps, 'onClose'> & { readonly disabled: boolean }): ReactNode {
  const portal = usePortal()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="qs-row-add" disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="columns" />
        {portal.text('engine.paste.open')}
        <span className="qs-only-spoken">{props.field.label}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <PasteRows
            {...props}
            onTake={(rows) => {
              setOpen(false)
              props.onTake(rows)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
