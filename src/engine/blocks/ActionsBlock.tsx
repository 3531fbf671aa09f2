import type { ReactNode } from 'react'
import { ActionButton } from '../actions/ActionButton.tsx'
import { useMoves } from '../actions/use-moves.ts'
import { usePage } from '../page/page-context.ts'
import type { ActionsPlan } from '../plan/block-plans.ts'
import './actions.css'

/** What can be done with the record. What its life does not allow now stands behind the rest, with the reason. */
export function ActionsBlock({ block }: { readonly block: ActionsPlan }): ReactNode {
  const { scope } = usePage()
  const moves = useMoves(block.life, scope.record)
  const waiting = block.life !== undefined && moves === undefined
  const isOff = (event: string | undefined) => event !== undefined && moves?.[event]?.allowed === false
  const groups = [block.actions.filter((action) => !isOff(action.event)), block.actions.filter((action) => isOff(action.event))]
  return (
    <div className="qs-actions">
      {groups.map((actions, index) =>
        actions.length === 0 ? null : (
          <div key={index === 0 ? 'now' : 'off'} className={index === 0 ? 'qs-actions-now' : 'qs-actions-off'}>
            {actions.map((action) => (
              <ActionButton key={action.id} action={action} scope={scope} moves={moves} waiting={waiting} explain />
            ))}
          </div>
        ),
      )}
    </div>
  )
}
