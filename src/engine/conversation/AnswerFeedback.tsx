import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import { type Exchange, wordsOf } from './exchanges.ts'

const longestAnswer = 4000
const longestComment = 1000

/** Whether the answer helped, and what was missing. */
export function AnswerFeedback({ operation, exchange }: { readonly operation: string; readonly exchange: Exchange }): ReactNode {
  const portal = usePortal()
  const id = useId()
  const [step, setStep] = useState<'open' | 'comment' | 'sending' | 'sent'>('open')
  const [comment, setComment] = useState('')
  const [failure, setFailure] = useState<string>()

  async function send(verdict: 'helpful' | 'unhelpful'): Promise<void> {
    setStep('sending')
    const input = {
      verdict,
      question: exchange.words,
      answer: wordsOf(exchange).slice(0, longestAnswer),
      tool: [...new Set(exchange.parts.map(({ tool }) => tool))].join(', '),
      ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    }
    const answer = await portal.call(operation, input, { idempotencyKey: crypto.randomUUID(), quiet: true })
    setFailure(answer.ok ? undefined : answer.message)
    setStep(answer.ok ? 'sent' : verdict === 'helpful' ? 'open' : 'comment')
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void send('unhelpful')
  }

  if (step === 'sent') {
    return (
      <p className="qs-answer-feedback" role="status">
        {portal.text('engine.conversation.thanks')}
      </p>
    )
  }
  return (
    <div className="qs-answer-feedback">
      {step === 'comment' ? (
        <form onSubmit={submit}>
          <label htmlFor={id}>{portal.text('engine.conversation.missing')}</label>
          <textarea
            id={id}
            className="qs-control"
            rows={2}
            maxLength={longestComment}
            value={comment}
            // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field
            autoFocus
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit">{portal.text('engine.conversation.sendFeedback')}</Button>
        </form>
      ) : (
        <>
          <button type="button" className="qs-text-button" disabled={step === 'sending'} onClick={() => void send('helpful')}>
            {portal.text('engine.conversation.helpful')}
          </button>
          <button type="button" className="qs-text-button" disabled={step === 'sending'} onClick={() => setStep('comment')}>
            {portal.text('engine.conversation.unhelpful')}
          </button>
        </>
      )}
      {failure === undefined ? null : <p role="alert">{failure}</p>}
    </div>
  )
}
