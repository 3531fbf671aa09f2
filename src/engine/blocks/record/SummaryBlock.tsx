import type { ReactNode } from 'react'
import type { SummaryPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { Value } from '../../display/Value.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import './summary.css'

/** The header of a record: name, state and the most important fields. */
export function SummaryBlock({ block }: { readonly block: SummaryPlan }): ReactNode {
  const { bundle, scope } = usePage()
  const record = resultOf(block.of, scope)
  if (isAbsent(record)) return null
  const Heading = bundle.page.heading === 'hidden' ? 'h1' : 'h2'
  const facts = (block.facts ?? []).filter((fact) => !isAbsent(readField(record, fact.field)))
  return (
    <div className="qs-summary" data-pictured={block.picture ? '' : undefined}>
      {block.picture ? (
        <div className="qs-summary-picture">
          <Value column={block.picture} row={record} />
        </div>
      ) : null}
      <div className="qs-summary-head">
        <p className="qs-summary-kind">{block.name.label}</p>
        <Heading>
          <Value column={block.name} row={record} />
        </Heading>
        {block.state ? <Value column={block.state} row={record} /> : null}
      </div>
      {facts.length > 0 ? (
        <dl className="qs-facts">
          {facts.map((fact) => (
            <div key={fact.id} data-display={fact.display}>
              <dt>{fact.label}</dt>
              <dd>
                <Value column={fact} row={record} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
