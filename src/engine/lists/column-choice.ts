import { useEffect, useState } from 'react'
import type { ColumnPlan, ListPlan } from '#config'
import { hrefWithQuery } from '../context/use-link.ts'
import { usePortal } from '../portal.ts'
import type { SavedChoices } from './use-list-choices.ts'

export interface ColumnChoice {
  readonly columns: readonly ColumnPlan[]
  readonly isShown: (column: ColumnPlan) => boolean
  readonly toggle: (column: ColumnPlan) => void
  /** Whether there is a choice. */
  readonly offered: boolean
}

/** Part of the address with the visible columns, so that a saved or shared view has its own. */
const viewed = 'columns'

/**
 * Visible columns for this user: those of the address. Without any, the server renders the list's defaults; this browser's choice
 * is applied after that, and the choice saved for the user, if the list supports it, takes precedence.
 */
export function useColumnChoice(list: ListPlan, { choices, keeps }: SavedChoices): ColumnChoice {
  const { call, session, location, navigate } = usePortal()
  const { path, query } = location
  const named = keeps && query[viewed] ? query[viewed].split(',') : undefined
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  // One user's choice must not affect the next user of this browser.
  const key = `columns.${list.id}${keeps ? `.${session.userId}` : ''}`
  const columnIds = choices?.columns?.join(' ')
  useEffect(() => setChosen(recall(key)), [key])
  useEffect(() => {
    if (columnIds === undefined) return
    const names = columnIds.split(' ')
    setChosen(Object.fromEntries(list.columns.map(({ id }) => [id, names.includes(id)])))
  }, [columnIds, list])
  const isShown = ({ id, optional }: ColumnPlan) => named?.includes(id) ?? chosen[id] ?? !optional
  function toggle(column: ColumnPlan): void {
    const next = Object.fromEntries(list.columns.map((one) => [one.id, one === column ? !isShown(one) : isShown(one)]))
    setChosen(next)
    remember(key, next)
    if (!keeps) return
    const columns = list.columns.filter(({ id }) => next[id]).map(({ id }) => id)
    void call('save-list-columns', { list: list.id, columns })
    navigate(hrefWithQuery(path, { ...query, [viewed]: columns.join(',') }), { replace: true, keepScroll: true })
  }
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
