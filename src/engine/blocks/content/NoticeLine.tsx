import type { ReactNode } from 'react'
import type { ActionPlan } from '#config'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { type Explanation, type Moves, type Scope, usePortal } from '../../portal.ts'
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

export interface AccessLineProps {
  readonly explanation: Explanation
  readonly tone: NoticeLineProps['tone']
  readonly text?: string | undefined
}

/** Why the reader lacks something, with the button that helps. */
export function AccessLine({ explanation: { label, remedy }, tone, text }: AccessLineProps): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-notice" data-tone={tone} data-access="" role="note">
      <Icon name={icons[tone]} />
      <div className="qs-notice-words">
        <p className="qs-notice-label">{label}</p>
        {text && remedy ? <p>{text}</p> : null}
      </div>
      {remedy ? (
        <Button small onClick={() => portal.openDialog(remedy.page)}>
          {remedy.label}
        </Button>
      ) : null}
    </div>
  )
}
