import { type Dispatch, type RefObject, useEffect } from 'react'
import { type JsonObject, sessionCodes } from '#rules'
import { useSubmit } from '../../actions/use-submit.ts'
import { usePage } from '../../context/page-context.ts'
import { useRefresh } from '../../context/use-operation.ts'
import type { Draft } from '../../drafts/use-draft.ts'
import { resolveValues, resultOf } from '../../plan/expressions.ts'
import { newLiveOf, pickValues, submitInput } from '../../plan/submit-input.ts'
import { type RefusedAnswer, usePortal } from '../../portal.ts'
import type { Difference, SubmissionEvent } from './submission.ts'
import type { NamedForm } from './use-form-entries.ts'
import type { Live } from './use-live.ts'

export interface SendingParts {
  readonly block: NamedForm
  readonly draft: Draft
  readonly live: Live
  readonly dispatch: Dispatch<SubmissionEvent>
  /** Where a refusal is shown. */
  readonly message: RefObject<HTMLElement | null>
}

export interface Sending {
  readonly busy: boolean
  readonly submit: (values: JsonObject) => Promise<void>
  /** Sends what was compared again, with the response that is current now. */
  readonly accept: (difference: Difference) => void
  /** Back to the form, which shows the response that is current now. */
  readonly decline: (difference: Difference) => void
}

/** Sends a form. The user learns the outcome from messages, the submission from events. */
export function useSending({ block, draft, live, dispatch, message }: SendingParts): Sending {
  const portal = usePortal()
  const { scope } = usePage()
  const refresh = useRefresh()
  const { busy, send } = useSubmit()
  const { resumed } = portal
  useEffect(() => {
    if (resumed > 0) dispatch({ type: 'signedIn' })
  }, [resumed, dispatch])

  async function submit(values: JsonObject): Promise<void> {
    dispatch({ type: 'submitted' })
    const settled = await live.settle()
    if (settled.refusal) return refuse(settled.refusal)
    dispatch({ type: 'settled' })
    await sendWith(values, settled.value)
  }

  async function sendWith(values: JsonObject, shown: unknown): Promise<void> {
    const input = submitInput(
      block,
      resolveValues(block.input, { ...scope, form: values }),
      values,
      resolveValues(block.sendLive, { ...scope, form: values, live: shown }),
    )
    const answer = await send(block.operation, input)
    if (!answer) return
    if (answer.ok) return finish(values, answer.value)
    if (block.onDifference !== undefined && answer.error.id === block.onDifference) {
      const difference = { values, before: shown, after: newLiveOf(answer.data), message: answer.message }
      dispatch({ type: 'differed', facts: { difference } })
    }
    // The portal itself reports that the server ended the session, and links to the home page.
    else if (answer.code !== sessionCodes.ended) refuse(answer)
  }

  function refuse(refusal: RefusedAnswer): void {
    const { id } = refusal.error
    const isRevealing = block.reveal?.[id] !== undefined
    dispatch({ type: 'refused', facts: { refusal }, reveals: isRevealing ? id : undefined })
    if (!isRevealing) requestAnimationFrame(() => message.current?.focus())
  }

  async function finish(values: JsonObject, record: unknown): Promise<void> {
    // Before leaving the page: submitted values must not come back as a draft.
    await draft.forget()
    const answered = { ...scope, record }
    const wording = resultOf(block.says, answered) ?? block.done
    if (typeof wording === 'string') portal.notify('good', wording)
    dispatch(block.after ? { type: 'answered', facts: { answer: record } } : { type: 'succeeded' })
    const next = block.then ? portal.href(block.then, answered) : undefined
    if (next !== undefined) return portal.navigate(next)
    if (block.thenDialog) return portal.openDialog(block.thenDialog, pickValues(values, block.carry ?? []))
    // A different user is signed in: refetch everything shown.
    if (portal.shell.calls[block.operation]?.opensSession) return
    await refresh()
    if (!block.after) dispatch({ type: 'restarted' })
  }

  return {
    busy,
    submit,
    accept(difference) {
      dispatch({ type: 'accepted' })
      live.accept(difference.after)
      void sendWith(difference.values, difference.after)
    },
    decline(difference) {
      dispatch({ type: 'declined' })
      live.accept(difference.after)
    },
  }
}
