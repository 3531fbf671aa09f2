import type { ReactNode } from 'react'
import type { CoverPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { usePicture } from '../../pictures/use-picture.ts'
import { isMet, resolveValues, resultOf } from '../../plan/expressions.ts'
import { operationAddress } from '../../plan/operation-address.ts'
import { usePortal } from '../../portal.ts'
import './cover.css'

/** A picture of the record; fetched with the session unless it is public. */
export function CoverBlock({ block }: { readonly block: CoverPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const isShown = isMet(block.when, scope)
  const open = isMet(block.open, scope)
  const input = isShown ? resolveValues(block.input, scope) : {}
  const fetched = usePicture(isShown && !open ? { operation: block.operation, input } : null)
  const url = open ? operationAddress(portal.shell, block.operation, input) : fetched
  if (!isShown) return null
  return (
    <div className="qs-cover">
      {/* The largest thing on its page goes before scripts. */}
      {url ? <img src={url} alt={String(resultOf(block.alt, scope) ?? '')} fetchPriority="high" /> : <span className="qs-bone" />}
    </div>
  )
}
