import { useMemo } from 'react'
import type { ListPlan } from '#config'
import { useOperation } from '../context/use-operation.ts'
import { dataKey } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'

/** A search saved under a name. */
export interface SavedFilter {
  readonly filterId: string
  readonly name: string
  readonly query: Readonly<Record<string, string>>
  readonly isDefault: boolean
}

export interface ListChoices {
  /** Visible columns; default: no choice was made. */
  readonly columns?: readonly string[]
  readonly filters: readonly SavedFilter[]
}

export interface SavedChoices {
  /** Undefined until loaded, and for users without saved settings for this list. */
  readonly choices: ListChoices | undefined
  /** Whether this user can save settings of the list. */
  readonly keeps: boolean
  readonly refresh: () => Promise<void>
}

/** The user's settings of the list on the server. */
export function useListChoices(list: ListPlan): SavedChoices {
  const { session } = usePortal()
  const keeps = list.keeps === true && session.signedIn
  const request = useMemo(() => {
    const input = { list: list.id }
    return keeps ? { key: dataKey(reading, input), operation: reading, input } : null
  }, [keeps, list.id])
  const { value, refresh } = useOperation<ListChoices>(request)
  return { choices: value, keeps, refresh }
}

const reading = 'read-list-choices'
