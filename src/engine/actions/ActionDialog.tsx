import { type ReactNode, useState } from 'react'
import type { ActionPlan, FormView as FormPlan } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { Dialog } from '../antd/index.ts'
import { usePage } from '../context/page-context.ts'
import { RemedyButton } from '../context/RefusalView.tsx'
import { type DialogDraft, useDialogDraft } from '../drafts/use-dialog-draft.ts'
import { DraftLine, DraftNotices } from '../forms/DraftNotices.tsx'
import { formChanged } from '../forms/ErrorSummary.tsx'
import { FormView, preloadForm } from '../forms/index.ts'
import { Button } from '../parts/Button.tsx'
import { resolveValues } from '../plan/expressions.ts'
import { type RefusedAnswer, type Scope, usePortal } from '../portal.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { readConflict } from './conflict.ts'
import { Repeated } from './Repeated.tsx'
import { draftName, type RunningAction } from './use-action.ts'
import { type DialogForm, useDialogForm } from './use-dialog-form.ts'
import { useProgress } from './use-progress.ts'

export interface ActionDialogProps extends RunningAction {
  readonly action: ActionPlan
  readonly scope: Scope
  readonly onClose: () => void
}

const noFields: readonly FieldError[] = []

/** Fetches the renderer of the dialog's form. */
export async function preloadDialog(form: FormPlan | undefined): Promise<void> {
  if (form) await preloadForm(form)
}

/** Forms with rows need a wide dialog, the more columns the wider; a confirmation does not. */
function dialogWidth(form: FormPlan | undefined): number {
  if (!form) return 480
  const columns = form.fields.flatMap(({ fields = [], widget }) => (widget === 'rows' ? [fields.length] : []))
  if (columns.length === 0) return 720
  return Math.max(...columns) > 9 ? 1360 : 1160
}

/** Asks before an action runs: a form, or a confirmation. It stays open until the action has succeeded. */
export function ActionDialog({ action, scope, busy, run, onClose }: ActionDialogProps): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const dialogForm = useDialogForm(action, scope)
  const { form, start } = dialogForm
  const [opened] = useState(start)
  const name = draftName(bundle.page.id, action.id, resolveValues(action.input, scope))
  const draft = useDialogDraft({ name, keep: action.keep ?? false, form, start })
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)
  const pending = useProgress(action, busy)
  const conflict = refusal && readConflict(refusal)

  async function submit(values?: JsonObject): Promise<void> {
    const answer = await run(values)
    if (!answer) return
    if (!answer.ok) return setRefusal(answer)
    await draft.forget()
    onClose()
  }

  // One dialog for both: a second one would open again and take the focus.
  return (
    <Dialog
      open
      title={conflict ? portal.text('engine.conflict.title') : (form?.label ?? action.label)}
      width={conflict ? 840 : dialogWidth(form)}
      onClose={busy ? () => {} : onClose}
    >
      {conflict ? (
        <ConflictChoice
          conflict={conflict}
          dialogForm={dialogForm}
          draft={draft}
          opened={opened}
          busy={busy}
          onClose={onClose}
          onEdit={() => setRefusal(null)}
          onSubmit={(values) => void submit(values)}
        />
      ) : (
        <>
          {refusal ? <DialogRefusal refusal={refusal} hasForm={form !== undefined} carryOver={draft.carryOver} /> : null}
          <DraftNotices draft={draft} />
          {dialogForm.sources.length > 0 && !draft.restored ? <p className="qs-dialog-lead">{dialogForm.sources.join(' ')}</p> : null}
          {form ? (
            <ActionForm
              {...{ action, scope, busy, pending, form, dialogForm, draft }}
              serverErrors={refusal?.error.fields ?? noFields}
              onSubmit={(values) => {
                setRefusal(null)
                void submit(values)
              }}
            />
          ) : (
            <Confirmation {...{ action, scope, busy, pending }} onConfirm={() => void submit()} onCancel={onClose} />
          )}
        </>
      )}
    </Dialog>
  )
}

interface DialogRefusalProps {
  readonly refusal: RefusedAnswer
  readonly hasForm: boolean
  readonly carryOver: () => void
}

function DialogRefusal({ refusal, hasForm, carryOver }: DialogRefusalProps): ReactNode {
  const portal = usePortal()

  /** The dialog of the new form restores these entries. */
  function loadNewForm(): void {
    carryOver()
    portal.reload()
  }

  return (
    <p className="qs-form-refusal" role="alert">
      {refusal.message}
      {hasForm && refusal.error.id === formChanged ? (
        <button type="button" className="qs-text-button" onClick={loadNewForm}>
          {portal.text('engine.loadForm')}
        </button>
      ) : null}
      <RemedyButton reason={refusal.error.id} />
    </p>
  )
}

type RunningProps = Pick<ActionDialogProps, 'action' | 'scope' | 'busy'> & {
  /** What the server says about the work, or that it is pending. */
  readonly pending: string | undefined
}

interface ActionFormProps extends RunningProps {
  readonly form: FormPlan
  readonly dialogForm: DialogForm
  readonly draft: DialogDraft
  readonly serverErrors: readonly FieldError[]
  readonly onSubmit: (values: JsonObject) => void
}

function ActionForm({ action, scope, busy, pending, form, dialogForm, draft, serverErrors, onSubmit }: ActionFormProps): ReactNode {
  return (
    <>
      {action.confirm ? <p className="qs-dialog-lead">{action.confirm}</p> : null}
      <FormView
        id={`action-${action.id}`}
        form={form}
        options={dialogForm.options}
        values={draft.values}
        onChange={draft.write}
        onSubmit={onSubmit}
        busy={busy}
        serverErrors={serverErrors}
        submitLabel={pending ?? form.submit ?? action.label}
        look="dialog"
        actions={<DraftLine draft={draft} />}
        scope={scope}
        compare={dialogForm.compare}
      />
    </>
  )
}

interface ConfirmationProps extends RunningProps {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function Confirmation({ action, scope, busy, pending, onConfirm, onCancel }: ConfirmationProps): ReactNode {
  const portal = usePortal()
  return (
    <>
      <p>{action.confirm}</p>
      {action.progress === undefined ? null : (
        <p className="qs-dialog-lead" role="status">
          {pending}
        </p>
      )}
      {action.repeats ? <Repeated lines={action.repeats} scope={scope} /> : null}
      <div className="qs-dialog-actions">
        <Button onClick={onCancel}>{portal.text('engine.cancel')}</Button>
        <Button tone={action.tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {busy && action.pending ? action.pending : action.label}
        </Button>
      </div>
    </>
  )
}
