import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import type { RecordHeadPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { Value } from '../../display/Value.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import { timeLeft } from '../../plan/time-left.ts'
import { useNow } from '../../use-now.ts'
import { HeadActions } from './HeadActions.tsx'
import './record-head.css'

/** The head of a record; it stays in view. On a phone, only its first lines do. */
export function RecordHeadBlock({ block }: { readonly block: RecordHeadPlan }): ReactNode {
  const { bundle, scope } = usePage()
  const now = useNow()
  const record = resultOf(block.of, scope)
  if (isAbsent(record)) return null
  const Heading = bundle.page.heading === 'hidden' ? 'h1' : 'h2'
  const present = (columns: readonly ColumnPlan[] = []) => columns.filter((column) => !isAbsent(readField(record, column.field)))
  const [route] = present(block.route ? [block.route] : [])
  const [total] = present(block.total ? [block.total] : [])
  const isPassed = ({ field }: ColumnPlan) => timeLeft(String(readField(record, field)), now)?.passed
  const facts = present(block.facts)
  const moments = present(block.moments)
  return (
    <div className="qs-record-head">
      <div className="qs-record-line">
        <div className="qs-record-name">
          <Heading>
            <Value column={block.name} row={record} />
          </Heading>
          {block.state ? <Value column={block.state} row={record} /> : null}
          {route ? <Value column={route} row={record} /> : null}
        </div>
        {total ? (
          <div className="qs-record-total">
            <span className="qs-only-spoken">{total.label} </span>
            <Value column={total} row={record} />
          </div>
        ) : null}
        {block.actions ? <HeadActions actions={block.actions} life={block.life} /> : null}
      </div>
      {facts.length > 0 ? (
        <dl className="qs-record-facts">
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>
                <Value column={fact} row={record} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {moments.length > 0 ? (
        <dl className="qs-record-facts">
          {moments.map((moment) => (
            <div key={moment.id} data-passed={isPassed(moment) ? '' : undefined} data-moment="">
              <dt>{moment.label}</dt>
              <dd>
                <Value column={moment} row={record} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
