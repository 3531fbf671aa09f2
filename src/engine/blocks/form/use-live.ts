import { useEffect, useRef, useState } from 'react'
import type { FormPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import type { LiveAnswer } from '../../page/page-context.ts'
import { useOperation } from '../../page/use-operation.ts'
import { liveRequest } from '../../plan/plan-page.ts'
import { type Scope, usePortal } from '../../portal.ts'

export interface Live {
  readonly answer: LiveAnswer
  /** The response for the current values, requested if it is missing or was an error, whose cause may be gone. */
  readonly settle: () => Promise<LiveAnswer>
  /** Accepts a response from elsewhere, such as from an error. */
  readonly accept: (value: unknown) => void
}

const restMs = 350
const idle: LiveAnswer = { state: 'idle' }

/** Calls an operation whenever the values have settled; only the response to the latest call counts. */
export function useLive(plan: FormPlan['live'], values: JsonObject, scope: Scope): Live {
  const portal = usePortal()
  const request = liveRequest(plan, values, scope)
  const key = request ? `${portal.session.actor} ${portal.resumed} ${request.key}` : ''
  // What the values at the start ask for may have come with the page, and else the page waits for it as for its other parts.
  const [first] = useState({ key, request })
  const { value: firstValue, refusal: firstRefusal, loading } = useOperation(key === first.key ? first.request : null)
  const [answer, setAnswer] = useState<LiveAnswer>(firstValue === undefined ? idle : { state: 'ready', value: firstValue })
  const state = useRef<{ key: string; answer: LiveAnswer; abort: AbortController | null; running: Promise<LiveAnswer> | null }>({
    key: '',
    answer,
    abort: null,
    running: null,
  })
  /** Other values have been asked about since. */
  const isPast = useRef(false)
  const latest = useRef({ portal, request, key })
  latest.current = { portal, request, key }

  function keep(next: LiveAnswer): LiveAnswer {
    state.current.answer = next
    setAnswer(next)
    return next
  }

  function ask(): Promise<LiveAnswer> {
    const { portal: caller, request: question, key: asked } = latest.current
    const current = state.current
    if (!question) return Promise.resolve(keep(idle))
    if (current.key === asked && current.running) return current.running
    current.abort?.abort()
    const abort = new AbortController()
    current.abort = abort
    current.key = asked
    current.running = caller.call(question.operation, question.input, { signal: abort.signal, quiet: true }).then((reply) => {
      if (abort.signal.aborted) return current.answer
      current.running = null
      return keep(reply.ok ? { state: 'ready', value: reply.value } : { state: 'refused', refusal: reply })
    })
    return current.running
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response to the first values has arrived, or was refreshed
  useEffect(() => {
    const { key: asked, running } = state.current
    if (first.key === '' || asked !== first.key || running) return
    if (firstValue !== undefined) keep({ state: loading ? 'loading' : 'ready', value: firstValue })
    else if (firstRefusal) keep({ state: 'refused', refusal: firstRefusal })
  }, [firstValue, firstRefusal, loading])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the request
  useEffect(() => {
    const current = state.current
    if (key === '') {
      current.abort?.abort()
      current.key = ''
      current.running = null
      if (current.answer.state !== 'idle') keep(idle)
      return
    }
    if (current.key === key) return
    current.abort?.abort()
    current.running = null
    current.key = ''
    if (key === first.key && !isPast.current) {
      current.key = key
      if (current.answer.state === 'idle') keep({ state: 'loading' })
      return () => {
        isPast.current = true
      }
    }
    keep({ ...(current.answer.value === undefined ? {} : { value: current.answer.value }), state: 'loading' })
    // A submit may have called it in the meantime.
    const timer = setTimeout(() => {
      if (current.key !== key) void ask()
    }, restMs)
    return () => clearTimeout(timer)
  }, [key])

  useEffect(() => {
    const current = state.current
    return () => {
      current.abort?.abort()
      current.running = null
      current.key = ''
    }
  }, [])

  return {
    answer,
    settle: () => {
      const { key: wanted } = latest.current
      const current = state.current
      const settled = current.key === wanted && current.running === null && isSettled(current.answer)
      return settled ? Promise.resolve(current.answer) : ask()
    },
    accept: (value) => {
      state.current.key = latest.current.key
      state.current.running = null
      keep({ state: 'ready', value })
    },
  }
}

function isSettled({ state }: LiveAnswer): boolean {
  return state !== 'loading' && state !== 'refused'
}
