import type { ReactNode } from 'react'
import type { ActionPlan } from '#config'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { Icon } from '../../display/Icon.tsx'
import type { Moves, Scope } from '../../portal.ts'
import './notice.css'

export interface NoticeLineProps {
  readonly tone: 'plain' | 'good' | 'warning' | 'danger'
  readonly label: string
  readonly text?: string | undefined
  /** Until when, in words. */
  readonly due?: string | undefined
  readonly action?: ActionPlan | undefined
  readonly moves?: Moves | undefined
  readonly scope: Scope
}

const icons = { plain: 'info', good: 'check', warning: 'warning', danger: 'warning' } as const

/** One sentence with an icon, and optionally an action. */
export function NoticeLine({ tone, label, text, due, action, scope, moves }: NoticeLineProps): ReactNode {
  return (
    <div className="qs-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'note'}>
      <Icon name={icons[tone]} />
      <div className="qs-notice-words">
        <p className="qs-notice-label">{label}</p>
        {text ? <p>{text}</p> : null}
        {due ? <p className="qs-notice-due">{due}</p> : null}
      </div>
      {action ? <ActionButton action={action} scope={scope} moves={moves} small /> : null}
    </div>
  )
}
