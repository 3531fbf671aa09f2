import type { ReactNode } from 'react'
import type { ActionPlan } from '#config'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { Icon } from '../../display/Icon.tsx'
import type { Scope } from '../../portal.ts'
import './notice.css'

export interface NoticeLineProps {
  readonly tone: 'plain' | 'good' | 'warning' | 'danger'
  readonly label: string
  readonly text?: string | undefined
  readonly action?: ActionPlan | undefined
  readonly scope: Scope
}

const icons = { plain: 'info', good: 'check', warning: 'warning', danger: 'warning' } as const

/** One sentence with an icon, and optionally an action. */
export function NoticeLine({ tone, label, text, action, scope }: NoticeLineProps): ReactNode {
  return (
    <div className="qs-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'note'}>
      <Icon name={icons[tone]} />
      <div className="qs-notice-words">
        <p className="qs-notice-label">{label}</p>
        {text ? <p>{text}</p> : null}
      </div>
      {action ? <ActionButton action={action} scope={scope} small /> : null}
    </div>
  )
}
