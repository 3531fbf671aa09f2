import type { ActionPlan } from '#config'
import type { JsonObject } from '#rules'
import { useRefresh } from '../page/use-operation.ts'
import { resolveValues } from '../plan/expressions.ts'
import { type Answer, type Scope, usePortal } from '../portal.ts'
import { useSubmit } from './use-submit.ts'

export interface RunningAction {
  readonly busy: boolean
  /** Calls the action's operation with what was filled in; says when it is done, draws anew what is shown, and leads on. */
  readonly run: (values?: JsonObject) => Promise<Answer | null>
}

export function useAction(action: ActionPlan, scope: Scope): RunningAction {
  const portal = usePortal()
  const refresh = useRefresh()
  const { busy, send } = useSubmit()

  async function run(values: JsonObject = {}): Promise<Answer | null> {
    if (!action.operation) return null
    const answer = await send(action.operation, { ...resolveValues(action.input, scope), ...values })
    if (!answer) return null
    if (!answer.ok) {
      // A dialog says the reason itself; signing in is the portal's own answer. What is shown may be what was out of date.
      if (!asks(action) && answer.code === 500) portal.notify('danger', answer.message, portal.remedyOf(answer.error.id))
      if (answer.code === 500 && answer.error.fields.length === 0) await refresh()
      return answer
    }
    if (action.done) portal.notify('good', action.done)
    const next = action.then ? portal.href(action.then, { ...scope, record: answer.value }) : undefined
    if (next !== undefined) portal.navigate(next)
    else await refresh()
    return answer
  }

  return { busy, run }
}

/** Whether a dialog comes before the call. */
export function asks(action: ActionPlan): boolean {
  return action.form !== undefined || action.confirm !== undefined
}
