import type { ReactNode } from 'react'
import { BlockHead, optionOf, resultOf, usePage, usePortal } from '#engine'
import type { FeeTermsPlan } from '#generated/blocks.ts'
import './fee-tools.css'

interface Term {
  readonly line: string
  readonly fee: string
  readonly parameter: string
  readonly unit: string
  readonly explanation: string
  readonly tax: string
  readonly format: string
  readonly assumed?: readonly string[]
}

interface TariffTerms {
  readonly tariff: string
  readonly label: string
  readonly service: string
  readonly ports: readonly string[]
  readonly variant: string
  readonly validity: string
  readonly reason: string
  /** Only for readers who may see sources. */
  readonly source?: string
  readonly terms: readonly Term[]
}

/** The terms on which fees are quoted, one table per tariff. On a phone each fee is a card. */
export function FeeTermsBlock({ block }: { readonly block: FeeTermsPlan }): ReactNode {
  const { text } = usePortal()
  const { bundle, scope } = usePage()
  const found = resultOf(block.of, scope)
  const tariffs = Array.isArray(found) ? (found as TariffTerms[]) : []
  const services = [...new Set(tariffs.map(({ service }) => service))]
  const nameOf = (key: string, value: string) => optionOf(bundle.options[key], value)?.label ?? value
  return (
    <div className="qs-fee-terms">
      <BlockHead label={block.label} />
      {tariffs.length === 0 ? <p className="qs-quiet">{text('terms.none')}</p> : null}
      {services.map((service) => (
        <section key={service} aria-labelledby={`terms-${service}`}>
          {/* Under the block's own heading a single service needs none. */}
          <h2 id={`terms-${service}`} className={block.label && services.length === 1 ? 'qs-only-spoken' : undefined}>
            {nameOf('dictionary:service-type', service)}
          </h2>
          {tariffs
            .filter((tariff) => tariff.service === service)
            .map(({ tariff, label, ports, variant, validity, reason, source, terms }) => (
              <div key={tariff} className="qs-fee-terms-tariff" id={tariff}>
                <h3>{label}</h3>
                <p className="qs-quiet">
                  {[
                    ports.length > 0
                      ? ports.map((port) => nameOf('reference:port', port)).join(text('terms.and'))
                      : text('terms.everyPort'),
                    reason,
                    variant,
                    validity,
                    source ? text('terms.source', { source: nameOf('dictionary:figure-source', source) }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <TermTable caption={label} terms={terms} />
              </div>
            ))}
        </section>
      ))}
    </div>
  )
}

const columns = ['parameter', 'unit', 'explanation', 'tax', 'format'] as const

function TermTable({ caption, terms }: { readonly caption: string; readonly terms: readonly Term[] }): ReactNode {
  const { text } = usePortal()
  return (
    <table className="qs-term-table">
      <caption className="qs-only-spoken">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('terms.column.fee')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {text(`terms.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term.line}>
            <th scope="row">
              {term.fee}
              <Assumed members={term.assumed} />
            </th>
            {columns.map((column) => (
              <td key={column} data-column={column} data-label={text(`terms.column.${column}`)}>
                {term[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Terms without a confirmed value. The server sends them to analysts only. */
export function Assumed({ members }: { readonly members: readonly string[] | undefined }): ReactNode {
  const { text } = usePortal()
  if (!members || members.length === 0) return null
  return <span className="qs-assumed">{text('terms.assumed', { members: members.join(text('terms.and')) })}</span>
}
