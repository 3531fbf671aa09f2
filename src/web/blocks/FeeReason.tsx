import type { ReactNode } from 'react'
import { formatDecimal, optionOf, usePage, usePortal } from '#engine'
import type { FeeLine } from './compare-lines.ts'
import './fee-tools.css'

/** Explains a fee: inputs, free allowance, deciding values, and the rule. */
export function FeeReason({ line, fee }: { readonly line: FeeLine; readonly fee: string }): ReactNode {
  const { text } = usePortal()
  const { bundle } = usePage()
  const { why } = line
  if (!why) return null
  const facts = bundle.options['facts:tariff']
  const say = (fact: string, value: string): string => {
    const list = optionOf(facts, fact)?.code
    if (value === 'true' || value === 'false') return text(value === 'true' ? 'engine.yes' : 'engine.no')
    return (list === undefined ? undefined : optionOf(bundle.options[list], value)?.label) ?? value
  }
  return (
    <details className="qs-fee-why">
      <summary>
        {text('freight.why')} <span className="qs-only-spoken">{fee}</span>
      </summary>
      <dl>
        {Object.entries(why.inputs).map(([fact, value]) => (
          <Said key={fact} name={optionOf(facts, fact)?.label ?? fact} value={say(fact, value)} />
        ))}
        {why.free === undefined ? null : <Said name={text('freight.whyFree')} value={formatDecimal(why.free)} />}
        {why.quantity === undefined ? null : <Said name={text('freight.whyCharged')} value={formatDecimal(why.quantity)} />}
        <Said name={text('freight.whyBy')} value={text(`freight.whyBy.${why.decided}`, { tier: why.tier ?? '' })} />
        <Said name={text('freight.whyRule')} value={<code>{`${why.path}:${why.row}`}</code>} />
      </dl>
    </details>
  )
}

function Said({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Terms without a confirmed value. The server sends them only to users who may see them. */
export function FeeAssumed({ line }: { readonly line: FeeLine }): ReactNode {
  const { text } = usePortal()
  if (!line.why) return null
  const { source, assumed = [] } = line.why
  if (source !== 'assumed' && assumed.length === 0) return null
  return <span className="qs-assumed">{text('freight.whyAssumed')}</span>
}
