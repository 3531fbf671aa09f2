import type { ReactNode } from 'react'
import { formatDateTime } from '#rules'
import type { DraftState } from '../drafts/keeper-state.ts'
import type { Draft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal.ts'
import { FormChange } from './ErrorSummary.tsx'
import '../drafts/drafts.css'

const stateTexts: Readonly<Record<Exclude<DraftState, 'empty'>, string>> = {
  saving: 'engine.draft.saving',
  saved: 'engine.draft.saved',
  offline: 'engine.draft.offline',
  here: 'engine.draft.here',
}

/** Above a form: restored entries, and entries made elsewhere in the meantime. */
export function DraftNotices({
  draft,
}: {
  readonly draft: Pick<Draft, 'restored' | 'change' | 'kept' | 'discard' | 'take' | 'drop'>
}): ReactNode {
  const portal = usePortal()
  const { timeZone } = portal.shell.brand
  const other = draft.kept?.others.at(-1)
  const { restored } = draft
  return (
    <>
      {restored ? (
        <p className="qs-restored" role="status">
          {restored.at === undefined
            ? portal.text('engine.restored')
            : portal.text('engine.draft.restored', { time: formatDateTime(restored.at, timeZone) })}
          {draft.change ? <FormChange change={draft.change} /> : null}
          <button type="button" className="qs-text-button" onClick={draft.discard}>
            {portal.text('engine.discard')}
          </button>
        </p>
      ) : null}
      {other ? (
        <p className="qs-restored" data-tone="other" role="status">
          {portal.text('engine.draft.other', { time: formatDateTime(other.at, timeZone) })}
          <button type="button" className="qs-text-button" onClick={() => draft.take(other)}>
            {portal.text('engine.draft.take')}
          </button>
          <button type="button" className="qs-text-button" onClick={() => draft.drop(other)}>
            {portal.text('engine.draft.drop')}
          </button>
        </p>
      ) : null}
    </>
  )
}

/** Next to the button: where the draft is saved. Only important states are announced to screen readers. */
export function DraftLine({ draft }: { readonly draft: Pick<Draft, 'kept'> }): ReactNode {
  const portal = usePortal()
  const { kept } = draft
  if (!kept) return null
  // Reserve its space: if the button moved when the first word is saved, a click in progress would miss it.
  if (kept.state === 'empty') return <p className="qs-draft-line" />
  const { state, savedAt } = kept
  const time = state === 'saved' && savedAt ? formatDateTime(savedAt, portal.shell.brand.timeZone).slice(-5) : ''
  return (
    <p className="qs-draft-line" data-state={state} role={state === 'offline' ? 'status' : undefined}>
      <span className="qs-draft-dot" aria-hidden="true" />
      {portal.text(stateTexts[state], { time })}
    </p>
  )
}
