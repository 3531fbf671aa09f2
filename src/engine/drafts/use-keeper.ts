import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Portal, usePortal } from '../portal.ts'
import { useLatest } from '../use-latest.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import type { KeeperReport } from './keeper-state.ts'
import { windowDraft } from './window-drafts.ts'

export const nothingKept: KeeperReport = { state: 'empty', savedAt: undefined, others: [] }

/** How long submitting may wait for the deletion: users want to continue. */
const longestWaitMs = 1500

/** Resolves when the saved entries are deleted everywhere, or after a moment. */
export async function removeSoon(keeper: DraftKeeper | null): Promise<void> {
  if (keeper) await Promise.race([keeper.remove(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}

export interface KeeperParts {
  /** Undefined if the form's entries are not saved. */
  readonly place: string | undefined
  readonly form: string | undefined
  readonly report: (report: KeeperReport) => void
}

/** Lives as long as the form. It listens to the window, so it is created in an effect, in the browser only. */
export function useKeeper({ place, form, report }: KeeperParts): DraftKeeper | null {
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null)
  const portal = usePortal()
  const { release } = portal.shell
  const latest = useLatest(portal)
  const call = useMemo<Portal['call']>(() => (operation, input, options) => latest.current.call(operation, input, options), [latest])
  useEffect(() => {
    if (place === undefined || form === undefined) return
    let isThere = true
    const newKeeper = createDraftKeeper({ place, form, release, here: windowDraft(place), call, report: (next) => isThere && report(next) })
    // The form has just been drawn; a page still being hydrated goes first.
    startTransition(() => setKeeper(newKeeper))
    return () => {
      isThere = false
      newKeeper.close()
      setKeeper(null)
    }
  }, [place, form, release, call, report])
  return keeper
}
