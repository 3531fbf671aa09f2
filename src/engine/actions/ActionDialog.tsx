import { type ReactNode, useMemo, useState } from 'react'
import type { ActionPlan, FormView as FormPlan } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { Dialog } from '../antd/index.ts'
import { Button } from '../display/Button.tsx'
import { readerTextsOf } from '../display/read.ts'
import { DraftLine, DraftNotices } from '../drafts/DraftNotices.tsx'
import { useDialogDraft } from '../drafts/use-dialog-draft.ts'
import { formChanged } from '../forms/ErrorSummary.tsx'
import { FormView, preloadForm } from '../forms/index.ts'
import { offerChoices } from '../forms/offer-choices.ts'
import { tidyValues } from '../forms/tidy-values.ts'
import { usePage } from '../page/page-context.ts'
import { RemedyButton } from '../page/RefusalView.tsx'
import { resolveValues, resultOf } from '../plan/expressions.ts'
import { prefillValues } from '../plan/prefill.ts'
import { startValues } from '../plan/start-values.ts'
import { type RefusedAnswer, type Scope, usePortal } from '../portal.ts'
import { ConflictView } from './ConflictView.tsx'
import { compareChanges, readConflict } from './conflict.ts'
import { Repeated } from './Repeated.tsx'
import { draftName, type RunningAction } from './use-action.ts'
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

/** Values when the dialog opens, and where those come from that the form takes from the record. */
function startOf(form: FormPlan | undefined, given: JsonObject | undefined, scope: Scope) {
  if (!form?.prefill) return { start: startValues(form, given), sources: [] }
  const { values, sources } = prefillValues(form, startValues({ ...form, defaults: {} }, given), scope)
  return { start: startValues(form, values), sources }
}

/** Asks before an action runs: a form, or a confirmation. It stays open until the action has succeeded. */
export function ActionDialog({ action, scope, busy, run, onClose }: ActionDialogProps): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const declared = action.form ? bundle.forms[action.form] : undefined
  const { form, options } = useMemo(
    () =>
      declared && action.choices
        ? offerChoices({ form: declared, options: bundle.options }, resolveValues(action.choices, scope))
        : { form: declared, options: bundle.options },
    [declared, bundle.options, action.choices, scope],
  )
  const compare = useMemo(() => (action.compare ? resolveValues(action.compare, scope) : undefined), [action.compare, scope])
  const { start, sources } = useMemo(
    () => startOf(form, resultOf(action.values, scope) as JsonObject | undefined, scope),
    [form, action.values, scope],
  )
  /** Values when the dialog opened: differences from them were typed here. */
  const [opened] = useState(start)
  const name = draftName(bundle.page.id, action.id, resolveValues(action.input, scope))
  const draft = useDialogDraft({ name, keep: action.keep ?? false, form, start })
  const { values } = draft
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)
  const pending = useProgress(action, busy)
  const conflict = refusal && readConflict(refusal)

  async function submit(given?: JsonObject): Promise<void> {
    const answer = await run(given)
    if (!answer) return
    if (!answer.ok) return setRefusal(answer)
    await draft.forget()
    onClose()
  }

  /** Merges only what was typed here into the current values, so that other people's changes are not overwritten. */
  function mineOnTop(): JsonObject {
    const typed = Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field]))
    return { ...start, ...Object.fromEntries(typed) }
  }

  function keepEditing(): void {
    draft.show(mineOnTop())
    setRefusal(null)
  }

  function sendMine(): void {
    if (!form) return void submit()
    const mine = mineOnTop()
    draft.show(mine)
    void submit(tidyValues(form.fields, mine))
  }

  /** The dialog of the new form restores these entries. */
  function loadNewForm(): void {
    draft.carryOver()
    portal.reload()
  }

  if (conflict) {
    const reader = (choices: Parameters<typeof readerTextsOf>[1]) => readerTextsOf(portal, choices)
    const lines = compareChanges(conflict, { fields: form?.fields ?? [], options, start: opened, values, reader })
    return (
      <Dialog open title={portal.text('engine.conflict.title')} width={840} onClose={busy ? () => {} : onClose}>
        <ConflictView
          conflict={conflict}
          lines={lines}
          hasForm={form !== undefined}
          busy={busy}
          onTheirs={onClose}
          onMine={sendMine}
          onEdit={keepEditing}
        />
      </Dialog>
    )
  }

  return (
    <Dialog open title={form?.label ?? action.label} width={dialogWidth(form)} onClose={busy ? () => {} : onClose}>
      {refusal ? (
        <p className="qs-form-refusal" role="alert">
          {refusal.message}
          {form && refusal.error.id === formChanged ? (
            <button type="button" className="qs-text-button" onClick={loadNewForm}>
              {portal.text('engine.loadForm')}
            </button>
          ) : null}
          <RemedyButton reason={refusal.error.id} />
        </p>
      ) : null}
      <DraftNotices draft={draft} />
      {sources.length > 0 && !draft.restored ? <p className="qs-dialog-lead">{sources.join(' ')}</p> : null}
      {form && action.confirm ? <p className="qs-dialog-lead">{action.confirm}</p> : null}
      {form ? (
        <FormView
          id={`action-${action.id}`}
          form={form}
          options={options}
          values={values}
          onChange={draft.write}
          onSubmit={(given: JsonObject) => {
            setRefusal(null)
            void submit(given)
          }}
          busy={busy}
          serverErrors={refusal?.error.fields ?? noFields}
          submitLabel={pending ?? form.submit ?? action.label}
          look="dialog"
          actions={<DraftLine draft={draft} />}
          scope={scope}
          compare={compare}
        />
      ) : (
        <>
          <p>{action.confirm}</p>
          {action.progress === undefined ? null : (
            <p className="qs-dialog-lead" role="status">
              {pending}
            </p>
          )}
          {action.repeats ? <Repeated lines={action.repeats} scope={scope} /> : null}
          <div className="qs-dialog-actions">
            <Button onClick={onClose}>{portal.text('engine.cancel')}</Button>
            <Button tone={action.tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={() => void submit()}>
              {busy && action.pending ? action.pending : action.label}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
