import { type ReactNode, useId, useState } from 'react'
import type { ActionPlan } from '#config'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { useLink } from '../../context/use-link.ts'
import { usePanel } from '../../context/use-panel.ts'
import { isMet } from '../../plan/expressions.ts'
import { usePortal } from '../../portal.ts'

export interface HeadActionsProps {
  readonly actions: readonly ActionPlan[]
  readonly life: 'order' | 'membership' | 'supplier-order' | undefined
}

/** One primary button. All other actions are behind "more", unavailable ones last and with the reason. */
export function HeadActions({ actions, life }: HeadActionsProps): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const moves = useMoves(life, scope.record)
  const waiting = life !== undefined && moves === undefined
  const linkOf = useLink()
  const panelId = useId()
  const { open, setOpen, root, button } = usePanel()
  // An action with an open dialog keeps its place, even if the record changes.
  const [asking, setAsking] = useState<{ readonly id: string; readonly isFirst: boolean } | null>(null)
  const isOffered = ({ id, visible, link }: ActionPlan) =>
    id === asking?.id || (isMet(visible, scope) && (!link || linkOf(link, scope) !== null))
  const isOff = ({ id, event }: ActionPlan) => id !== asking?.id && event !== undefined && moves?.[event]?.allowed === false
  const offered = actions.filter(isOffered)
  const now = waiting ? [] : offered.filter((action) => !isOff(action))
  const first = now.find(({ id, tone }) => (asking?.isFirst ? id === asking.id : tone === 'primary' && id !== asking?.id))
  const rest = now.filter((action) => action !== first)
  const off = waiting ? [] : offered.filter(isOff)
  const buttonOf = (action: ActionPlan, isFirst: boolean) => (
    <ActionButton
      key={action.id}
      action={action}
      scope={scope}
      moves={moves}
      onAsking={(isOpen) => {
        setAsking(isOpen ? { id: action.id, isFirst } : null)
        if (!isOpen && !isFirst) button.current?.focus()
      }}
      explain
    />
  )
  return (
    <div className="qs-record-actions">
      {first ? buttonOf(first, true) : null}
      {rest.length + off.length > 0 ? (
        <div className="qs-record-more" ref={root}>
          <button
            ref={button}
            type="button"
            className="qs-button"
            data-tone="plain"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {portal.text('engine.more')}
            <svg className="qs-caret" viewBox="0 0 12 8" aria-hidden="true">
              <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
          {/* Hidden, not removed: a dialog opened from here outlives the panel. */}
          <div id={panelId} className="qs-record-panel" hidden={!open}>
            {rest.map((action) => buttonOf(action, false))}
            {off.length > 0 ? <div className="qs-record-off">{off.map((action) => buttonOf(action, false))}</div> : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
