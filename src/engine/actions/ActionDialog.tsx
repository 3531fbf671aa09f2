import { type ReactNode, useMemo, useState } from 'react'
import type { ActionPlan, FormView as FormPlan } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { Dialog } from '../antd/index.ts'
import { Button } from '../display/Button.tsx'
import { carry, takeCarried } from '../drafts/carried.ts'
import { FormChange, formChanged } from '../forms/FormChange.tsx'
import { FormView } from '../forms/index.ts'
import { usePage } from '../page/page-context.ts'
import { RemedyButton } from '../page/RemedyButton.tsx'
import { resolveValues, resultOf } from '../plan/expressions.ts'
import { startValues } from '../plan/start-values.ts'
import { type RefusedAnswer, type Scope, usePortal } from '../portal.ts'
import type { RunningAction } from './use-action.ts'

export interface ActionDialogProps extends RunningAction {
  readonly action: ActionPlan
  readonly scope: Scope
  readonly onClose: () => void
}

const noFields: readonly FieldError[] = []

/** Rows want room for their columns; a question wants none. */
function dialogWidth(form: FormPlan | undefined): number {
  if (!form) return 480
  return form.fields.some((field) => field.widget === 'rows') ? 1160 : 720
}

/** Asks before an action is run: a form to fill in, or whether one is sure. It stays open until the action has succeeded. */
export function ActionDialog({ action, scope, busy, run, onClose }: ActionDialogProps): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const form = action.form ? bundle.forms[action.form] : undefined
  const start = useMemo(() => startValues(form, resultOf(action.values, scope) as JsonObject | undefined), [form, action.values, scope])
  const { session } = portal
  const who = session.signedIn ? session.userId : ''
  /** One action on one record; rows of a list share the action. */
  const name = `${bundle.page.id}.${action.id}.${JSON.stringify(resolveValues(action.input, scope))}`
  const [carried] = useState(() => (form ? takeCarried(name, form, who) : null))
  const [values, setValues] = useState<JsonObject>(carried ? startValues(form, { ...start, ...carried.values }) : start)
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)

  async function submit(given?: JsonObject): Promise<void> {
    setRefusal(null)
    const answer = await run(given)
    if (!answer) return
    if (answer.ok) onClose()
    else setRefusal(answer)
  }

  /** The dialog of the new form finds there what was typed here. */
  function loadNewForm(): void {
    carry(name, form, { who, given: '', values })
    portal.reload()
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
      {carried ? (
        <p className="qs-restored" role="status">
          {portal.text('engine.restored')}
          {carried.change ? <FormChange change={carried.change} /> : null}
        </p>
      ) : null}
      {form && action.confirm ? <p className="qs-dialog-lead">{action.confirm}</p> : null}
      {form ? (
        <FormView
          id={`action-${action.id}`}
          form={form}
          options={bundle.options}
          values={values}
          onChange={(next: JsonObject) => setValues(next)}
          onSubmit={(given: JsonObject) => void submit(given)}
          busy={busy}
          serverErrors={refusal?.error.fields ?? noFields}
          submitLabel={busy && action.pending ? action.pending : (form.submit ?? action.label)}
          look="dialog"
          scope={scope}
        />
      ) : (
        <>
          <p>{action.confirm}</p>
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
