import type { ReactNode, RefObject } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import { RemedyButton } from '../../context/RefusalView.tsx'
import { formChanged } from '../../forms/ErrorSummary.tsx'
import { type RefusedAnswer, usePortal } from '../../portal.ts'

export interface FormRefusalProps {
  readonly block: FormPlan
  readonly refusal: RefusedAnswer
  readonly message: RefObject<HTMLParagraphElement | null>
  /** Keeps the entries for the new form, after a reload. */
  readonly carryOver: () => void
}

/** Why a form was refused, with what the user can do about it. */
export function FormRefusal({ block, refusal, message, carryOver }: FormRefusalProps): ReactNode {
  const portal = usePortal()
  // One that reveals a field asks rather than alarms.
  const tone = block.reveal?.[refusal.error.id] === undefined ? undefined : 'plain'

  function loadNewForm(): void {
    carryOver()
    portal.reload()
  }

  return (
    <p ref={message} className="qs-form-refusal" data-tone={tone} role="alert" tabIndex={-1}>
      {refusal.message}
      {refusal.error.id === formChanged ? (
        <button type="button" className="qs-text-button" onClick={loadNewForm}>
          {portal.text('engine.loadForm')}
        </button>
      ) : null}
      <RemedyButton reason={refusal.error.id} />
    </p>
  )
}
