import type { ReactNode } from 'react'
import { milestoneLine } from '#domain'
import { BlockHead, Chip, formatDateTime, optionOf, resultOf, usePage, usePortal } from '#engine'
import type { MilestonesPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import './freight.css'

type OrderSteps = Pick<Operations['read-order']['output'], 'milestones' | 'steps' | 'holds'>
type Hold = NonNullable<OrderSteps['holds']>[number]

/** The order's progress as a line. A step only counts as done once it is reported as actual: the next one may come first. */
export function MilestonesBlock({ block }: { readonly block: MilestonesPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const order = resultOf(block.of, scope) as OrderSteps | undefined
  const steps = bundle.options['dictionary:milestone'] ?? []
  const line = milestoneLine(order?.steps ?? steps.map(({ value }) => value), order?.milestones ?? [])
  return (
    <section className="qs-milestones">
      <BlockHead label={block.label} />
      <div className="qs-milestones-room">
        <ol>
          {line.map(({ milestone, report }) => (
            <li
              key={milestone}
              data-classifier={report?.classifier ?? 'none'}
              data-held={holdsOf(order, milestone).some(isOpen) ? '' : undefined}
            >
              <span className="qs-milestone-name">{optionOf(steps, milestone)?.label ?? milestone}</span>
              {report ? (
                <span className="qs-milestone-facts">
                  <span className="qs-milestone-kind">
                    {optionOf(bundle.options['dictionary:event-classifier'], report.classifier)?.label ?? report.classifier}
                  </span>{' '}
                  <time dateTime={report.at}>{formatDateTime(report.at, portal.shell.brand.timeZone)}</time>
                  {report.place ? <span className="qs-milestone-place"> {report.place}</span> : null}
                  {report.note ? <span className="qs-milestone-place"> {report.note}</span> : null}
                </span>
              ) : (
                <span className="qs-milestone-facts">{portal.text('freight.notReported')}</span>
              )}
              {holdsOf(order, milestone).map((hold) => (
                <HoldLine key={hold.heldAt} hold={hold} />
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function holdsOf(order: OrderSteps | undefined, milestone: string): readonly Hold[] {
  return (order?.holds ?? []).filter((hold) => hold.milestone === milestone)
}

function isOpen({ releasedAt }: Hold): boolean {
  return releasedAt === undefined
}

/** A hold at a step: reason and start; once released, the end. */
function HoldLine({ hold }: { readonly hold: Hold }): ReactNode {
  const { text, shell } = usePortal()
  const time = (at: string) => formatDateTime(at, shell.brand.timeZone)
  return (
    <span className="qs-milestone-hold">
      <Chip tone={isOpen(hold) ? 'red' : 'grey'}>{text(isOpen(hold) ? 'freight.held' : 'freight.released')}</Chip>{' '}
      <span>{hold.reason}</span> <time dateTime={hold.releasedAt ?? hold.heldAt}>{time(hold.releasedAt ?? hold.heldAt)}</time>
    </span>
  )
}
