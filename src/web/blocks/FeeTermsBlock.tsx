import { type MouseEvent, type ReactNode, useState } from 'react'
import { BlockHead, follow, hrefWithQuery, optionOf, resultOf, usePage, usePortal } from '#engine'
import type { FeeTermsPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import './fee-tools.css'

type TariffTerms = Operations['list-tariff-terms']['output']['tariffs'][number]
type Term = TariffTerms['terms'][number]

/** The terms on which fees are quoted, one table per tariff. On a phone each fee is a card. */
export function FeeTermsBlock({ block }: { readonly block: FeeTermsPlan }): ReactNode {
  const { text, location } = usePortal()
  const { scope } = usePage()
  const [typed, setTyped] = useState('')
  const result = resultOf(block.of, scope)
  const tariffs = Array.isArray(result) ? (result as TariffTerms[]) : []
  const services = [...new Set(tariffs.map(({ service }) => service))]
  const serviceInAddress = block.chosenBy === undefined ? undefined : location.query[block.chosenBy]
  const chosen = services.find((service) => service === serviceInAddress) ?? services[0]
  const words = typed.trim().toLowerCase()
  // A search looks through all services.
  const matchingTariffs = words !== '' ? tariffs.flatMap((tariff) => withWords(tariff, words)) : tariffs
  const groups = block.chosenBy === undefined || words !== '' ? services : [chosen]
  const sections = groups.map((service) => ({
    service: service ?? '',
    tariffs: matchingTariffs.filter((tariff) => tariff.service === service),
  }))
  const terms = sections
    .filter((section) => section.tariffs.length > 0)
    .map((section) => <ServiceTerms key={section.service} {...section} quiet={block.label !== undefined && services.length === 1} />)
  return (
    <div className="qs-fee-terms">
      <BlockHead label={block.label} />
      {tariffs.length === 0 ? <p className="qs-quiet">{text('terms.none')}</p> : null}
      {block.chosenBy === undefined || tariffs.length === 0 ? (
        terms
      ) : (
        <div className="qs-terms-columns">
          <div className="qs-terms-side">
            <input
              type="search"
              className="qs-control"
              aria-label={text('terms.find')}
              placeholder={text('terms.find')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Services
              services={services}
              chosen={words === '' ? chosen : undefined}
              parameter={block.chosenBy}
              onChoose={() => setTyped('')}
            />
          </div>
          <div aria-live="polite">
            {words !== '' && matchingTariffs.length === 0 ? (
              <p className="qs-quiet">{text('terms.nothingFound', { typed: typed.trim() })}</p>
            ) : (
              terms
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** The tariff with those of its terms that contain the words; all of them if they are in its name. */
function withWords(tariff: TariffTerms, words: string): readonly TariffTerms[] {
  if (tariff.label.toLowerCase().includes(words)) return [tariff]
  const terms = tariff.terms.filter(({ fee, parameter, explanation }) => `${fee} ${parameter} ${explanation}`.toLowerCase().includes(words))
  return terms.length === 0 ? [] : [{ ...tariff, terms }]
}

interface ServicesProps {
  readonly services: readonly string[]
  readonly chosen: string | undefined
  readonly parameter: string
  readonly onChoose: () => void
}

function Services({ services, chosen, parameter, onChoose }: ServicesProps): ReactNode {
  const portal = usePortal()
  const nameOf = useNames()
  const { path, query } = portal.location
  return (
    <nav aria-label={portal.text('terms.services')}>
      <ul>
        {services.map((service) => {
          const href = hrefWithQuery(path, { ...query, [parameter]: service })
          const go = (event: MouseEvent<HTMLElement>) => {
            onChoose()
            follow(event, portal, href, { keepScroll: true })
          }
          return (
            <li key={service}>
              <a href={href} aria-current={service === chosen ? 'page' : undefined} onClick={go}>
                {nameOf('dictionary:service-type', service)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface ServiceTermsProps {
  readonly service: string
  readonly tariffs: readonly TariffTerms[]
  /** Below the block's own heading a single service needs none. */
  readonly quiet: boolean
}

function ServiceTerms({ service, tariffs, quiet }: ServiceTermsProps): ReactNode {
  const { text } = usePortal()
  const nameOf = useNames()
  const whereOf = (ports: readonly string[]) =>
    ports.length > 0 ? ports.map((port) => nameOf('reference:port', port)).join(text('terms.and')) : text('terms.everyPort')
  return (
    <section aria-labelledby={`terms-${service}`}>
      <h2 id={`terms-${service}`} className={quiet ? 'qs-only-spoken' : undefined}>
        {nameOf('dictionary:service-type', service)}
      </h2>
      {tariffs.map(({ tariff, label, ports, variant, validity, reason, source, terms }) => {
        const origin = source ? text('terms.source', { source: nameOf('dictionary:figure-source', source) }) : ''
        return (
          <div key={tariff} className="qs-fee-terms-tariff" id={tariff}>
            <h3>{label}</h3>
            <p className="qs-quiet">{[whereOf(ports), reason, variant, validity, origin].filter(Boolean).join(' · ')}</p>
            <TermTable caption={label} terms={terms} />
          </div>
        )
      })}
    </section>
  )
}

function useNames(): (key: string, value: string) => string {
  const { bundle } = usePage()
  return (key, value) => optionOf(bundle.options[key], value)?.label ?? value
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

/** Marks terms without a confirmed value. */
export function Assumed({ members }: { readonly members: readonly string[] | undefined }): ReactNode {
  const { text } = usePortal()
  if (!members || members.length === 0) return null
  return <span className="qs-assumed">{text('terms.assumed')}</span>
}
