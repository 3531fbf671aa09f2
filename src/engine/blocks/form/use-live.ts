import { useEffect, useRef, useState } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import type { LiveAnswer } from '../../context/page-context.ts'
import { useOperation } from '../../context/use-operation.ts'
import { liveRequest } from '../../plan/plan-page.ts'
import { type Scope, usePortal } from '../../portal.ts'
import { createLiveCall, idle, type LiveQuestion } from './live-call.ts'

export interface Live {
  readonly answer: LiveAnswer
  /** The response for the current values, requested if it is missing or was an error, whose cause may be gone. */
  readonly settle: () => Promise<LiveAnswer>
  /** Accepts a response from elsewhere, such as from an error. */
  readonly accept: (value: unknown) => void
}

const restMs = 350

/** Calls an operation whenever the values have settled; only the response to the latest call counts. */
export function useLive(plan: FormPlan['live'], values: JsonObject, scope: Scope): Live {
  const portal = usePortal()
  const request = liveRequest(plan, values, scope)
  const key = request ? `${portal.session.actor} ${portal.resumed} ${request.key}` : ''
  // What the values at the start ask for may have come with the page, and else the page waits for it as for its other parts.
  const [first] = useState({ key, request })
  const { value: firstValue, refusal: firstRefusal, loading } = useOperation(key === first.key ? first.request : null)
  const [answer, setAnswer] = useState<LiveAnswer>(firstValue === undefined ? idle : { state: 'ready', value: firstValue })
  const latest = useRef<LiveQuestion>({ portal, request, key })
  latest.current = { portal, request, key }
  const [call] = useState(() => createLiveCall({ latest, answer, onAnswer: setAnswer }))
  /** Other values have been asked about since. */
  const isPast = useRef(false)

  // The response to the first values has arrived, or was refreshed.
  useEffect(() => {
    if (firstValue !== undefined) call.receive(first.key, { state: loading ? 'loading' : 'ready', value: firstValue })
    else if (firstRefusal) call.receive(first.key, { state: 'refused', refusal: firstRefusal })
  }, [call, first, firstValue, firstRefusal, loading])

  useEffect(() => {
    if (key === '') {
      call.drop()
      if (call.answer().state !== 'idle') call.keep(idle)
      return
    }
    if (call.key() === key) return
    call.drop()
    if (key === first.key && !isPast.current) {
      call.expect(key)
      return () => {
        isPast.current = true
      }
    }
    const { value } = call.answer()
    call.keep({ ...(value === undefined ? {} : { value }), state: 'loading' })
    // A submit may have called it in the meantime.
    const timer = setTimeout(() => {
      if (call.key() !== key) void call.ask()
    }, restMs)
    return () => clearTimeout(timer)
  }, [call, first, key])

  useEffect(() => call.drop, [call])

  return { answer, settle: call.settle, accept: call.accept }
}
