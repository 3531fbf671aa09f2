import type { ReactNode } from 'react'
import { BlockHead, isAbsent, type LiveAnswer, RemedyButton, refusalSentence, usePortal } from '#engine'

export interface KnownAnswer<Value> extends LiveAnswer {
  readonly known?: Value
}

/** The answer with its value, if any: the previous value remains while the next one loads. */
export function toolAnswerOf<Value>(answer: LiveAnswer | undefined, member: keyof Value & string): KnownAnswer<Value> {
  const value = answer?.value
  const isKnown = typeof value === 'object' && value !== null && member in value && !isAbsent((value as Record<string, unknown>)[member])
  return { ...(answer ?? { state: 'idle' }), ...(isKnown ? { known: value as Value } : {}) }
}

interface ToolAnswerProps<Value> {
  readonly label: string | undefined
  readonly idle: string | undefined
  readonly answer: KnownAnswer<Value>
  readonly children: (value: Value) => ReactNode
}

/** The state of a calculator: empty, loading, an error with its reason, or the complete result. */
export function ToolAnswer<Value>({ label, idle, answer, children }: ToolAnswerProps<Value>): ReactNode {
  const portal = usePortal()
  const { text } = portal
  return (
    <section className="qs-quote qs-tool" aria-busy={answer.state === 'loading'} data-state={answer.state}>
      <BlockHead label={label} />
      {answer.state === 'refused' && answer.refusal ? (
        <div className="qs-quote-refusal" role="status">
          <p>{refusalSentence(portal, answer.refusal)}</p>
          <RemedyButton reason={answer.refusal.error.id} tone="primary" />
        </div>
      ) : answer.known !== undefined ? (
        children(answer.known)
      ) : (
        <p className="qs-quiet">{answer.state === 'loading' ? text('freight.calculating') : (idle ?? text('freight.idle'))}</p>
      )}
    </section>
  )
}
