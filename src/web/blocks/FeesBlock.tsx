import type { ReactNode } from 'react'
import { BlockHead, formatDateTime, isAbsent, resultOf, usePage, usePortal } from '#engine'
import type { FeesPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { FeeTable } from './FeeTable.tsx'

type OrderFees = Pick<Operations['read-order']['output'], 'estimated' | 'confirmed' | 'acceptedAt' | 'acceptedBy'>

/** The fees of an order: estimate and confirmation, with who confirmed them and when. */
export function FeesBlock({ block }: { readonly block: FeesPlan }): ReactNode {
  const { text } = usePortal()
  const { scope } = usePage()
  const order = resultOf(block.of, scope) as OrderFees | undefined
  if (!order) return null
  // Without an estimate, show only the confirmed charges.
  const sheet = order.estimated ?? order.confirmed
  return (
    <section className="qs-fees">
      <BlockHead label={block.label} />
      <FeeHistory order={order} />
      {sheet ? (
        <FeeTable
          caption={block.label ?? text('freight.fees')}
          estimated={sheet}
          confirmed={order.estimated ? order.confirmed : undefined}
          isConfirmed={order.confirmed !== undefined}
        />
      ) : (
        <p className="qs-quiet">{text('freight.onRequest')}</p>
      )}
      {isAbsent(order.confirmed?.note) ? null : (
        <p className="qs-fee-note">
          <span className="qs-quiet">{text('freight.note')}</span> {order.confirmed?.note}
        </p>
      )}
    </section>
  )
}

/** Estimated, confirmed, accepted: each with its time and, if known, its person. */
function FeeHistory({ order }: { readonly order: OrderFees }): ReactNode {
  const { text } = usePortal()
  return (
    <ol className="qs-fee-history">
      {order.estimated ? <FeeStep name={text('freight.step.estimated')} at={order.estimated.at} /> : null}
      {order.confirmed ? (
        <FeeStep name={text('freight.step.confirmed')} at={order.confirmed.at} by={order.confirmed.by} />
      ) : (
        <li className="qs-quiet">{text('freight.toBeConfirmed')}</li>
      )}
      {isAbsent(order.acceptedAt) ? null : <FeeStep name={text('freight.step.accepted')} at={order.acceptedAt} by={order.acceptedBy} />}
    </ol>
  )
}

function FeeStep({
  name,
  at,
  by,
}: {
  readonly name: string
  readonly at?: string | undefined
  readonly by?: string | undefined
}): ReactNode {
  const { shell } = usePortal()
  return (
    <li>
      <strong>{name}</strong> {by ? <span>{by}</span> : null}{' '}
      {at ? <time dateTime={at}>{formatDateTime(at, shell.brand.timeZone)}</time> : null}
    </li>
  )
}
