import type { ChoosePlan } from '#config'
import { hrefWithQuery } from '../context/use-link.ts'
import { usePortal } from '../portal.ts'

interface Chosen {
  readonly keys: readonly string[]
  /** Selects or deselects the row and returns true; at the maximum it returns false and says so. */
  readonly toggle: (key: string) => boolean
  readonly clear: () => void
  /** Leaves only these selected. */
  readonly keep: (keys: readonly string[]) => void
}

/** The selected rows. Kept in the address, so that going back restores them. */
export function useSelection(choose: ChoosePlan): Chosen {
  const portal = usePortal()
  const { path, query } = portal.location
  const keys = readChosen(query[choose.query])

  function put(next: readonly string[]): boolean {
    const { [choose.query]: _before, ...others } = Object.fromEntries(new URLSearchParams(window.location.search))
    const changed = next.length === 0 ? others : { ...others, [choose.query]: next.join(',') }
    // Ticking a box must not add a history entry.
    portal.navigate(hrefWithQuery(path, changed), { replace: true, keepScroll: true, current: true })
    return true
  }

  return {
    keys,
    toggle(key) {
      // Read the window's address, which is ahead of React, so that the second of two quick clicks sees the first.
      const now = readChosen(new URLSearchParams(window.location.search).get(choose.query) ?? '')
      if (now.includes(key)) return put(now.filter((known) => known !== key))
      if (now.length < choose.most) return put([...now, key])
      portal.notify('plain', portal.text('engine.chosen.most', { count: choose.most }))
      return false
    },
    clear: () => void put([]),
    keep: (next) => void put(next),
  }
}

/** Keys in the address, without duplicates. */
function readChosen(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').filter((key) => key !== ''))]
}
