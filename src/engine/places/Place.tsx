import type { ReactNode } from 'react'
import { usePlaceName, useTree } from './use-tree.ts'

/** A place in a list or a detail. */
export function Place({ value, optionsOf }: { readonly value: string; readonly optionsOf: string | undefined }): ReactNode {
  const { tree } = useTree(optionsOf, true)
  return <span className="qs-place-name">{usePlaceName(tree)(value)}</span>
}
