import type { MouseEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './button.css'

export interface ButtonProps {
  readonly children: ReactNode
  readonly tone?: 'primary' | 'plain' | 'danger' | 'quiet' | undefined
  readonly icon?: string | undefined
  /** Target of the link; without it, this is a button that acts. */
  readonly href?: string | undefined
  readonly type?: 'button' | 'submit'
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  /** Called when the pointer or the focus reaches the button. */
  readonly onNear?: () => void
  readonly busy?: boolean
  /** Why it is disabled. It stays focusable, so that the reason can be read; pressing it shows the reason. */
  readonly off?: string | undefined
  readonly describedBy?: string
  readonly small?: boolean
}

/** A button, or a link that looks like one. */
export function Button({
  children,
  tone = 'plain',
  icon,
  href,
  type = 'button',
  onClick,
  onNear,
  busy,
  off,
  describedBy,
  small,
}: ButtonProps): ReactNode {
  const look = { className: 'qs-button', 'data-tone': tone, 'data-small': small ? '' : undefined }
  const inside = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <a {...look} href={href} onClick={onClick}>
        {inside}
      </a>
    )
  }
  const blocked = busy === true || off !== undefined
  const dead = busy === true || (off !== undefined && type === 'submit')
  return (
    <button
      {...look}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      title={off}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => (dead ? event.preventDefault() : onClick?.(event))}
    >
      {inside}
    </button>
  )
}
