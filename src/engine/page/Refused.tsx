import type { ReactNode } from 'react'
import { Button } from '../display/Button.tsx'
import { type RefusedAnswer, usePortal } from '../portal.ts'
import { useRefresh } from './use-operation.ts'

export interface RefusedProps {
  readonly refusal: RefusedAnswer
  readonly onRetry?: () => unknown
  /** It stands in for the whole page. */
  readonly whole?: boolean
}

/** Why something could not be shown, and what can be done about it. */
export function Refused({ refusal, onRetry, whole }: RefusedProps): ReactNode {
  const portal = usePortal()
  const refresh = useRefresh()
  const signedOut = refusal.code === 4 || refusal.code === 8
  const missing = refusal.error.id.endsWith('not-found')
  return (
    <div className="qs-refused" data-whole={whole ? '' : undefined} role="alert">
      <p className="qs-refused-title">{portal.text(signedOut ? 'engine.signInFirst' : missing ? 'engine.notFound' : 'engine.notLoaded')}</p>
      {signedOut ? null : <p>{refusal.message}</p>}
      <p className="qs-refused-actions">
        {signedOut ? (
          <Button tone="primary" onClick={() => portal.openSignIn()}>
            {portal.text('engine.signIn')}
          </Button>
        ) : missing ? null : (
          <Button onClick={() => void (onRetry ?? refresh)()}>{portal.text('engine.retry')}</Button>
        )}
      </p>
    </div>
  )
}
