import type { ReactNode } from 'react'
import { BlockHead } from '../blocks/BlockHead.tsx'
import { Placeholder } from '../page/Placeholder.tsx'
import { usePage } from '../page/page-context.ts'
import type { ListBlockPlan } from '../plan/block-plans.ts'
import { isMet } from '../plan/expressions.ts'
import { listPrefix, listRequest } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'
import { ListView } from './ListView.tsx'

/** Rows of an operation; where the block's condition does not hold yet, a sentence in their place. */
export function ListBlock({ block }: { readonly block: ListBlockPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const list = bundle.lists[block.list]
  if (!list)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.list, page: bundle.page.id })} detail={block.id} />
  const prefix = listPrefix(bundle.page, block.id)
  const request = listRequest(block, list, scope, portal.shell, prefix)
  return (
    <div className="qs-list-block">
      <BlockHead label={block.label} />
      {isMet(block.when, scope) ? (
        <ListView list={list} request={request} prefix={prefix} caption={block.label ?? list.label ?? bundle.page.label} />
      ) : block.before ? (
        <p className="qs-list-before">{block.before}</p>
      ) : null}
    </div>
  )
}
