import { useCallback, useEffect, useState } from 'react'
import type { ColumnPlan, ListPlan } from '#config'
import { usePortal } from '../portal.ts'
import type { SavedChoices } from './use-list-choices.ts'

export interface ColumnChoice {
  readonly columns: readonly ColumnPlan[]
  readonly isShown: (column: ColumnPlan) => boolean
  readonly toggle: (column: ColumnPlan) => void
  /** Whether there is a choice. */
  readonly offered: boolean
}

/**
 * Visible columns for this user. The server renders the list's defaults; this browser's choice is applied after that, and the
 * choice saved for the user, if the list supports it, takes precedence.
 */
export function useColumnChoice(list: ListPlan, { choices, keeps }: SavedChoices): ColumnChoice {
  const { call, session } = usePortal()
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  // One user's choice must not affect the next user of this browser.
  const key = `columns.${list.id}${keeps ? `.${session.userId}` : ''}`
  const kept = choices?.columns?.join(' ')
  useEffect(() => setChosen(recall(key)), [key])
  useEffect(() => {
    if (kept === undefined) return
    const names = kept.split(' ')
    setChosen(Object.fromEntries(list.columns.map(({ id }) => [id, names.includes(id)])))
  }, [kept, list])
  const isShown = (column: ColumnPlan) => chosen[column.id] ?? !column.optional
  const toggle = useCallback(
    (column: ColumnPlan) => {
      const next = { ...chosen, [column.id]: !(chosen[column.id] ?? !column.optional) }
      setChosen(next)
      remember(key, next)
      const columns = list.columns.filter((one) => next[one.id] ?? !one.optional).map(({ id }) => id)
      if (keeps) void call('save-list-columns', { list: list.id, columns })
    },
    [chosen, key, keeps, list, call],
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
    // Storage is full or blocked: the choice lasts until the page is left.
  }
}
