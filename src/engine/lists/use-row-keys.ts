import { type RefObject, useLayoutEffect } from 'react'

/** J and K, and arrows inside a row, move the focus between the links of the rows; X selects the row; Enter follows the link, as anywhere. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  // The rows are visible once they are committed, so keys count from then on.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const letter = letterOf(event)
      if (!letter || !frame.current || !isOwn(frame.current)) return
      if (letter === 'x') {
        const box = document.activeElement?.closest('.qs-list-row')?.querySelector<HTMLElement>('.qs-row-choice input')
        if (box) event.preventDefault()
        box?.click()
        return
      }
      const links = [...frame.current.querySelectorAll<HTMLElement>('.qs-list-row')].flatMap(
        (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
      )
      const here = links.findIndex((link) => link.closest('.qs-list-row')?.contains(document.activeElement))
      const next = links[here < 0 ? 0 : here + (letter === 'j' ? 1 : -1)]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [frame])
}

const arrows: Readonly<Record<string, string>> = { ArrowDown: 'j', ArrowUp: 'k' }

function letterOf({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): 'j' | 'k' | 'x' | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  const place = target as HTMLElement
  if (place.isContentEditable || place.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=combobox]'))
    return undefined
  // Outside the rows, arrows scroll the page.
  const letter = place.closest('.qs-list-row') ? (arrows[key] ?? key) : key
  return letter === 'j' || letter === 'k' || letter === 'x' ? letter : undefined
}

/** Of several lists on a page, the one with the focus answers, else the first. */
function isOwn(frame: HTMLElement): boolean {
  const focused = document.activeElement?.closest('.qs-table-frame')
  return frame === (focused ?? document.querySelector('.qs-table-frame'))
}
