import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Panel {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** Container of button and panel. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** A panel below a button. Escape and a click elsewhere close it; Escape returns the focus to the button. */
export function usePanel(): Panel {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return { open, setOpen, root, button }
}
