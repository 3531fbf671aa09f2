import type { ReactNode } from 'react'
import type { ListPlan } from '#config'
import type { ListBlockPlan } from '#generated/blocks.ts'
import { Blocks } from '../context/Blocks.tsx'
import { Placeholder } from '../context/Placeholder.tsx'
import { usePage } from '../context/page-context.ts'
import { useOperation } from '../context/use-operation.ts'
import { BlockHead } from '../parts/BlockHead.tsx'
import { isMet } from '../plan/expressions.ts'
import { answerOf } from '../plan/list-state.ts'
import { listPrefix, listRequest } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'
import { ListView } from './ListView.tsx'

/** Rows of an operation; a message instead while the block's condition is false. */
export function ListBlock({ block }: { readonly block: ListBlockPlan }): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const list = bundle.lists[block.list]
  if (!list)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.list, page: bundle.page.id })} detail={block.id} />
  const prefix = listPrefix(bundle.page, block.id)
  return <ListOf block={block} list={list} prefix={prefix} />
}

interface ListOfProps {
  readonly block: ListBlockPlan
  readonly list: ListPlan
  readonly prefix: string
}

function ListOf({ block, list, prefix }: ListOfProps): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const request = listRequest(block, list, scope, portal.shell, prefix)
  const answer = answerOf(useOperation(block.count || block.whenEmpty || block.instead ? request : null, { keepPrevious: true }).value)
  if (block.instead && answer?.total === 0) return <Blocks blocks={block.instead} />
  if ((block.whenEmpty === 'hide' || block.instead) && !answer?.total) return null
  return (
    <div className="qs-list-block">
      <BlockHead label={block.label} {...(block.count && answer ? { count: answer.total } : {})} />
      {isMet(block.when, scope) ? (
        <ListView
          list={list}
          request={request}
          prefix={prefix}
          counted={block.count ?? false}
          caption={block.label ?? list.label ?? bundle.page.label}
        />
      ) : block.before ? (
        <p className="qs-list-before">{block.before}</p>
      ) : null}
    </div>
  )
}
