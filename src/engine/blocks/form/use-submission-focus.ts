import { type RefObject, useEffect } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import type { Draft } from '../../drafts/use-draft.ts'
import { elementId } from '../../form-state/paths.ts'
import { useLatest } from '../../use-latest.ts'
import type { Submission } from './submission.ts'

export interface SubmissionFocusParts {
  readonly block: FormPlan
  readonly formId: string
  readonly draft: Draft
  /** Where a refusal is shown. */
  readonly message: RefObject<HTMLElement | null>
}

/** Moves the focus after a submission, and restarts a form that stays on the page. */
export function useSubmissionFocus({ refusal, round }: Submission, parts: SubmissionFocusParts): void {
  const latest = useLatest(parts)
  // Focus a field that appeared because of an error, once it is rendered; once for each refusal.
  useEffect(() => {
    const { block, formId, message } = latest.current
    const field = refusal && block.reveal?.[refusal.error.id]
    if (field === undefined) return
    const frame = requestAnimationFrame(() => (document.getElementById(elementId(formId, [field])) ?? message.current)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [refusal, latest])

  // The form was sent and the page stays: restart with the page's current values.
  useEffect(() => {
    if (round === 0) return
    const { formId, draft } = latest.current
    draft.discard()
    // The focused element disappeared with the submitted form.
    requestAnimationFrame(() =>
      document.getElementById(formId)?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }),
    )
  }, [round, latest])
}
