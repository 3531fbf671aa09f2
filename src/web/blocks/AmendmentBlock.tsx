import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import { BlockHead, Chip, formatDateTime, formatMoney, isAbsent, readField, resultOf, usePage, usePortal, Value } from '#engine'
import type { AmendmentPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import type { FeeSheet } from './compare-lines.ts'
import { FeeTable } from './FeeTable.tsx'
import './amendment.css'

type Order = Operations['read-order']['output']
type ChangedOrder = Pick<Order, 'booking' | 'confirmed' | 'openChange' | 'earlierChanges' | 'partPaid' | 'dueTotal' | 'baseCurrency'>
type Change = NonNullable<Order['openChange']>

/** The pending change: values and costs before and after; decided changes below. */
export function AmendmentBlock({ block }: { readonly block: AmendmentPlan }): ReactNode {
  const { text } = usePortal()
  const { scope } = usePage()
  const order = resultOf(block.of, scope) as ChangedOrder | undefined
  const fields = (block.groupsOf?.[String(resultOf(block.formOf, scope))] ?? []).flatMap((group) => group.fields)
  const earlier = order?.earlierChanges ?? []
  if (!order || (!order.openChange && earlier.length === 0)) return null
  return (
    <section className="qs-amendment">
      <BlockHead label={block.label} />
      {order.partPaid !== true || order.dueTotal === undefined ? null : (
        <p className="qs-amendment-due">{text('change.due', { amount: formatMoney(order.dueTotal, order.baseCurrency, 'always') })}</p>
      )}
      {order.openChange ? (
        <ChangeView change={order.openChange} fields={fields} booking={order.booking} fees={order.confirmed} isOpen />
      ) : null}
      {earlier.length > 0 ? (
        <details>
          <summary>{text('change.earlier', { count: earlier.length })}</summary>
          {[...earlier].reverse().map((change) => (
            <ChangeView
              key={change.no}
              change={change}
              fields={fields}
              booking={change.before?.booking ?? order.booking}
              fees={change.before?.fees ?? order.confirmed}
            />
          ))}
        </details>
      ) : null}
    </section>
  )
}

interface ChangeViewProps {
  readonly change: Change
  readonly fields: readonly ColumnPlan[]
  readonly booking: Change['booking']
  readonly fees: FeeSheet | undefined
  readonly isOpen?: boolean
}

function ChangeView({ change, fields, booking, fees, isOpen = false }: ChangeViewProps): ReactNode {
  const { shell, text } = usePortal()
  const { bundle } = usePage()
  const inTime = (at: string) => formatDateTime(at, shell.brand.timeZone)
  const outcome = bundle.options['dictionary:change-outcome']?.find(({ value }) => value === change.outcome)
  const differing = fields.filter(({ field }) => !isSame(readField(booking, field), readField(change.booking, field)))
  return (
    <article className="qs-amendment-change">
      <p className="qs-quiet">{text('change.asked', { by: change.by, at: inTime(change.at) })}</p>
      {isAbsent(change.reason) ? null : <p className="qs-amendment-reason">{change.reason}</p>}
      {differing.length === 0 ? (
        <p>{text('change.nothing')}</p>
      ) : (
        <table className="qs-amendment-table">
          <caption className="qs-only-spoken">{text('change.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('change.field')}</th>
              <th scope="col">{text('change.before')}</th>
              <th scope="col">{text('change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field.id}>
                <th scope="row">{field.label}</th>
                <td>
                  <Value column={field} row={booking} />
                </td>
                <td>
                  <Value column={field} row={change.booking} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {change.fees && fees ? (
        <FeeTable caption={text('change.fees')} estimated={fees} confirmed={change.fees} comparison="change" />
      ) : isOpen ? (
        <p className="qs-quiet">{text('change.waits')}</p>
      ) : null}
      {change.offeredBy === undefined || change.offeredAt === undefined ? null : (
        <p className="qs-quiet">{text('change.offered', { by: change.offeredBy, at: inTime(change.offeredAt) })}</p>
      )}
      {isAbsent(change.note) ? null : <p>{change.note}</p>}
      {outcome && change.settledAt !== undefined ? (
        <p className="qs-amendment-outcome">
          <Chip tone={outcome.tone ?? 'grey'}>{outcome.label}</Chip>
          {text('change.settled', { by: change.settledBy ?? '', at: inTime(change.settledAt) })}
        </p>
      ) : null}
      {isAbsent(change.settledReason) ? null : <p>{change.settledReason}</p>}
    </article>
  )
}

/** Two empty values count as equal. */
function isSame(one: unknown, other: unknown): boolean {
  return (isAbsent(one) && isAbsent(other)) || JSON.stringify(one) === JSON.stringify(other)
}
