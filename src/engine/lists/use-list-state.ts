import type { MouseEvent } from 'react'
import type { ListPlan } from '#config'
import { follow, hrefWithQuery } from '../context/use-link.ts'
import { type ListState, readListState, writeListState } from '../plan/list-state.ts'
import { usePortal } from '../portal.ts'

/** The user's current choices, and links to change them: each is an address. */
export interface ListControl {
  readonly current: ListState
  readonly hrefOf: (change: Partial<ListState>) => string
  readonly change: (change: Partial<ListState>) => void
  readonly follow: (event: MouseEvent<HTMLElement>, change: Partial<ListState>) => void
}

export function useListState(list: ListPlan, prefix: string): ListControl {
  const portal = usePortal()
  const { path, query } = portal.location
  const hrefOf = (change: Partial<ListState>) => hrefWithQuery(path, writeListState(list, query, change, prefix))
  return {
    current: readListState(list, query, prefix),
    hrefOf,
    change: (change) => portal.navigate(hrefOf(change), { keepScroll: true }),
    follow: (event, change) => follow(event, portal, hrefOf(change), { keepScroll: true }),
  }
}
