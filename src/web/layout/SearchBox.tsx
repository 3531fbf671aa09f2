import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Icon, lazyPart, usePortal } from '#engine'
import { loadPageCode } from '../app/page-loader.ts'
import './search-box.css'

/** With the code of pages, for texts with parameters. */
const SearchPanel = lazyPart(async () => {
  const [{ SearchPanel: Panel }] = await Promise.all([import('./SearchPanel.tsx'), loadPageCode()])
  return { default: Panel }
})

/** The search in the header. The slash key opens it on every page; everything behind the button is loaded when it opens. */
export function SearchBox(): ReactNode {
  const portal = usePortal()
  const operation = portal.shell.brand.search?.operation
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useSlash(operation !== undefined && !open, () => setOpen(true))
  if (operation === undefined) return null
  return (
    <>
      <button type="button" className="qs-search-button" aria-haspopup="dialog" aria-keyshortcuts="/" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className="qs-search-name">{portal.text('search.open')}</span>
        <span className="qs-search-key" aria-hidden="true">
          /
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchPanel operation={operation} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Ignored while the user types in a field, and with modifier keys: those belong to the browser. */
function useSlash(isOn: boolean, onSlash: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
      const at = event.target instanceof HTMLElement ? event.target : null
      if (at?.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]')) return
      event.preventDefault()
      onSlash()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
