import { type ReactNode, useState } from 'react'
import type { ActionPlan } from '#config'
import type { ActionsPlan } from '#generated/blocks.ts'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import './actions.css'

/** Actions on the record. Actions that its state does not allow come last, with the reason. */
export function ActionsBlock({ block }: { readonly block: ActionsPlan }): ReactNode {
  const { scope } = usePage()
  const moves = useMoves(block.life, scope.record)
  const waiting = block.life !== undefined && moves === undefined
  const [asking, setAsking] = useState<string | null>(null)
  // Keep a button in place while its dialog is open, even if the record changes.
  const isOff = ({ id, event }: ActionPlan) => id !== asking && event !== undefined && moves?.[event]?.allowed === false
  const groups = [block.actions.filter((action) => !isOff(action)), block.actions.filter(isOff)]
  return (
    <div className="qs-actions">
      <BlockHead label={block.label} />
      {groups.map((actions, index) =>
        actions.length === 0 ? null : (
          <div key={index === 0 ? 'now' : 'off'} className={index === 0 ? 'qs-actions-now' : 'qs-actions-off'}>
            {actions.map((action) => (
              <ActionButton
                key={action.id}
                action={action}
                scope={scope}
                moves={moves}
                waiting={waiting}
                onAsking={(open) => setAsking(open ? action.id : null)}
                explain
              />
            ))}
          </div>
        ),
      )}
    </div>
  )
}
