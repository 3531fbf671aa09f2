import './place.css'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { TreeState } from '../places/use-tree.ts'
import { usePortal } from '../portal.ts'
import { PlacePanelSteps } from './PlacePanelSteps.tsx'

export interface PlacePanelProps {
  readonly id: string
  readonly label: string
  readonly state: TreeState
  readonly chosen: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** The levels of a place: columns below the field on a desktop, one after the other in a sheet on a phone. */
export function PlacePanel({ id, label, state, chosen, anchor, onChoose, onClose }: PlacePanelProps): ReactNode {
  const portal = usePortal()
  const dialog = useRef<HTMLDialogElement>(null)
  useShown(dialog, anchor)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel closes it; the dialog itself handles Escape
    <dialog
      ref={dialog}
      id={id}
      className="qs-place"
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
    >
      <div className="qs-place-room">
        <div className="qs-place-head">
          <p aria-hidden="true">{label}</p>
          <button
            type="button"
            className="qs-place-close"
            aria-label={portal.text('engine.widget.close')}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M3 3l10 10m0-10l-10 10" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </div>
        {state.tree ? (
          <PlacePanelSteps
            id={id}
            label={label}
            tree={state.tree}
            chosen={chosen}
            onChoose={(value) => {
              onChoose(value)
              dialog.current?.close()
            }}
          />
        ) : (
          <div className="qs-place-waiting" role="status">
            <p>{portal.text(state.failed ? 'engine.place.failed' : 'engine.place.loading')}</p>
            {state.failed ? (
              <button type="button" className="qs-text-button" onClick={state.retry}>
                {portal.text('engine.place.retry')}
              </button>
            ) : null}
          </div>
        )}
      </div>
    </dialog>
  )
}

const gap = 4

/** Opens the panel at its field; on a phone the style sheet turns it into a sheet. */
function useShown(dialog: RefObject<HTMLDialogElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    const field = anchor.current
    if (!element || !field) return
    if (!element.open) element.showModal()
    const place = () => {
      const box = field.getBoundingClientRect()
      const below = window.innerHeight - box.bottom - gap - 8
      const above = box.top - gap - 8
      const up = below < 300 && above > below
      element.style.setProperty('--qs-place-left', `${Math.max(8, Math.min(box.left, window.innerWidth - element.offsetWidth - 8))}px`)
      element.style.setProperty('--qs-place-top', up ? 'auto' : `${box.bottom + gap}px`)
      element.style.setProperty('--qs-place-bottom', up ? `${window.innerHeight - box.top + gap}px` : 'auto')
      element.style.setProperty('--qs-place-height', `${Math.max(240, Math.min(420, up ? above : below))}px`)
    }
    place()
    // It gets wider with each level.
    const size = new ResizeObserver(place)
    size.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [dialog, anchor])
}
