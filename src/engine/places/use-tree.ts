import { useEffect, useState } from 'react'
import type { Option } from '#config'
import { usePage } from '../context/page-context.ts'
import { usePortal } from '../portal.ts'
import { placeName, type Tree, treeOf } from './tree.ts'

export interface TreeState {
  readonly tree: Tree | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The tree for a key of the page, loaded on demand. */
export function useTree(key: string | undefined, wanted: boolean): TreeState {
  const { loadOptions } = usePortal()
  const address = usePage().bundle.trees?.[key ?? '']
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly attempt: number; readonly options?: readonly Option[] }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted || address === undefined) return
    let current = true
    loadOptions(address).then(
      (options) => current && setLoaded({ address, attempt, options }),
      () => current && setLoaded({ address, attempt }),
    )
    return () => {
      current = false
    }
  }, [loadOptions, address, wanted, attempt])
  const here = loaded && loaded.address === address && loaded.attempt === attempt ? loaded : undefined
  return {
    tree: here?.options && treeOf(here.options),
    failed: here !== undefined && here.options === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}

/** The place of a value with all its parents; its code until the tree is loaded. */
export function usePlaceName(tree: Tree | undefined): (value: string) => string {
  const { text } = usePortal()
  return (value) => placeName(tree?.path(value) ?? [], (outer, inner) => text('engine.place.within', { outer, inner })) || value
}
