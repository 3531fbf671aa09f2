import { type ReactNode, useEffect, useRef } from 'react'
import type { ConversationPlan } from '#generated/blocks.ts'
import { Skeleton } from '../context/Placeholder.tsx'
import { BlockHead } from '../parts/BlockHead.tsx'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import { ExchangeView } from './ExchangeView.tsx'
import { QuestionField } from './QuestionField.tsx'
import { StoredConversations } from './StoredConversations.tsx'
import { conversationName, useConversation } from './use-conversation.ts'
import './conversation.css'

/** A conversation with the assistant. Signed-in users find theirs again; its address can be kept. */
export function ConversationBlock({ block }: { readonly block: ConversationPlan }): ReactNode {
  const portal = usePortal()
  const { exchanges, isBusy, isLoading, refusal, ask, stop, begin } = useConversation(block)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLOListElement>(null)
  const isNew = exchanges.length === 0 && !isLoading
  const id = portal.location.query[conversationName] ?? ''

  // The newest question moves to the top, with room for its answer.
  useEffect(() => {
    if (exchanges.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [exchanges.length])

  function start(words: string): void {
    ask(words)
    field.current?.focus({ preventScroll: true })
  }

  return (
    <div className="qs-conversation">
      <BlockHead label={block.label}>{isNew ? null : <Button onClick={begin}>{portal.text('engine.conversation.new')}</Button>}</BlockHead>
      {portal.session.signedIn && block.earlier ? (
        <StoredConversations
          list={block.earlier}
          remove={block.remove}
          version={`${id} ${exchanges.length}`}
          onRemoved={(removed) => (removed === undefined || removed === id) && begin()}
        />
      ) : null}
      {isLoading ? (
        <div role="status" aria-label={portal.text('engine.loading')}>
          <Skeleton lines={4} />
        </div>
      ) : null}
      {refusal === undefined ? null : <p role="alert">{refusal}</p>}
      {isNew ? <Opening block={block} onAsk={start} /> : null}
      <ol ref={log} className="qs-exchanges" aria-live="polite" aria-relevant="additions text">
        {exchanges.map((exchange, at) => (
          <ExchangeView key={exchange.id} block={block} exchange={exchange} isLatest={at === exchanges.length - 1} onAsk={start} />
        ))}
      </ol>
      <div className="qs-question-place">
        <QuestionField
          field={field}
          longest={block.longest}
          placeholder={block.placeholder}
          note={isNew ? block.note : undefined}
          isBusy={isBusy}
          onAsk={ask}
          onStop={stop}
        />
      </div>
    </div>
  )
}

function Opening({ block, onAsk }: { readonly block: ConversationPlan; readonly onAsk: (words: string) => void }): ReactNode {
  const portal = usePortal()
  if (!block.examples?.length) return block.about ? <p>{block.about}</p> : null
  return (
    <div className="qs-conversation-opening">
      {block.about ? <p>{block.about}</p> : null}
      <p className="qs-quiet">{portal.text('engine.conversation.examples')}</p>
      <ul>
        {block.examples.map(({ id, text }) => (
          <li key={id}>
            <button type="button" className="qs-example" onClick={() => onAsk(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
