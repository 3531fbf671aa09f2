import { type RefObject, useMemo, useReducer, useRef } from 'react'
import type { FieldError, JsonObject } from '#rules'
import { type PageContextValue, useDialogPlace, usePage } from '../../context/page-context.ts'
import type { Draft } from '../../drafts/use-draft.ts'
import { formChanged } from '../../forms/ErrorSummary.tsx'
import type { FormViewProps } from '../../forms/index.ts'
import { fieldsInside } from '../../plan/submit-input.ts'
import { usePortal } from '../../portal.ts'
import { firstSubmission, nextSubmission, type Submission } from './submission.ts'
import { useAddressFocus } from './use-address-focus.ts'
import { type NamedForm, useFormEntries } from './use-form-entries.ts'
import { useLive } from './use-live.ts'
import { type Sending, useSending } from './use-sending.ts'
import { useSubmissionFocus } from './use-submission-focus.ts'

export interface FormBlockState {
  /** Whether a submission waits for a response. */
  readonly busy: boolean
  readonly submission: Submission
  readonly sending: Sending
  readonly draft: Draft
  /** What the form shows; null if the page has no such form. */
  readonly fields: FormViewProps | null
  /** The context of the blocks beside and below the form. */
  readonly beside: PageContextValue
  /** Where a refusal is shown. */
  readonly message: RefObject<HTMLParagraphElement | null>
}

const noFields: readonly FieldError[] = []

/** What is entered in a form, the results of its live operation, and where its submission is. */
export function useFormBlock(block: NamedForm): FormBlockState {
  const portal = usePortal()
  const page = usePage()
  const { bundle, scope } = page
  const isInDialog = useDialogPlace() !== null
  const [submission, dispatch] = useReducer(nextSubmission, firstSubmission)
  const { form, draft, addressed, change, fill } = useFormEntries(block, submission.revealing)
  const { values } = draft
  const live = useLive(block.live, values, scope)
  const { answer } = live
  const message = useRef<HTMLParagraphElement>(null)
  const sending = useSending({ block, draft, live, dispatch, message })
  // A price that is still being calculated delays the call; the user waits for both alike.
  const busy = sending.busy || submission.state === 'settling'
  const formId = isInDialog ? `dialog-${bundle.page.id}-${block.id}` : `form-${block.id}`
  useAddressFocus(formId, addressed)
  useSubmissionFocus(submission, { block, formId, draft, message })
  const submitLabel = block.submit ?? form?.submit ?? portal.text('engine.form.submit')
  const beside = useMemo(
    () => ({
      ...page,
      live: answer,
      fill,
      ...(isInDialog ? {} : { submits: { form: formId, label: submitLabel, busy } }),
      scope: { ...scope, form: values, ...(answer.value === undefined ? {} : { live: answer.value }) },
    }),
    [page, scope, answer, values, fill, isInDialog, formId, submitLabel, busy],
  )
  // The form of a record's own type changes that record.
  const formScope = useMemo(() => (block.formOf === undefined ? scope : { ...scope, changes: true }), [block.formOf, scope])
  const error = submission.refusal?.error
  const fields = form
    ? {
        id: formId,
        form,
        options: bundle.options,
        values,
        onChange: change,
        onSubmit: (entered: JsonObject) => void sending.submit(entered),
        busy,
        submitLabel,
        // If the form has changed, the only remedy is the new one: focus the message, not a field of the old one.
        serverErrors: error && error.id !== formChanged ? fieldsInside(error.fields, block.into) : noFields,
        look: isInDialog ? ('dialog' as const) : ('page' as const),
        scope: formScope,
        ...(block.live ? { live: answer } : {}),
      }
    : null
  return { busy, submission, sending, draft, fields, beside, message }
}
