import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useUnsentText } from '../drafts/use-interruption.ts'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import '../antd/controls.css'

export interface QuestionFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly longest: number
  readonly placeholder: string | undefined
  readonly note: string | undefined
  readonly isBusy: boolean
  readonly onAsk: (words: string) => void
  readonly onStop: () => void
}

/** Enter asks, Shift and Enter begins a line, Escape stops the answer. */
export function QuestionField({ field, longest, placeholder, note, isBusy, onAsk, onStop }: QuestionFieldProps): ReactNode {
  const portal = usePortal()
  const id = useId()
  const [words, setWords] = useUnsentText('question', portal.location.query.words ?? '')
  const charactersLeft = longest - words.length
  const isOver = charactersLeft < 0

  function send(event?: FormEvent): void {
    event?.preventDefault()
    const question = words.trim()
    if (isBusy || isOver || question === '') {
      field.current?.focus()
      return
    }
    setWords('')
    onAsk(question)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends the input of a Chinese word sends nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && isBusy) {
      event.preventDefault()
      onStop()
    }
  }

  return (
    <form className="qs-question" onSubmit={send}>
      <label className="qs-only-spoken" htmlFor={id}>
        {portal.text('engine.conversation.question')}
      </label>
      <div className="qs-question-box">
        <textarea
          ref={field}
          id={id}
          className="qs-control"
          rows={1}
          value={words}
          placeholder={placeholder}
          aria-describedby={`${id}-note`}
          aria-invalid={isOver || undefined}
          enterKeyHint="send"
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isBusy ? (
          <Button onClick={onStop}>{portal.text('engine.conversation.stop')}</Button>
        ) : (
          <Button tone="primary" type="submit">
            {portal.text('engine.conversation.ask')}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className="qs-question-note" data-over={isOver ? '' : undefined}>
        {isOver ? portal.text('engine.conversation.tooLong', { count: -charactersLeft }) : note}
      </p>
    </form>
  )
}
