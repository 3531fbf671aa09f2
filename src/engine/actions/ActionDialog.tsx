import { type ReactNode, useMemo, useState } from 'react'
import type { ActionPlan, FormView as FormPlan } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { Dialog } from '../antd/index.ts'
import { Button } from '../display/Button.tsx'
import { FormView } from '../forms/index.ts'
import { usePage } from '../page/page-context.ts'
import { resultOf } from '../plan/expressions.ts'
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
  const [values, setValues] = useState<JsonObject>(start)
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)

  async function submit(given?: JsonObject): Promise<void> {
    setRefusal(null)
    const answer = await run(given)
    if (!answer) return
    if (answer.ok) onClose()
    else setRefusal(answer)
  }

  return (
    <Dialog open title={form?.label ?? action.label} width={dialogWidth(form)} onClose={busy ? () => {} : onClose}>
      {refusal ? (
        <p className="qs-form-refusal" role="alert">
          {refusal.message}
        </p>
      ) : null}
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
