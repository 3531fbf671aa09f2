import type { ReactNode } from 'react'
import {
  BlockHead,
  formatDate,
  formatMoney,
  isAbsent,
  type LiveAnswer,
  RemedyButton,
  refusalSentence,
  resultOf,
  usePage,
  usePortal,
} from '#engine'
import type { QuotePlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { lacksSession } from '#rules'
import type { FeeSheet } from './compare-lines.ts'
import { FeeTable } from './FeeTable.tsx'
import { QuoteTotal } from './QuoteTotal.tsx'

/** What a form is priced with, now or when the quote was saved. */
type PricedForm =
  | Operations[Exclude<PricingName, CalculatorName>]['output']
  | Operations['read-saved-quote' | 'read-shared-quote']['output']
  | Operations['price-saved-quote']['output']['before' | 'now']
  | NonNullable<OrderAgain['now']>
/** The original cost of an order: it is not valid for a period. */
type Priced = PricedForm | NonNullable<OrderAgain['before']>
/** A price calculated by the server. One with lines has their totals. */
type Quote = Required<Pick<Priced, keyof FeeSheet>> & Pick<PricedForm, 'validTo' | 'etd' | 'exchangeDate'>

type PricingName = Extract<keyof Operations, `price-${string}`>
/** Their answers are shown by other blocks, or hold two prices. */
type CalculatorName = 'price-box-cost' | 'price-free-time' | 'price-saved-quote'
type OrderAgain = Operations['read-order-again']['output']

/** The live price of the booking form next to it, line by line; or why there is none. */
export function QuoteBlock({ block }: { readonly block: QuotePlan }): ReactNode {
  const { scope, live } = usePage()
  const answer: LiveAnswer = block.of === undefined ? (live ?? { state: 'idle' }) : { state: 'ready', value: resultOf(block.of, scope) }
  const quote = isQuote(answer.value) ? answer.value : undefined
  const former = resultOf(block.before, scope)
  const before = isQuote(former) ? former : undefined
  return (
    <section className="qs-quote" aria-busy={answer.state === 'loading'} data-state={answer.state}>
      <BlockHead label={block.label} />
      {answer.state === 'refused' ? (
        <Refusal answer={answer} />
      ) : quote ? (
        <QuoteLines quote={quote} before={before} label={block.label} isLive={block.of === undefined} />
      ) : (
        <Waiting block={block} answer={answer} />
      )}
    </section>
  )
}

interface QuoteLinesProps {
  readonly quote: Quote
  readonly before: Quote | undefined
  readonly label: string | undefined
  /** Next to a form: the total stays in sight while the form is filled in. */
  readonly isLive: boolean
}

function QuoteLines({ quote, before, label, isLive }: QuoteLinesProps): ReactNode {
  const { text } = usePortal()
  if (quote.lines.length === 0) return <p className="qs-quiet">{text('freight.onRequest')}</p>
  return (
    <>
      {/* Only the total is announced as it changes; the lines can be read on demand. */}
      <p className="qs-only-spoken" role="status">
        {text('freight.spokenTotal', { amount: formatMoney(quote.baseTotal, quote.baseCurrency, 'always') })}
      </p>
      {isLive ? <QuoteTotal sheet={quote} /> : null}
      {before ? (
        <FeeTable caption={label ?? text('freight.quote')} estimated={before} confirmed={quote} comparison="again" />
      ) : (
        <FeeTable caption={label ?? text('freight.quote')} estimated={quote} />
      )}
      <p className="qs-fee-note">{describeTerms(quote, text)}</p>
    </>
  )
}

/** Validity and basis of the price, in a sentence. */
function describeTerms({ etd, validTo, exchangeDate = '' }: Quote, text: ReturnType<typeof usePortal>['text']): string {
  const exchange = { exchangeDate: formatDate(exchangeDate) }
  if (validTo === undefined) return text('freight.tariffNote', exchange)
  if (etd === undefined) return text('freight.datedNote', { ...exchange, validTo: formatDate(validTo) })
  return text('freight.quoteNote', { ...exchange, etd: formatDate(etd), validTo: formatDate(validTo) })
}

function Waiting({ block, answer }: { readonly block: QuotePlan; readonly answer: LiveAnswer }): ReactNode {
  const { text } = usePortal()
  return <p className="qs-quiet">{answer.state === 'loading' ? text('freight.calculating') : (block.idle ?? text('freight.idle'))}</p>
}

const notSignedIn = 'error.not-signed-in'

/** Why there is no price: a partial one is never shown. */
function Refusal({ answer }: { readonly answer: LiveAnswer }): ReactNode {
  const portal = usePortal()
  if (!answer.refusal) return null
  const signedOut = lacksSession(answer.refusal.code)
  return (
    <div className="qs-quote-refusal" role="status">
      <p>{refusalSentence(portal, answer.refusal)}</p>
      <RemedyButton reason={signedOut ? notSignedIn : answer.refusal.error.id} tone="primary" />
    </div>
  )
}

function isQuote(value: unknown): value is Quote {
  return typeof value === 'object' && value !== null && 'lines' in value && !isAbsent(value.lines)
}
