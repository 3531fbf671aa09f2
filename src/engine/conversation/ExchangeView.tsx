import { memo, type ReactNode, useMemo, useRef } from 'react'
import type { ConversationPlan } from '#generated/blocks.ts'
import { Blocks } from '../context/Blocks.tsx'
import { PageContextProvider, usePage } from '../context/page-context.ts'
import { follow } from '../context/use-link.ts'
import { useOverflow } from '../display/use-overflow.ts'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import { AnswerFeedback } from './AnswerFeedback.tsx'
import type { AnswerPart, Exchange } from './exchanges.ts'

export interface ExchangeViewProps {
  readonly block: ConversationPlan
  readonly exchange: Exchange
  /** Continuing questions are offered below it. */
  readonly isLatest: boolean
  readonly onAsk: (words: string) => void
}

/** A question and its answer, with the declared blocks of the tools that answered. */
export const ExchangeView = memo(function ExchangeParts({ block, exchange, isLatest, onAsk }: ExchangeViewProps): ReactNode {
  const portal = usePortal()
  const { words, parts, said, state, failure } = exchange
  return (
    <li className="qs-exchange" aria-busy={state === 'waiting'}>
      <h3 className="qs-exchange-question">
        <span className="qs-only-spoken">{portal.text('engine.conversation.you')}</span>
        {words}
      </h3>
      <div className="qs-exchange-answer">
        {said === '' ? null : <p className="qs-exchange-said">{said}</p>}
        {parts.map((part, at) => (
          <Part key={`${part.tool} ${at.toString()}`} block={block} part={part} isSaid={said !== ''} onAsk={onAsk} />
        ))}
        {state === 'waiting' && parts.length === 0 && said === '' ? (
          <p className="qs-exchange-waiting">{portal.text('engine.conversation.waiting')}</p>
        ) : null}
        {state === 'stopped' ? <p className="qs-quiet">{portal.text('engine.conversation.stopped')}</p> : null}
        {state === 'failed' ? (
          <p className="qs-exchange-failed" role="alert">
            {failure} <Button onClick={() => onAsk(words)}>{portal.text('engine.conversation.again')}</Button>
          </p>
        ) : null}
        {state === 'answered' && isLatest ? <NextQuestions block={block} parts={parts} onAsk={onAsk} /> : null}
        {state === 'answered' && block.feedback ? <AnswerFeedback operation={block.feedback} exchange={exchange} /> : null}
      </div>
    </li>
  )
})

interface NextQuestionsProps {
  readonly block: ConversationPlan
  readonly parts: readonly AnswerPart[]
  readonly onAsk: (words: string) => void
}

/** Questions that continue the last answer, as declared for its tool. */
function NextQuestions({ block, parts, onAsk }: NextQuestionsProps): ReactNode {
  const last = parts.at(-1)
  const isOpen = last?.outcome === 'asks' || last?.outcome === 'refused'
  const next = isOpen ? undefined : block.tools.find(({ tool }) => tool === last?.tool)?.next
  if (!next?.length) return null
  return (
    <div className="qs-answer-choices">
      {next.map(({ id, text }) => (
        <Button key={id} onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
    </div>
  )
}

interface PartProps {
  readonly block: ConversationPlan
  readonly part: AnswerPart
  /** A language model has put it in words already. */
  readonly isSaid: boolean
  readonly onAsk: (words: string) => void
}

function Part({ block, part, isSaid, onAsk }: PartProps): ReactNode {
  const portal = usePortal()
  const remedy = part.refusal === undefined ? undefined : portal.remedyOf(part.refusal)
  const { path } = part
  return (
    <section className="qs-answer-part" data-tool={part.tool} data-outcome={part.outcome} aria-label={part.label}>
      {part.facts && part.facts.length > 0 ? (
        <dl className="qs-answer-facts">
          {part.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isSaid ? null : <p className="qs-answer-text">{part.text}</p>}
      {part.choices && part.choices.length > 0 ? (
        <div className="qs-answer-choices">
          {part.choices.map((choice) => (
            <Button key={choice} onClick={() => onAsk(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      ) : null}
      {remedy ? (
        <Button tone="primary" onClick={() => portal.openDialog(remedy.page)}>
          {remedy.label}
        </Button>
      ) : null}
      {part.outcome === 'answered' || part.outcome === 'unknown' ? <PartBlocks block={block} part={part} /> : null}
      {path === undefined ? null : (
        <a className="qs-text-button" href={path} onClick={(event) => follow(event, portal, path)}>
          {portal.text('engine.conversation.open')}
        </a>
      )}
    </section>
  )
}

/** The blocks of the tool, over the query of the answer. */
function PartBlocks({ block, part }: Pick<PartProps, 'block' | 'part'>): ReactNode {
  const page = usePage()
  const { query, answer } = part
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box)
  const context = useMemo(() => ({ ...page, scope: { ...page.scope, query: query ?? {}, answer } }), [page, query, answer])
  const blocks = block.tools.find(({ tool }) => tool === part.tool)?.blocks
  if (!blocks) return null
  return (
    <PageContextProvider value={context}>
      <div
        ref={box}
        className="qs-answer-blocks"
        data-overflows={overflows ? '' : undefined}
        {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': part.label } : {})}
      >
        <Blocks blocks={blocks} />
      </div>
    </PageContextProvider>
  )
}
