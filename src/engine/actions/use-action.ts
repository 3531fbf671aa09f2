import { useEffect, useState } from 'react'
import type { ActionPlan } from '#config'
import type { JsonObject } from '#rules'
import { notify } from '../antd/notices.ts'
import { useRefresh } from '../context/use-operation.ts'
import { handOver } from '../drafts/carried-entries.ts'
import { resolveValues, resultOf } from '../plan/expressions.ts'
import { type Answer, type Moves, type Scope, usePortal } from '../portal.ts'
import { useSubmit } from './use-submit.ts'

export interface RunningAction {
  readonly busy: boolean
  /** Calls the action's operation with the form values; shows the result, refreshes the page and navigates. */
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
      // A dialog shows the reason itself; sign-in is handled by the portal. The page may have been out of date, so refresh.
      if (!asks(action) && answer.code === 500) portal.notify('danger', answer.message, portal.remedyOf(answer.error.id))
      if (answer.code === 500 && answer.error.fields.length === 0) await refresh()
      return answer
    }
    const answered = { ...scope, record: answer.value }
    if (action.done) announce(action.done, answered)
    if (action.carry) fillIn(action.carry, answered)
    const next = action.then ? portal.href(action.then, answered) : undefined
    if (next !== undefined) portal.navigate(next)
    else await refresh()
    return answer
  }

  /** Confirms success and, if the action can be undone, offers that while the message is shown. */
  function announce(done: string, answered: Scope): void {
    const { undo } = action
    if (!undo) {
      portal.notify('good', done)
      return
    }
    const takeBack = async () => {
      const answer = await portal.call(undo.operation, resolveValues(undo.input, answered))
      if (answer.ok && undo.done) portal.notify('good', undo.done)
      await refresh()
    }
    notify('good', done, { label: portal.text('engine.undo'), run: () => void takeBack() })
  }

  function fillIn({ place, placeOf, values }: NonNullable<ActionPlan['carry']>, answered: Scope): void {
    const filled = resultOf(values, answered)
    const other = resultOf(placeOf, answered)
    if (typeof filled === 'object' && filled !== null)
      handOver(typeof other === 'string' ? other : place, portal.session.userId, filled as JsonObject)
  }

  return { busy, run }
}

/** Whether a dialog opens before the call. */
export function asks(action: ActionPlan): boolean {
  return action.form !== undefined || action.confirm !== undefined
}

/** Name of what is typed into the action's dialog. The same record in any version: records are compared by names, not numbers. */
export function draftName(page: string, action: string, input: JsonObject): string {
  const names = Object.values(input).filter((value) => typeof value === 'string')
  return [page, action, ...names]
    .join('.')
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .slice(0, 120)
}

/** Possible events of the record; undefined while they are loading. */
export function useMoves(life: string | undefined, record: unknown): Moves | undefined {
  const portal = usePortal()
  const [moves, setMoves] = useState<Moves>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moves` is new with each page; its answers depend on the actor and the language
  useEffect(() => {
    if (!life || record === undefined) return
    let current = true
    void Promise.resolve(portal.moves(life, record)).then((found) => {
      if (current) setMoves(found)
    })
    return () => {
      current = false
    }
  }, [life, record, portal.session.actor, portal.language])
  return moves
}
