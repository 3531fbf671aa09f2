/** The total of a live price: at the head of its panel, and on a phone at the foot of the window while the panel is out of sight. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoney, usePage, usePortal } from '#engine'
import type { FeeSheet } from './compare-lines.ts'
import './quote-total.css'

export function QuoteTotal({ sheet }: { readonly sheet: FeeSheet }): ReactNode {
  const { text } = usePortal()
  const { submits } = usePage()
  const head = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(head)
  const headId = useId()
  const total = (
    <>
      <span className="qs-quote-label">{text('freight.total')}</span>
      <strong>{formatMoney(sheet.baseTotal, sheet.baseCurrency, 'always')}</strong>
      {sheet.totals.length > 1 ? (
        <span className="qs-quote-parts">
          {sheet.totals.map(({ currency, amount }) => formatMoney(amount, currency, 'always')).join(' + ')}
        </span>
      ) : null}
    </>
  )
  // For pointers only: keyboards and screen readers have the form's own button, and would meet the same one twice.
  const button = submits ? (
    <button
      type="submit"
      form={submits.form}
      className="qs-button"
      data-tone="primary"
      disabled={submits.busy}
      tabIndex={-1}
      aria-hidden="true"
    >
      <span>{submits.label}</span>
    </button>
  ) : null
  return (
    <>
      <div ref={head} id={headId} className="qs-quote-head">
        <p className="qs-quote-sum">{total}</p>
        {button}
      </div>
      {submits && !isSeen
        ? createPortal(
            <div className="qs-quote-bar">
              <a className="qs-quote-sum" href={`#${headId}`} onClick={(event) => show(event, head.current)}>
                {total}
                <span className="qs-only-spoken">{text('freight.toFees')}</span>
              </a>
              {button}
            </div>,
            // The form is a size container, and some browsers would fix the bar to it instead of the window.
            document.body,
          )
        : null}
    </>
  )
}

/** Keeps the address: it holds the values of the form. */
function show(event: React.MouseEvent, head: HTMLElement | null): void {
  event.preventDefault()
  head?.scrollIntoView({ block: 'center' })
}

/** Whether an element is in the window; until known, it is. */
function useSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
