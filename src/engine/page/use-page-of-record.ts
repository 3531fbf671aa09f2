import { useEffect, useState } from 'react'
import type { PageBundle } from '#config'
import { resultOf } from '../plan/expressions.ts'
import { type Scope, usePortal } from '../portal.ts'
import { preparePage } from './block-table.ts'

/**
 * The page in the release under which its record was created: undefined if that is the current one, null while it is loading. If
 * it is unavailable, the current page shows the record as well as possible.
 */
export function usePageOfRecord(bundle: PageBundle, scope: Scope): PageBundle | undefined | null {
  const { shell, loadBundle } = usePortal()
  const { page } = bundle
  const named = scope.record === undefined ? undefined : resultOf(page.record?.release, scope)
  const release = typeof named === 'string' && named !== '' && named !== shell.release ? named : undefined
  const [found, setFound] = useState<{ readonly release: string; readonly bundle?: PageBundle }>()
  useEffect(() => {
    if (release === undefined) return
    let current = true
    loadBundle(page.id, release)
      .then(async (then) => {
        await preparePage(then)
        if (current) setFound({ release, bundle: then })
      })
      .catch(() => current && setFound({ release }))
    return () => {
      current = false
    }
  }, [loadBundle, page.id, release])
  if (release === undefined) return undefined
  return found?.release === release ? found.bundle : null
}
