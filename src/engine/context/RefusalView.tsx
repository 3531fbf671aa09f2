import type { ReactNode } from 'react'
import { lacksSession } from '#rules'
import { Button } from '../parts/Button.tsx'
import { type Portal, type RefusedAnswer, usePortal } from '../portal.ts'
import { follow } from './use-link.ts'
import { useRefresh } from './use-operation.ts'

/** Errors without a session, all with the same remedy: signing in. */
const notSignedIn = 'error.not-signed-in'

export interface RefusalViewProps {
  readonly refusal: RefusedAnswer
  readonly onRetry?: () => unknown
  /** Replaces the whole page, so its heading may be the page's first. */
  readonly whole?: 'h1' | 'h2'
}

/** Why something could not be shown, and the possible remedy. */
export function RefusalView({ refusal, onRetry, whole }: RefusalViewProps): ReactNode {
  const portal = usePortal()
  const refresh = useRefresh()
  const signedOut = lacksSession(refusal.code)
  const missing = refusal.error.id.endsWith('not-found')
  const locked = !signedOut && portal.remedyOf(refusal.error.id) !== undefined
  const Title = whole ?? 'p'
  return (
    <div className="qs-refused" data-whole={whole ? '' : undefined} role="alert">
      <Title className="qs-refused-title">
        {signedOut || locked ? refusalSentence(portal, refusal) : portal.text(missing ? 'engine.notFound' : 'engine.notLoaded')}
      </Title>
      {signedOut || locked ? null : <p>{refusal.message}</p>}
      <p className="qs-refused-actions">
        {signedOut ? (
          <RemedyButton reason={notSignedIn} tone="primary" />
        ) : missing ? (
          whole ? (
            <Button href="/" onClick={(event) => follow(event, portal, '/')}>
              {portal.text('engine.home')}
            </Button>
          ) : null
        ) : locked ? (
          <RemedyButton reason={refusal.error.id} tone="primary" />
        ) : (
          <Button onClick={() => void (onRetry ?? refresh)()}>{portal.text('engine.retry')}</Button>
        )}
      </p>
    </div>
  )
}

/** Without a session: what signing in is for, and what else is needed, if the call reports it. */
export function refusalSentence({ text }: Pick<Portal, 'text'>, { code, error: { params }, message }: RefusedAnswer): string {
  if (code !== 4 && code !== 8) return message
  return typeof params.reason === 'string' ? text(`access.${params.reason}`, params) : text('engine.signInFirst')
}

export interface RemedyButtonProps {
  /** Text key of the error. */
  readonly reason: string
  readonly tone?: 'primary' | 'plain'
}

/** Remedy for an error, if the app knows one. */
export function RemedyButton({ reason, tone = 'plain' }: RemedyButtonProps): ReactNode {
  const portal = usePortal()
  const remedy = portal.remedyOf(reason)
  if (!remedy) return null
  return (
    <Button tone={tone} small={tone === 'plain'} onClick={() => portal.openDialog(remedy.page)}>
      {remedy.label}
    </Button>
  )
}
