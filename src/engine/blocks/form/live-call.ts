import type { LiveAnswer } from '../../context/page-context.ts'
import type { liveRequest } from '../../plan/plan-page.ts'
import type { Portal } from '../../portal.ts'

/** What the values ask for now. The key contains the request; it is empty if there is none. */
export interface LiveQuestion {
  readonly portal: Pick<Portal, 'call'>
  readonly request: ReturnType<typeof liveRequest>
  readonly key: string
}

export interface LiveCall {
  /** The key that the answer is for, or will be. */
  readonly key: () => string
  readonly answer: () => LiveAnswer
  /** Calls the operation, unless a call for the same values is running. */
  readonly ask: () => Promise<LiveAnswer>
  /** The response for the current values, requested if it is missing or was an error. */
  readonly settle: () => Promise<LiveAnswer>
  readonly accept: (value: unknown) => void
  /** The answer to a key comes from elsewhere. */
  readonly expect: (key: string) => void
  /** Takes the answer that came from elsewhere, unless other values have been asked about since. */
  readonly receive: (key: string, answer: LiveAnswer) => void
  /** Ignores the response of a running call. */
  readonly drop: () => void
  readonly keep: (answer: LiveAnswer) => LiveAnswer
}

interface LiveCallOptions {
  readonly latest: { readonly current: LiveQuestion }
  readonly answer: LiveAnswer
  readonly onAnswer: (answer: LiveAnswer) => void
}

export const idle: LiveAnswer = { state: 'idle' }

/** One call at a time: only the response to the latest one counts. */
export function createLiveCall({ latest, answer: firstAnswer, onAnswer }: LiveCallOptions): LiveCall {
  let answer = firstAnswer
  let key = ''
  let abort: AbortController | null = null
  let running: Promise<LiveAnswer> | null = null

  function keep(next: LiveAnswer): LiveAnswer {
    answer = next
    onAnswer(next)
    return next
  }

  function ask(): Promise<LiveAnswer> {
    const { portal, request, key: askedKey } = latest.current
    if (!request) return Promise.resolve(keep(idle))
    if (key === askedKey && running) return running
    abort?.abort()
    const controller = new AbortController()
    abort = controller
    key = askedKey
    running = portal.call(request.operation, request.input, { signal: controller.signal, quiet: true }).then((reply) => {
      if (controller.signal.aborted) return answer
      running = null
      return keep(reply.ok ? { state: 'ready', value: reply.value } : { state: 'refused', refusal: reply })
    })
    return running
  }

  return {
    key: () => key,
    answer: () => answer,
    ask,
    settle: () => (key === latest.current.key && running === null && isSettled(answer) ? Promise.resolve(answer) : ask()),
    accept(value) {
      key = latest.current.key
      running = null
      keep({ state: 'ready', value })
    },
    expect(expectedKey) {
      key = expectedKey
      if (answer.state === 'idle') keep({ state: 'loading' })
    },
    receive(expectedKey, received) {
      if (expectedKey !== '' && key === expectedKey && !running) keep(received)
    },
    drop() {
      abort?.abort()
      running = null
      key = ''
    },
    keep,
  }
}

function isSettled({ state }: LiveAnswer): boolean {
  return state !== 'loading' && state !== 'refused'
}
