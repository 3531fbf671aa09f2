import type { ReactNode } from 'react'
import { BlockHead, formatMoney, optionOf, resultOf, usePage, usePortal } from '#engine'
import type { BoxCostPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { FeeTable } from './FeeTable.tsx'
import { Assumed } from './FeeTermsBlock.tsx'
import { ToolAnswer, toolAnswerOf } from './ToolAnswer.tsx'
import './fee-tools.css'

type BoxCost = Operations['price-box-cost']['output']
type Rule = BoxCost['rules'][number]

/** Local charges for the given containers with their sum; below, the possible extra charges for the same containers. */
export function BoxCostBlock({ block }: { readonly block: BoxCostPlan }): ReactNode {
  const { text } = usePortal()
  const { scope, live } = usePage()
  const answer = toolAnswerOf<BoxCost>(block.of === undefined ? live : { state: 'ready', value: resultOf(block.of, scope) }, 'lines')
  return (
    <ToolAnswer label={block.label} idle={block.idle} answer={answer}>
      {(cost) => (
        <>
          <p className="qs-only-spoken" role="status">
            {text('freight.spokenTotal', { amount: formatMoney(cost.baseTotal, cost.baseCurrency, 'always') })}
          </p>
          <FeeTable caption={block.label ?? text('freight.fees')} estimated={cost} />
          {cost.rules.length > 0 ? <Rules rules={cost.rules} /> : null}
        </>
      )}
    </ToolAnswer>
  )
}

function Rules({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  const { text } = usePortal()
  const { options } = usePage().bundle
  const tariffs = [...new Map(rules.map(({ tariff, label }) => [tariff, label]))]
  return (
    <section className="qs-box-rules">
      <BlockHead label={text('terms.mayAdd')} text={text('terms.mayAddWhy')} />
      {tariffs.map(([tariff, label]) => (
        <div key={tariff}>
          <h3>{label}</h3>
          <dl className="qs-rule-list">
            {rules
              .filter((rule) => rule.tariff === tariff)
              .map((rule) => (
                <div key={`${rule.fee} ${rule.explanation}`}>
                  <dt>
                    {rule.fee}
                    <Assumed members={rule.assumed} />
                  </dt>
                  <dd>
                    {rule.explanation}
                    {rule.prices.length > 0 ? (
                      <ul className="qs-rule-prices">
                        {rule.prices.map(({ boxType, price }) => (
                          <li key={boxType}>
                            <span className="qs-fee-box">{optionOf(options['dictionary:container-type'], boxType)?.label ?? boxType}</span>{' '}
                            {price}
                          </li>
                        ))}
                      </ul>
                    ) : null}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
