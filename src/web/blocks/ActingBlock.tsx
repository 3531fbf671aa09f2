import { type ReactNode, useEffect, useState } from 'react'
import { ActionButton, BlockHead, Button, resultOf, usePage, usePortal } from '#engine'
import type { ActingPlan } from '#generated/blocks.ts'
import { type Acting, keepActing, readActing } from '../session/acting.ts'
import './acting.css'

/** Starts acting for a company in this tab, then shows links to its orders. */
export function ActingBlock({ block }: { readonly block: ActingPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [acting, setActing] = useState<Acting | null>(null)
  useEffect(() => setActing(readActing()), [])
  const companyId = String(resultOf(block.company, scope) ?? '')
  const name = String(resultOf(block.name, scope) ?? '')
  if (companyId === '') return null
  if (acting?.companyId === companyId) return <Ways block={block} />
  function begin(): void {
    if (keepActing({ companyId, name })) window.location.reload()
    else portal.notify('danger', portal.text('portal.acting.blocked'))
  }
  return (
    <div className="qs-acting-block">
      <BlockHead label={block.label} />
      {block.lead ? <p>{block.lead}</p> : null}
      <Button tone="primary" onClick={begin}>
        {portal.text('portal.acting.begin', { name })}
      </Button>
    </div>
  )
}

function Ways({ block }: { readonly block: ActingPlan }): ReactNode {
  const { scope } = usePage()
  return (
    <div className="qs-acting-ways">
      {block.actions.map((action) => (
        <ActionButton key={action.id} action={action} scope={scope} />
      ))}
    </div>
  )
}
