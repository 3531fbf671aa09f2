import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, Dialog, usePortal } from '#engine'
import type { UseClock } from './use-clock.ts'
import './idle-warning.css'

export interface IdleWarningProps {
  readonly clock: UseClock
  /** Calls the server, which either keeps the session alive or reveals that it has ended. */
  readonly onUse: () => Promise<unknown>
}

const second = 1000
const minute = 60 * second
/** The server records activity at most every ten seconds, so the session may end that much earlier than this clock shows. */
const marginMs = 12 * second
const secondsSpoken = new Set([60, 30, 10])

/** Warns before an idle session ends and asks whether to continue. Activity in any tab counts for all. */
export function IdleWarning({ clock, onUse }: IdleWarningProps): ReactNode {
  const portal = usePortal()
  const { session, shell } = portal
  const idle = Number(shell.limits['sessionIdleMinutes'] ?? 0) * minute - marginMs
  const warning = Number(shell.limits['idleWarningMinutes'] ?? 0) * minute
  const [left, setLeft] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const wasAsked = useRef(false)
  const latest = useRef(onUse)
  latest.current = onUse

  useEffect(() => {
    if (!session.signedIn || idle <= 0 || warning <= 0) return setLeft(null)
    const look = () => {
      const rest = clock.lastUse() + idle - Date.now()
      setLeft(rest > warning ? null : Math.max(0, Math.ceil(rest / second)))
      if (rest > 0) wasAsked.current = false
      else if (!wasAsked.current) {
        wasAsked.current = true
        void latest.current()
      }
    }
    look()
    const timer = setInterval(look, second)
    // The timers of a suspended tab did not fire.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [session.signedIn, clock, idle, warning])

  if (left === null || !session.signedIn) return null

  async function goOn(): Promise<void> {
    setBusy(true)
    await onUse()
    setBusy(false)
    setLeft(null)
  }

  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <Dialog open title={portal.text('portal.idle.title')} width={448} onClose={() => void goOn()}>
      <p>{portal.text('portal.idle.text')}</p>
      <p className="qs-idle-time" role="timer" aria-live="off">
        {time}
      </p>
      <p className="qs-only-spoken" role="status">
        {secondsSpoken.has(left) ? portal.text('portal.idle.left', { seconds: left }) : null}
      </p>
      <div className="qs-dialog-actions">
        <Button tone="primary" busy={busy} onClick={() => void goOn()}>
          {portal.text('portal.idle.goOn')}
        </Button>
      </div>
    </Dialog>
  )
}
