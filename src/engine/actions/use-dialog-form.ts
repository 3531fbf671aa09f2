import { useMemo } from 'react'
import type { ActionPlan, FormView, Option } from '#config'
import type { JsonObject } from '#rules'
import { usePage } from '../context/page-context.ts'
import { offerChoices } from '../forms/offer-choices.ts'
import { resolveValues, resultOf } from '../plan/expressions.ts'
import { prefillValues } from '../plan/prefill.ts'
import { startValues } from '../plan/start-values.ts'
import type { Scope } from '../portal.ts'

export interface DialogForm {
  /** Undefined for a confirmation. */
  readonly form: FormView | undefined
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** Rows that those of a grid are compared with, by field. */
  readonly compare: JsonObject | undefined
  /** Values when the dialog opens. */
  readonly start: JsonObject
  /** Sentences that say where the values come from that the form takes from the record. */
  readonly sources: readonly string[]
}

/** The form of an action for its record: what it offers, and what it starts with. */
export function useDialogForm(action: ActionPlan, scope: Scope): DialogForm {
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
  return { form, options, compare, start, sources }
}

function startOf(form: FormView | undefined, given: JsonObject | undefined, scope: Scope): Pick<DialogForm, 'start' | 'sources'> {
  if (!form?.prefill) return { start: startValues(form, given), sources: [] }
  const { values, sources } = prefillValues(form, startValues({ ...form, defaults: {} }, given), scope)
  return { start: startValues(form, values), sources }
}
