import { useCallback, useEffect, useState } from 'react'
import type { ColumnPlan, ListPlan } from '#config'

export interface ColumnChoice {
  readonly columns: readonly ColumnPlan[]
  readonly isShown: (column: ColumnPlan) => boolean
  readonly toggle: (column: ColumnPlan) => void
  /** Whether there is anything to choose. */
  readonly offered: boolean
}

/** Which columns this browser shows. The server draws the list's own choice; what was remembered joins after that. */
export function useColumnChoice(list: ListPlan): ColumnChoice {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const key = `columns.${list.id}`
  useEffect(() => setChosen(recall(key)), [key])
  const isShown = (column: ColumnPlan) => chosen[column.id] ?? !column.optional
  const toggle = useCallback(
    (column: ColumnPlan) =>
      setChosen((before) => {
        const next = { ...before, [column.id]: !(before[column.id] ?? !column.optional) }
        remember(key, next)
        return next
      }),
    [key],
  )
  return { columns: list.columns.filter(isShown), isShown, toggle, offered: list.columns.length > 3 }
}

function recall(key: string): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

function remember(key: string, choice: Readonly<Record<string, boolean>>): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}
