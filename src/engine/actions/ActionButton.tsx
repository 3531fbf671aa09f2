import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import type { ActionPlan } from '#config'
import { usePage } from '../context/page-context.ts'
import { useLink } from '../context/use-link.ts'
import { claimInterrupted } from '../drafts/interrupted-entries.ts'
import { lazyPart } from '../lazy-part.ts'
import { Button } from '../parts/Button.tsx'
import { isMet, resolveValues } from '../plan/expressions.ts'
import { type Moves, type Scope, usePortal } from '../portal.ts'
import { asks, draftName, useAction } from './use-action.ts'
import { useProgress } from './use-progress.ts'

// Dialogs load the toolkit; a page with only links does not need it.
const loadDialog = () => import('./ActionDialog.tsx')
const ActionDialog = lazyPart(async () => ({ default: (await loadDialog()).ActionDialog }))

export interface ActionButtonProps {
  readonly action: ActionPlan
  readonly scope: Scope
  readonly moves?: Moves | undefined
  readonly small?: boolean
  /** The possible actions are still being determined. */
  readonly waiting?: boolean
  /** Shows the reason below the button if the record's state does not allow the action. */
  readonly explain?: boolean
  /** Called when its dialog opens and closes. */
  readonly onAsking?: (asking: boolean) => void
}

/** One action: a link, a call, or a dialog that asks for confirmation or input first. */
export function ActionButton({
  action,
  scope,
  moves,
  small = false,
  waiting = false,
  explain = false,
  onAsking,
}: ActionButtonProps): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const link = useLink()(action.link, scope)
  const { busy, run } = useAction(action, scope)
  const pending = useProgress(action, busy && !asks(action))
  const [asking, setAskingHere] = useState(false)
  const setAsking = (next: boolean) => {
    setAskingHere(next)
    onAsking?.(next)
  }
  const reasonId = useId()
  // The session ended while the dialog was open: the same user continues where they left off.
  const resume = useEffectEvent(() => {
    if (action.form === undefined || !isMet(action.visible, scope)) return
    if (claimInterrupted(draftName(bundle.page.id, action.id, resolveValues(action.input, scope)), portal.session.userId)) setAsking(true)
  })
  useEffect(() => resume(), [])
  // Keep entries in the dialog when someone else changes the record.
  if (!asking && !isMet(action.visible, scope)) return null
  if (action.link) {
    return link ? (
      <Button tone={action.tone} icon={action.icon} small={small} {...link}>
        {action.label}
      </Button>
    ) : null
  }
  const move = action.event ? moves?.[action.event] : undefined
  const off = move && !move.allowed ? (move.reason ?? portal.text('engine.notNow')) : undefined
  /** Fetches what the dialog needs before the button is pressed. On failure, the dialog tries again when it opens. */
  const prepare = () => {
    if (!asks(action) || off !== undefined) return
    loadDialog().then(
      ({ preloadDialog }) => preloadDialog(bundle.forms[action.form ?? '']),
      () => undefined,
    )
  }
  const blocked = busy || (waiting && action.event !== undefined)
  const act = () => {
    // Touch users cannot hover to read why a button is disabled.
    if (off !== undefined) return explain ? undefined : portal.notify('plain', off)
    if (action.print) window.print()
    else if (action.dialog) portal.openDialog(action.dialog)
    else if (asks(action)) setAsking(true)
    else void run()
  }
  return (
    <span className="qs-action">
      <Button
        tone={action.tone}
        icon={action.icon}
        small={small}
        busy={blocked}
        off={off}
        onClick={act}
        onNear={prepare}
        {...(off ? { describedBy: reasonId } : {})}
      >
        {pending ?? action.label}
      </Button>
      {off ? (
        <span id={reasonId} className={explain ? 'qs-action-reason' : 'qs-only-spoken'}>
          {off}
        </span>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <ActionDialog action={action} scope={scope} busy={busy} run={run} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}
