import { type ReactNode, useMemo, useState } from 'react'
import type { ActionPlan } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { Dialog } from '../antd/index.ts'
import { Button } from '../display/Button.tsx'
import { FormView } from '../forms/index.ts'
import { usePage } from '../page/page-context.ts'
import { valueOf } from '../plan/expressions.ts'
import { type RefusedAnswer, type Scope, usePortal } from '../portal.ts'
import type { RunningAction } from './use-action.ts'

export interface ActionDialogProps extends RunningAction {
  readonly action: ActionPlan
  readonly scope: Scope
  readonly onClose: () => void
}

const noFields: readonly FieldError[] = []

/** Asks before an action is run: a form to fill in, or whether one is sure. It stays open until the action has succeeded. */
export function ActionDialog({ action, scope, busy, run, onClose }: ActionDialogProps): ReactNode {
  const portal = usePortal()
  const { bundle } = usePage()
  const form = action.form ? bundle.forms[action.form] : undefined
  const start = useMemo(() => ({ ...form?.defaults, ...(valueOf(action.values, scope) as JsonObject | undefined) }), [form, action.values, scope])
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
    <Dialog open title={form?.label ?? action.label} width={form ? 720 : 480} onClose={busy ? () => {} : onClose}>
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
