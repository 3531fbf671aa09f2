import { type RefObject, useEffect } from 'react'

/** J and K move the focus between the links of the rows; Enter then follows the link, as anywhere. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === 0 || !frame.current || !isOwn(frame.current)) return
      const links = [...frame.current.querySelectorAll<HTMLElement>('.qs-list-row')].flatMap(
        (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
      )
      const here = links.findIndex((link) => link.closest('.qs-list-row')?.contains(document.activeElement))
      const next = links[here < 0 ? 0 : here + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [frame])
}

function stepOf({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey || isComposing) return 0
  const place = target as HTMLElement
  if (place.isContentEditable || place.closest('input, textarea, select, [role=dialog], [role=combobox]')) return 0
  return key === 'j' ? 1 : key === 'k' ? -1 : 0
}

/** Of several lists on a page, the one with the focus answers, else the first. */
function isOwn(frame: HTMLElement): boolean {
  const focused = document.activeElement?.closest('.qs-table-frame')
  return frame === (focused ?? document.querySelector('.qs-table-frame'))
}
